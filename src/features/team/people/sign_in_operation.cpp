// Signing in: by e-mail address and password, to the account that has both.
#include "api/answers.hpp"
#include "api/audit.hpp"
#include "api/body.hpp"
#include "api/guard.hpp"
#include "api/session_cookie.hpp"
#include "auth/sessions.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "features/team/people/bodies.hpp"
#include "features/team/people/browsers.hpp"
#include "features/team/people/counts.hpp"
#include "features/team/people/earlier_session.hpp"
#include "features/team/people/failure_counter.hpp"
#include "features/team/people/operations.hpp"
#include "features/team/people/second_factor.hpp"
#include "features/team/people/who.hpp"

#include <algorithm>
#include <set>

namespace features::people {
namespace {

using api::Call;
using base::Refusal;

constexpr std::size_t token_characters = 43;

// More accounts than these are tried only when the request names one.
constexpr std::size_t candidates_max = 8;

// A sign-in whose password may be the one that was sent; without an id nobody, whose password is
// checked all the same.
struct Candidate {
    auth::SignIn sign_in;
    FailureCounter guard, beside;
    bool is_looked_at = false, fits = false;
};

// A sign-in that awaits its transaction. The password has been checked and is gone.
struct Attempt {
    const Call& call;
    std::string code;
    std::vector<Candidate> candidates;  // found before the transaction; at least one
    auth::NewSession session;           // except for its person
};

struct Decision {
    std::optional<Refusal> refusal{};
    std::string answer{};
    std::string account{};
};

using Candidates = std::vector<const Candidate*>;

Candidate candidate_of(const Call& call, const Whom& whom, const auth::SignIn& sign_in) {
    const auth::Pepper& pepper = call.services.pepper;
    const std::string_view address = call.request.client_address;
    return {sign_in, FailureCounter(pepper, whom, address, call.now_ms),
            FailureCounter(pepper, whom, address, call.now_ms, FailureCounter::Of::tries_beside)};
}

bool may_sign_in(storage::ReadView& view, const auth::SignIn& sign_in) {
    return is_any_open(auth::rights_of(view, sign_in.account, sign_in.id));
}

// Runs the same queries for nobody as for one person.
std::vector<Candidate> find_candidates(storage::ReadView& view, const Call& call,
                                       const Record& body) {
    const std::string account = base::lower_ascii(body[sign_in_input.account]);
    std::vector<Candidate> found;
    const auto people = auth::people_named(view, body[sign_in_input.email], account);
    if (people.empty()) auth::rights_of(view, "", "");
    for (const auth::SignIn& one : people)
        if (found.size() < candidates_max && may_sign_in(view, one))
            found.push_back(candidate_of(call, whom(one), one));
    if (found.empty())
        found.push_back(candidate_of(call, {body[sign_in_input.email], account, ""}, {}));
    return found;
}

// The order in which passwords are checked: see FailureCounter.
struct Order {
    Candidates first, then;
    std::optional<Refusal> lock{};  // of one that is not checked
};

Order order_of(storage::ReadView& view, const std::vector<Candidate>& candidates) {
    Order order;
    for (const Candidate& one : candidates) {
        const bool is_tried_beside = candidates.size() > 1 && one.beside.refusal(view);
        if (auto locked = one.guard.refusal(view))
            order.lock = std::move(locked);
        else
            (is_tried_beside ? order.then : order.first).push_back(&one);
    }
    if (order.first.empty() && order.then.empty()) throw *order.lock;
    return order;
}

void append_audit(storage::Transaction& tx, const Attempt& attempt, const auth::SignIn& sign_in,
                  std::string_view operation, std::string_view outcome, std::string_view session) {
    storage::AuditEntry entry = api::entry_of(attempt.call);
    entry.who = entry.id = sign_in.id;
    entry.operation = operation;
    entry.kind = "signIn";
    entry.session = session;
    entry.outcome = outcome;
    storage::append_audit(tx, sign_in.account, "", entry);
}

// A failure is answered and not thrown, because it must be counted. Nobody has no audit chain.
Decision failed(storage::Transaction& tx, const Attempt& attempt, const Candidates& tried,
                const char* code, const char* sentence) {
    for (const Candidate* one : tried) {
        one->guard.note_failure(tx);
        if (!one->sign_in.id.empty())
            append_audit(tx, attempt, one->sign_in, "signInFailed", code, "");
    }
    return {.refusal = Refusal(401, code, sentence)};
}

Decision let_in(storage::Transaction& tx, const Attempt& attempt, const FailureCounter& guard,
                const auth::SignIn& person) {
    const Call& call = attempt.call;
    guard.note_success(tx);
    auth::NewSession fresh = attempt.session;
    fresh.account = person.account;
    fresh.sign_in = person.id;
    const auto session = auth::add_session(tx, call.services.pepper, fresh, call.now_ms);
    auth::note_signed_in(tx, person.account, person.id, call.now_ms);
    append_audit(tx, attempt, person, "signIn", "done", session.id);
    return {.answer =
                who_json(tx, person, session, auth::csrf_token(call.services.pepper, fresh.token)),
            .account = person.account};
}

// The person as it is now, if it is still the one whose password was checked.
std::optional<auth::SignIn> same_person(storage::ReadView& view, const auth::SignIn& then) {
    auto now = auth::find_sign_in(view, then.account, then.id);
    const bool is_same = now && now->is_active && now->password_hash == then.password_hash &&
                         may_sign_in(view, *now);
    if (!is_same) now.reset();
    return now;
}

// Those that have the password.
Candidates fitting(storage::ReadView& view, const Candidates& some) {
    Candidates found;
    for (const Candidate* one : some)
        if (one->fits && same_person(view, one->sign_in)) found.push_back(one);
    return found;
}

Refusal choose(storage::ReadView& view, const Candidates& fit) {
    std::vector<std::string> accounts;
    for (const Candidate* one : fit)
        accounts.push_back(base::JsonObject()
                               .text("id", one->sign_in.account)
                               .text("name", account_name(view, one->sign_in.account))
                               .done());
    return Refusal(409, "choose_account", "Several accounts have this e-mail address and password",
                   {}, {{"account", "is required: send the id of one of `accounts`"}})
        .with("accounts", base::json_array(accounts));
}

Decision decide_about(storage::Transaction& tx, const Attempt& attempt, const Candidate& fit) {
    const Call& call = attempt.call;
    const auth::SignIn person = *same_person(tx, fit.sign_in);
    if (!person.factor.empty() && attempt.code.empty())
        return {.refusal =
                    Refusal(401, "second_factor_required", "Send the code of the second factor too",
                            {}, {{"code", "is required"}})};
    if (!person.factor.empty() &&
        !take_code(tx, call.services.pepper, person, attempt.code, call.now_ms))
        return failed(tx, attempt, {&fit}, "wrong_code", "The code is wrong or was already used");
    return let_in(tx, attempt, fit.guard, person);
}

void lock_accounts(storage::Transaction& tx, const Attempt& attempt) {
    std::set<std::string> accounts;  // in the order of locks
    for (const Candidate& one : attempt.candidates)
        if (one.is_looked_at && !one.sign_in.id.empty()) accounts.insert(one.sign_in.account);
    for (const std::string& account : accounts) tx.lock(account, "");
}

// Others may have tried since the passwords were checked, so the locks are checked again.
Decision decide(storage::Transaction& tx, const Attempt& attempt) {
    lock_accounts(tx, attempt);
    take_turn(tx);
    Order order = order_of(tx, attempt.candidates);
    const auto is_not_looked_at = [](const Candidate* one) { return !one->is_looked_at; };
    std::erase_if(order.first, is_not_looked_at);
    std::erase_if(order.then, is_not_looked_at);
    Candidates fit = fitting(tx, order.first);
    if (fit.empty()) {
        order.first.insert(order.first.end(), order.then.begin(), order.then.end());
        fit = fitting(tx, order.first);
    }
    if (fit.empty()) {
        Decision decision = failed(tx, attempt, order.first, "wrong_login",
                                   "The e-mail address or the password is wrong");
        if (order.lock) decision.refusal = std::move(order.lock);
        return decision;
    }
    for (const Candidate* one : order.first)
        if (!one->fits) one->beside.note_failure(tx);
    if (fit.size() > 1) return {.refusal = choose(tx, fit)};
    return decide_about(tx, attempt, *fit.front());
}

// One call of password_matches() for each that is checked, and so one for nobody.
bool look_at(const Candidates& some, std::string_view password, std::vector<Candidate>& all) {
    bool is_any = false;
    for (Candidate& one : all) {
        if (std::ranges::find(some, &one) == some.end()) continue;
        one.is_looked_at = true;
        one.fits = auth::is_password_of(one.sign_in, password);
        is_any |= one.fits;
    }
    return is_any;
}

Attempt look_at(const Call& call, const Record& body) {
    const auto& services = call.services;
    const std::string& password = body[sign_in_input.password];
    std::vector<Candidate> candidates;
    Order order;
    services.database.read([&](storage::ReadView& view) {
        candidates = find_candidates(view, call, body);
        order = order_of(view, candidates);
    });
    if (!look_at(order.first, password, candidates)) look_at(order.then, password, candidates);
    auth::NewSession session{
        .account = {},
        .id = services.world.ids.next(),
        .sign_in = {},
        .token = auth::random_base62(services.world.random, token_characters),
        .network = auth::network_of(call.request.client_address),
        .address = api::address_digest(services.pepper, call.request.client_address),
        .agent = browser_of(call.request.header("user-agent"))};
    return {call, body[sign_in_input.code], std::move(candidates), std::move(session)};
}

Decision decide(const Call& call, const Attempt& attempt) {
    Decision decision;
    call.services.database.write_now(
        [&](storage::Transaction& tx) { decision = decide(tx, attempt); });
    return decision;
}

http::Response answer_sign_in(const Call& call) {
    api::require_own_origin(call.request);
    const Record body = api::read_body(call.request.body, sign_in_input);
    Counts& counts = call.services.of<Counts>();
    try {
        const Attempt attempt = look_at(call, body);
        Decision decision = decide(call, attempt);
        if (decision.refusal) throw *decision.refusal;
        end_earlier_session(call);
        ++counts.signed_in;
        auto response = api::json_answer(std::move(decision.answer));
        const auth::SessionToken token{decision.account, attempt.session.token};
        response.set("Set-Cookie", api::cookie_for(call.request, token.text()));
        return response;
    } catch (const Refusal& refusal) {
        if (refusal.status == 401) ++counts.failed;
        if (refusal.status == 429) ++counts.locked;
        throw;
    }
}

}  // namespace

const api::Operation sign_in{
    .name = "sign_in",
    .subject = &session_subject,
    .id = "signIn",
    .summary = "Sign in",
    .description =
        "Begins a session and sets its cookie; the browser's previous session ends. The answer is "
        "401 `wrong_login` whether the e-mail address is unknown, the password is wrong or the "
        "person may not sign in. A person may have the e-mail address in several accounts: the "
        "password decides, among the eight oldest and any that `account` names. If several have "
        "the same password, the answer is 409 `choose_account`, nobody is signed in, and "
        "`accounts` lists `id` and `name` of each. If a second factor is required, the answer is "
        "401 `second_factor_required` without a code and `wrong_code` with a wrong one. After too "
        "many failures it is 429 `login_locked`.",
    .run = answer_sign_in,
    .body = api::described(sign_in_input, R"({"email":"manager@demo.example","password":"demo"})"),
    .answer = api::one(who_answer),
    .failures = {400, 401, 403, 409, 429, 503},
    .pace = {.lane = api::sign_ins}};

}  // namespace features::people
