#include "auth/sessions.hpp"

#include "auth/pairings.hpp"
#include "base/refusal.hpp"
#include "base/world.hpp"

#include <algorithm>
#include <mutex>
#include <unordered_map>

namespace auth {
namespace {

constexpr std::int64_t remembered_ms = 4'000;
constexpr std::size_t remembered_max = 10'000;
constexpr std::size_t account_characters = 24, token_characters = 43;

bool is_base62(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

base::Refusal not_signed_in() {
    return base::Refusal::unauthorized("The session has ended; sign in again.");
}

}  // namespace

std::optional<SessionToken> read_session_token(std::string_view text) {
    if (text.size() != account_characters + 1 + token_characters) return {};
    const std::string_view account = text.substr(0, account_characters);
    const std::string_view token = text.substr(account_characters + 1);
    if (text[account_characters] != '.' || !base::is_id(account) ||
        !std::ranges::all_of(token, is_base62))
        return {};
    return SessionToken{std::string(account), std::string(token)};
}

std::string session_hash(const Pepper& pepper, std::string_view token) {
    return pepper.hash("session", token);
}

std::string csrf_token(const Pepper& pepper, std::string_view token) {
    return pepper.hash("csrf", token).substr(0, 32);
}

void end_session(storage::Transaction& tx, const Pepper& pepper, const SessionToken& token,
                 const FoundSession& found, std::int64_t now_ms) {
    const Session& session = found.session;
    if (session.is_of_device)
        unpair(tx, token.account, session.id, session_hash(pepper, token.token));
    else
        end_session(tx, token.account, session.sign_in, session.id, now_ms);
}

bool is_unchanged(storage::ReadView& view, const Person& person, std::int64_t now_ms) {
    if (!person.device)
        return is_live_session(view, person.account, person.session, now_ms) &&
               rights_of(view, person.account, person.id) == person.rights;
    return is_unchanged_at_device(view, person, now_ms);
}

struct SessionRing::Impl {
    struct Hash {
        std::size_t operator()(const Fingerprint& key) const { return key.low; }
    };
    struct Entry {
        std::shared_ptr<const Person> person;
        Session session;
        std::int64_t read_ms = 0;   // when the table was read
        std::int64_t noted_ms = 0;  // the last use that was written, or is about to be

        // When the clock was set back, the cache counts as too old.
        bool is_fresh(std::int64_t now_ms) const {
            return now_ms >= read_ms && now_ms - read_ms < remembered_ms;
        }
    };

    std::mutex mutex;
    std::unordered_map<Fingerprint, Entry, Hash> entries;
    std::unordered_map<std::string, Fingerprint> by_id;
    std::uint64_t times_forgotten = 0;

    // Under the mutex. Removes it completely.
    void drop(const Fingerprint& key) {
        const auto known = entries.find(key);
        if (known == entries.end()) return;
        by_id.erase(known->second.session.id);
        entries.erase(known);
    }
};

SessionRing::SessionRing() : impl_(std::make_unique<Impl>()) {}
SessionRing::~SessionRing() = default;

// Uses that are not written yet outlive the cached person: a session in constant use must not look
// idle because its use is written only once a minute.
std::shared_ptr<const Person> SessionRing::recognise(const Pepper& pepper, std::string_view cookie,
                                                     storage::Database& database,
                                                     std::int64_t now_ms) {
    const auto token = read_session_token(cookie);
    if (!token) throw not_signed_in();
    const Fingerprint key = fingerprint_of(cookie);
    std::uint64_t times_forgotten = 0;
    {
        const std::lock_guard lock(impl_->mutex);
        times_forgotten = impl_->times_forgotten;
        const auto known = impl_->entries.find(key);
        if (known != impl_->entries.end() && known->second.is_fresh(now_ms)) {
            Impl::Entry& entry = known->second;
            if (entry.session.is_over(now_ms)) throw not_signed_in();
            entry.session.last_ms = std::max(entry.session.last_ms, now_ms);
            return entry.person;
        }
    }
    std::optional<FoundSession> found;
    database.read(
        [&](storage::ReadView& view) { found = find_session(view, pepper, *token, now_ms); });
    const std::lock_guard lock(impl_->mutex);
    if (!found) {
        impl_->drop(key);
        throw not_signed_in();
    }
    if (impl_->entries.size() >= remembered_max) {
        impl_->entries.clear();
        impl_->by_id.clear();
    }
    Impl::Entry& entry = impl_->entries[key];
    entry.noted_ms = std::max(entry.noted_ms, found->session.last_ms);
    found->session.last_ms = std::max({found->session.last_ms, entry.session.last_ms, now_ms});
    entry.person = std::move(found->person);
    entry.session = std::move(found->session);
    // What was read before forget() may be outdated: it serves only this request.
    entry.read_ms = times_forgotten == impl_->times_forgotten ? now_ms : 0;
    impl_->by_id.insert_or_assign(entry.session.id, key);
    return entry.person;
}

bool SessionRing::is_use_due(const Person& person, std::int64_t now_ms) {
    const std::lock_guard lock(impl_->mutex);
    const auto key = impl_->by_id.find(person.session);
    if (key == impl_->by_id.end()) return false;
    const auto known = impl_->entries.find(key->second);
    if (known == impl_->entries.end() || now_ms - known->second.noted_ms < session_noted_ms)
        return false;
    known->second.noted_ms = now_ms;
    return true;
}

void SessionRing::forget() {
    const std::lock_guard lock(impl_->mutex);
    ++impl_->times_forgotten;
    for (auto& [key, entry] : impl_->entries) entry.read_ms = 0;
}

}  // namespace auth
