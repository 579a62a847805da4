// Sessions: what a sign-in gives to a browser. The token in the cookie is never stored, only its
// keyed hash.
#pragma once

#include "auth/person.hpp"
#include "auth/secrets.hpp"

#include <optional>

namespace auth {

inline constexpr std::int64_t session_idle_ms = 30LL * 60'000;    // from its last use until it ends
inline constexpr std::int64_t session_ms_max = 12LL * 3'600'000;  // from its sign-in, in any case
inline constexpr std::int64_t session_noted_ms = 60'000;  // its use is written at most this often

// The names of the cookie: over TLS or from this machine, and otherwise. Browsers let only this
// host, over such a connection, set the first.
inline constexpr std::string_view secure_cookie = "__Host-comanda", plain_cookie = "comanda";

// The content of a cookie: the account, by which the session is found, and the secret.
struct SessionToken {
    std::string account, token;
    std::string text() const { return account + '.' + token; }
};
// Nothing when the text has another form.
std::optional<SessionToken> read_session_token(std::string_view text);

struct Session {
    std::string account, id, sign_in;
    std::int64_t created_ms = 0, last_ms = 0, expires_ms = 0;
    std::string network{}, agent{};  // from where, and a few words about the browser
    bool is_of_device = false;       // of a paired device (auth/pairings.hpp): no time ends it

    bool is_over(std::int64_t now_ms) const {
        if (is_of_device) return false;
        return now_ms >= expires_ms || now_ms >= last_ms + session_idle_ms;
    }
};

struct NewSession {
    std::string account, id, sign_in, token;
    std::string network{}, address{}, agent{};  // address: a keyed digest
};

// The hint of every write that ends sessions or changes what people may do, so that every process
// calls SessionRing::forget().
inline constexpr std::string_view sessions_hint = "sessions";

// The most that a person may have; beyond that, the least recently used end.
inline constexpr std::int64_t sessions_max = 50;

// All functions that write send the hint, except add_session(), and need the lock of the account.
Session add_session(storage::Transaction& tx, const Pepper& pepper, const NewSession& session,
                    std::int64_t now_ms);
// False when the sign-in has no such open session.
bool end_session(storage::Transaction& tx, std::string_view account, std::string_view sign_in,
                 std::string_view id, std::int64_t now_ms);
// Ends all sessions of the sign-in but one; "" for all.
void end_sessions_of(storage::Transaction& tx, std::string_view account, std::string_view sign_in,
                     std::string_view but_not_id, std::int64_t now_ms);

// The open ones, the latest first.
std::vector<Session> sessions_of(storage::ReadView& view, std::string_view account,
                                 std::string_view sign_in, std::int64_t now_ms);
bool is_live_session(storage::ReadView& view, std::string_view account, std::string_view id,
                     std::int64_t now_ms);
// Whether the sign-in had a session from that address, by its keyed digest, since then.
bool had_session_from(storage::ReadView& view, std::string_view account, std::string_view sign_in,
                      std::string_view address, std::int64_t since_ms);
// Any write will do: a session that is gone, has ended or was used later is left alone.
void note_session_used(storage::Transaction& tx, std::string_view account, std::string_view id,
                       std::int64_t now_ms);
// Removes sessions that ended before `oldest_ms`, a bounded number; returns how many.
std::int64_t forget_sessions(storage::Transaction& tx, std::string_view account,
                             std::int64_t oldest_ms);

// The person of a token, if the session is open, the sign-in is active and of a person, and there
// is a store in which it has an active user; or the paired device, if its role and store are
// active.
struct FoundSession {
    std::shared_ptr<const Person> person;
    Session session;
};
std::optional<FoundSession> find_session(storage::ReadView& view, const Pepper& pepper,
                                         const SessionToken& token, std::int64_t now_ms);

// Ends it, as found by that token. Needs the lock of the account, and of a paired device that of
// its store.
void end_session(storage::Transaction& tx, const Pepper& pepper, const SessionToken& token,
                 const FoundSession& found, std::int64_t now_ms);
// Whether what was found then is still so: the session is open, and what it may do is the same.
bool is_unchanged(storage::ReadView& view, const Person& person, std::int64_t now_ms);

// What the tables hold of a token.
std::string session_hash(const Pepper& pepper, std::string_view token);
// What a write of the session must send in X-CSRF-Token.
std::string csrf_token(const Pepper& pepper, std::string_view token);

// Recognises cookies. Sessions are cached for at most 4 s, so that the end of a session and a
// change of rights are effective everywhere within 5 s even when their hint gets lost. Any thread.
class SessionRing {
public:
    SessionRing();
    ~SessionRing();

    // The person, from the cache or by `database`. Throws base::Refusal (401) when the session is
    // unknown or has ended.
    std::shared_ptr<const Person> recognise(const Pepper& pepper, std::string_view cookie,
                                            storage::Database& database, std::int64_t now_ms);
    // Whether this use of a cached session must be written now, with note_session_used().
    bool is_use_due(const Person& person, std::int64_t now_ms);
    void forget();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace auth
