// Sessions and what people may do, in their tables.
#include "auth/sessions.hpp"

#include "auth/pairings.hpp"
#include "base/fingerprint.hpp"
#include "kinds/role.hpp"
#include "schema/json.hpp"
#include "storage/columns.hpp"

#include <algorithm>
#include <map>

namespace auth {
namespace {

constexpr std::int64_t forgotten_max = 1'000;

kinds::PrivilegeSet privileges_of_role(std::string_view doc) {
    return kinds::privileges_of(schema::read_stored(doc, kinds::role));
}

// A session that was last used before this is over.
std::int64_t idle_before(std::int64_t now_ms) { return now_ms - session_idle_ms; }

using storage::member;
constexpr storage::Column<Session> session_columns[] = {
    {"account", member<&Session::account>}, {"id", member<&Session::id>},
    {"sign_in", member<&Session::sign_in>}, {"created_ms", member<&Session::created_ms>},
    {"last_ms", member<&Session::last_ms>}, {"expires_ms", member<&Session::expires_ms>},
    {"network", member<&Session::network>}, {"agent", member<&Session::agent>}};
constexpr auto select_live =
    storage::select(session_columns,
                    "FROM session WHERE account = $1 AND sign_in = $2 AND ended_ms = 0 "
                    "AND expires_ms > $3 AND last_ms > $4 ORDER BY created_ms DESC, id");
constexpr storage::Statement select_of_hash{
    "SELECT s.email, ", storage::names(session_columns, "t."),
    " FROM session t JOIN sign_in s ON s.account = $1 AND s.id = t.sign_in "
    "AND s.active = 1 AND s.role <> 'kiosk' "
    "WHERE t.account = $1 AND t.hash = $2 AND t.ended_ms = 0"};

// Makes room for one more.
void end_oldest_sessions(storage::Transaction& tx, const NewSession& session, std::int64_t now_ms) {
    const auto live = sessions_of(tx, session.account, session.sign_in, now_ms);
    if (std::ssize(live) < sessions_max) return;
    std::vector<std::pair<std::int64_t, std::string>> by_use;
    for (const Session& one : live) by_use.emplace_back(one.last_ms, one.id);
    std::ranges::sort(by_use);
    for (std::size_t i = 0; i + sessions_max <= by_use.size(); ++i)
        end_session(tx, session.account, session.sign_in, by_use[i].second, now_ms);
}

}  // namespace

std::vector<Rights> rights_of(storage::ReadView& view, std::string_view account,
                              std::string_view sign_in) {
    std::map<std::string, Rights, std::less<>> by_store;
    auto rows = view.query(
        "SELECT u.store, u.id, r.doc, s.active FROM reference f "
        "JOIN record u ON u.account = $1 AND u.id = f.from_id AND u.kind = 'user' AND u.active = 1 "
        "JOIN record s ON s.account = $1 AND s.id = u.store AND s.kind = 'store' "
        "LEFT JOIN reference g ON g.account = $1 AND g.from_id = u.id AND g.field = 'roles' "
        "LEFT JOIN record r ON r.account = $1 AND r.id = g.to_id AND r.kind = 'role' "
        "AND r.active = 1 "
        "WHERE f.account = $1 AND f.to_id = $2 AND f.field = 'signIn'",
        {account, sign_in});
    while (rows.next()) {
        Rights& rights = by_store[std::string(rows.text(0))];
        rights.store = rows.text(0);
        rights.user = rows.text(1);
        rights.is_open = rows.integer(3) != 0;
        if (!rows.is_null(2)) rights.held = rights.held | privileges_of_role(rows.text(2));
    }
    std::vector<Rights> all;
    for (auto& [store, rights] : by_store) all.push_back(std::move(rights));
    return all;
}

kinds::PrivilegeSet privileges_of_user(storage::ReadView& view, std::string_view account,
                                       std::string_view user) {
    auto rows = view.query(
        "SELECT r.doc FROM reference g "
        "JOIN record r ON r.account = $1 AND r.id = g.to_id AND r.kind = 'role' AND r.active = 1 "
        "WHERE g.account = $1 AND g.from_id = $2 AND g.field = 'roles'",
        {account, user});
    kinds::PrivilegeSet held;
    while (rows.next()) held = held | privileges_of_role(rows.text(0));
    return held;
}

bool is_every_store(storage::ReadView& view, std::string_view account,
                    const std::vector<Rights>& rights) {
    auto rows = view.query(
        "SELECT COUNT(*) FROM scope c JOIN record s "
        "ON s.account = $1 AND s.id = c.store AND s.kind = 'store' "
        "WHERE c.account = $1 AND c.store <> ''",
        {account});
    return rows.next() && rows.integer(0) == std::ssize(rights);
}

Session add_session(storage::Transaction& tx, const Pepper& pepper, const NewSession& session,
                    std::int64_t now_ms) {
    const std::string hash = session_hash(pepper, session.token);
    end_oldest_sessions(tx, session, now_ms);
    tx.execute(
        "INSERT INTO session (account, hash, id, sign_in, created_ms, last_ms, expires_ms, "
        "ended_ms, network, address, agent) VALUES ($1, $2, $3, $4, $5, $5, $6, 0, $7, $8, $9)",
        {session.account, hash, session.id, session.sign_in, now_ms, now_ms + session_ms_max,
         session.network, session.address, session.agent});
    return {.account = session.account,
            .id = session.id,
            .sign_in = session.sign_in,
            .created_ms = now_ms,
            .last_ms = now_ms,
            .expires_ms = now_ms + session_ms_max,
            .network = session.network,
            .agent = session.agent};
}

bool end_session(storage::Transaction& tx, std::string_view account, std::string_view sign_in,
                 std::string_view id, std::int64_t now_ms) {
    tx.hint(sessions_hint);
    return tx.execute(
               "UPDATE session SET ended_ms = $4 WHERE account = $1 AND sign_in = $2 AND id = $3 "
               "AND ended_ms = 0 AND expires_ms > $4 AND last_ms > $5",
               {account, sign_in, id, now_ms, idle_before(now_ms)}) > 0;
}

void end_sessions_of(storage::Transaction& tx, std::string_view account, std::string_view sign_in,
                     std::string_view but_not_id, std::int64_t now_ms) {
    tx.hint(sessions_hint);
    tx.execute(
        "UPDATE session SET ended_ms = $4 WHERE account = $1 AND sign_in = $2 AND id <> $3 "
        "AND ended_ms = 0",
        {account, sign_in, but_not_id, now_ms});
}

std::vector<Session> sessions_of(storage::ReadView& view, std::string_view account,
                                 std::string_view sign_in, std::int64_t now_ms) {
    return storage::read_all(
        session_columns, view.query(select_live, {account, sign_in, now_ms, idle_before(now_ms)}));
}

bool is_live_session(storage::ReadView& view, std::string_view account, std::string_view id,
                     std::int64_t now_ms) {
    return view
        .query(
            "SELECT 1 FROM session t JOIN sign_in s ON s.account = $1 AND s.id = t.sign_in "
            "AND s.active = 1 WHERE t.account = $1 AND t.id = $2 AND t.ended_ms = 0 "
            "AND t.expires_ms > $3 AND t.last_ms > $4",
            {account, id, now_ms, idle_before(now_ms)})
        .next();
}

bool had_session_from(storage::ReadView& view, std::string_view account, std::string_view sign_in,
                      std::string_view address, std::int64_t since_ms) {
    return view
        .query(
            "SELECT 1 FROM session WHERE account = $1 AND sign_in = $2 AND created_ms >= $4 "
            "AND address = $3 LIMIT 1",
            {account, sign_in, address, since_ms})
        .next();
}

void note_session_used(storage::Transaction& tx, std::string_view account, std::string_view id,
                       std::int64_t now_ms) {
    tx.execute(
        "UPDATE session SET last_ms = $3 WHERE account = $1 AND id = $2 AND ended_ms = 0 "
        "AND last_ms < $3",
        {account, id, now_ms});
}

std::int64_t forget_sessions(storage::Transaction& tx, std::string_view account,
                             std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM session WHERE account = $1 AND hash IN (SELECT t.hash FROM session t "
        "WHERE t.account = $1 AND t.expires_ms < $2 ORDER BY t.expires_ms LIMIT $3)",
        {account, oldest_ms, forgotten_max});
}

std::optional<FoundSession> find_session(storage::ReadView& view, const Pepper& pepper,
                                         const SessionToken& token, std::int64_t now_ms) {
    const std::string hash = session_hash(pepper, token.token);
    auto person = std::make_shared<Person>();
    Session session;
    {
        auto rows = view.query(select_of_hash, {token.account, hash});
        if (rows.next()) {
            session = storage::read_row(session_columns, rows, 1);
            person->email = rows.text(0);
        }
    }
    if (session.id.empty()) return find_paired(view, pepper, token);
    if (session.is_over(now_ms)) return {};
    person->account = token.account;
    person->id = session.sign_in;
    person->session = session.id;
    person->csrf_token = csrf_token(pepper, token.token);
    person->rights = rights_of(view, token.account, session.sign_in);
    if (!is_any_open(person->rights)) return {};
    person->sees_every_store = is_every_store(view, token.account, person->rights);
    std::string text(person->sees_every_store ? "all " : "some ");
    for (const Rights& one : person->rights) {
        text += one.store + (one.is_open ? '+' : '-');
        for (std::string_view id : one.held.names()) (text += id) += ' ';
    }
    person->fingerprint = base::fingerprint_of(text).low;
    return FoundSession{std::move(person), std::move(session)};
}

}  // namespace auth
