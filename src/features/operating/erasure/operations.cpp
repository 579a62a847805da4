// Erasing a person, and exporting everything held about one.
#include "features/operating/erasure/operations.hpp"

#include "api/answers.hpp"
#include "api/audit.hpp"
#include "api/body.hpp"
#include "api/route.hpp"
#include "auth/person.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/erasure/work.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/records/record_of.hpp"
#include "features/team/staff/grants.hpp"
#include "kinds/customer.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "schema/object.hpp"
#include "storage/tables/audit.hpp"

namespace features::erasure {
namespace {

using api::Call;
using base::Refusal;
using schema::of;

struct ErasureRequest : schema::Kind {
    constexpr ErasureRequest()
        : Kind("erasure", "erasures", schema::Traits{.about = "The request to erase a person."}) {}

    schema::Text reason{this, "reason",
                        schema::required | schema::characters_max(2'000) |
                            schema::help("Reason for the erasure, for later questions. Do not name "
                                         "the person.")};
    schema::Reference confirm{
        this, "confirm",
        schema::required | schema::form_only | schema::help("The id of the person again.")};
    schema::Flag is_forced{this, "force",
                           schema::help("Also erases a person with an open order or check.")};
};
constexpr ErasureRequest erasure_request;
static_assert(erasure_request.is_unambiguous());

ErasureTask task_in(const Call& call, const storage::Row& row, DataSubject::Kind kind) {
    const schema::Record body = api::read_body(call.request.body, erasure_request);
    if (body[erasure_request.confirm] != row.id)
        throw Refusal::invalid("confirm", "must be the id of the person");
    return {.account = call.principal->account,
            .kind = kind,
            .id = row.id,
            .who = call.principal->id,
            .reason = body[erasure_request.reason],
            .pseudonym = pseudonym_of(call.services.world.ids.next()),
            .is_forced = body[erasure_request.is_forced],
            .now_ms = call.now_ms};
}

template <DataSubject::Kind Of>
const kinds::StoredKind& kind_of() {
    if constexpr (Of == DataSubject::Kind::customer)
        return kinds::customer;
    else
        return kinds::user;
}

constexpr std::array<std::string_view, 2> kind_names{"customer", "user"};
constexpr std::array<std::string_view, 3> state_names{"running", "waiting", "done"};
std::string_view state_of(const storage::Erasure& erasure) {
    return state_names[erasure.is_done() ? 2 : erasure.round > 0 ? 1 : 0];
}

constexpr schema::Property<storage::Erasure> erasure_properties[] = {
    {"id", of<&storage::Erasure::id>, "Id of the customer or user."},
    {"kind", of<&storage::Erasure::kind>, "Which of the two.", kind_names},
    {"pseudonym", of<&storage::Erasure::pseudonym>, "Replacement for the name."},
    {"state", of<state_of>,
     "`waiting`: everything was searched once, and will be searched again two minutes after the "
     "call.",
     state_names},
    {"found",
     schema::json_of<&storage::Erasure::found>({.holds = schema::Holds::count, .is_map = true}),
     "Number of items found in each place."},
    {"reason", of<&storage::Erasure::reason>, "Why it was done."},
    {"erasedBy", of<&storage::Erasure::who>, "Id of the key or person that requested it."},
    {"erasedAt", schema::instant<&storage::Erasure::asked_ms>, "When it was requested."},
    {"doneAt", schema::instant_if<&storage::Erasure::done_ms>, "When it was complete."},
};
constexpr schema::Object<storage::Erasure> erasure_answer{
    "Erasure", "The progress of the erasure of a person.", erasure_properties};

void require_may_take_away(storage::ReadView& view, const auth::Principal& who,
                           std::string_view user) {
    const std::string sign_in =
        records::record_of(view, kinds::user, who.account, user)[kinds::user.sign_in];
    staff::require_no_more(view, who, user, sign_in);
    if (who.person && who.person->id == sign_in)
        throw Refusal(403, "own_user", "You cannot erase yourself; ask somebody else to do it");
}

template <DataSubject::Kind Of>
api::Plan prepare_erase(const Call& call, storage::ReadView& view) {
    const storage::Row row =
        records::require(view, kind_of<Of>(), *call.principal, records::path_id(call));
    const ErasureTask task = task_in(call, row, Of);
    refuse_if_open(view, call.services.of<FeatureList>(), task);
    api::Plan plan{.scope = {call.principal->account, ""},
                   .run = [task, store = row.store, by = call.principal,
                           &services = call.services](storage::Transaction& tx) -> api::Outcome {
                       tx.lock(task.account, "");
                       if (!store.empty()) {
                           tx.lock(task.account, store);
                           require_may_take_away(tx, *by, task.id);
                       }
                       return api::json_answer(schema::write(
                           erasure_answer, begin(tx, services.of<records::Rulebook>(), task)));
                   }};
    if (!row.store.empty()) plan.also.push_back({call.principal->account, row.store});
    return plan;
}

http::Response read_one(const Call& call, storage::ReadView& view) {
    const auto erasure = storage::find_erasure(view, call.principal->account,
                                               base::lower_ascii(call.path["person"]));
    if (!erasure) throw Refusal::not_found("erasure");
    if (!erasure->store.empty()) records::require_store(view, *call.principal, erasure->store);
    return api::json_answer(schema::write(erasure_answer, *erasure));
}

// Place by place, each with its data in a list.
class DataAnswer final : public api::StreamedAnswer {
public:
    DataAnswer(const Call& call, DataSubject person)
        : StreamedAnswer("", true),
          call_(call),
          person_(std::move(person)),
          places_(places_of(call.services.of<FeatureList>())) {}

    void describe(storage::ReadView&, http::Response& response) override {
        response.fields += "Content-Disposition: attachment; filename=\"person-" + person_.id +
                           ".json\"\r\nCache-Control: no-store\r\n";
        call_.services.database.write_now([this](storage::Transaction& tx) {
            tx.lock(person_.account, "");
            storage::AuditEntry entry = api::entry_of(call_);
            entry.kind = person_.is_customer() ? "customer" : "user";
            entry.id = person_.id;
            entry.operation = "exportPerson";
            entry.outcome = "done";
            storage::append_audit(tx, person_.account, "", entry);
        });
    }

    bool append(storage::ReadView& view, std::string& out) override {
        if (place_ == 0 && position_.empty() && !is_in_list_) out += '{';
        const std::size_t wanted = out.size() + part_bytes_max;
        while (place_ < places_.size() && out.size() < wanted) {
            const Personal& place = *places_[place_];
            if (!is_in_list_) {
                out += (place_ == 0 ? "" : ",") + base::json_string(place.name) + ":[";
                is_in_list_ = is_first_ = true;
            }
            for (const Trace& trace : place.find(view, person_, position_)) {
                if (!is_first_) out += ',';
                is_first_ = false;
                out += place.tell(view, person_, trace);
            }
            if (!position_.empty()) continue;
            out += ']';
            is_in_list_ = false;
            ++place_;
        }
        if (place_ < places_.size()) return true;
        out += '}';
        return false;
    }

private:
    static constexpr std::size_t part_bytes_max = 1 << 20;
    const Call& call_;
    const DataSubject person_;
    const std::vector<const Personal*> places_;
    std::size_t place_ = 0;
    std::string position_{};
    bool is_in_list_ = false, is_first_ = true;
};

template <DataSubject::Kind Of>
std::unique_ptr<api::StreamedAnswer> open_data(const Call& call, storage::ReadView& view) {
    const storage::Row row =
        records::require(view, kind_of<Of>(), *call.principal, records::path_id(call));
    auto person = load_person(view, call.principal->account, Of, row.id);
    return std::make_unique<DataAnswer>(call, *std::move(person));
}

constexpr api::Parameter person_parameter{"person", api::in_path, api::an_id,
                                          R"("650000000000000000001201")",
                                          "Id of the customer or user who was erased."};

constexpr std::string_view about =
    "The record is immediately replaced by a pseudonym, becomes inactive and can no longer be "
    "changed or activated; e-mail, phone number and pin can be used again. Amounts, sales, "
    "balances and timesheets stay. People cannot erase themselves (403 `own_user`) or anybody with "
    "more rights than they have, and a key cannot erase a person who has a user in a store that it "
    "does not cover (403 `holds_more`). A job removes the person from orders, checks and "
    "everything else; `GET svc/erasure` with the id shows its progress. A repeated call changes "
    "nothing.";

}  // namespace

const api::Operation erase_customer{
    .name = "erase",
    .id = "eraseCustomer",
    .summary = "Erase a customer",
    .description = about,
    .run = prepare_erase<DataSubject::Kind::customer>,
    .body = api::described(
        erasure_request,
        R"({"reason":"Asked for by letter","confirm":"650000000000000000001201","force":true})"),
    .answer = api::one(erasure_answer),
    .failures = {409}};
const api::Operation erase_user{
    .name = "erase",
    .id = "eraseUser",
    .summary = "Erase a staff member",
    .description = about,
    .run = prepare_erase<DataSubject::Kind::user>,
    .body = api::described(erasure_request,
                           R"({"reason":"Has left","confirm":"650000000000000000001102"})"),
    .answer = api::one(erasure_answer),
    .failures = {409}};
const api::Operation read_erasure{
    .name = "erasure",
    .subject = &records::account_subject,
    .id = "readErasure",
    .summary = "Get the progress of an erasure",
    .description = "Returns what was found where, and whether all of it has been removed.",
    .run = read_one,
    .answer = api::one(erasure_answer),
    .parameters = {&person_parameter}};
const api::Operation read_customer_data{
    .name = "personalData",
    .id = "getCustomerData",
    .summary = "Export all data about a customer",
    .description =
        "Returns one JSON file with all data about the person, place by place. The audit records "
        "who requested it.",
    .run = open_data<DataSubject::Kind::customer>};
const api::Operation read_user_data{
    .name = "personalData",
    .id = "getUserData",
    .summary = "Export all data about a staff member",
    .description =
        "Returns one JSON file with all data about the person, place by place. The audit records "
        "who requested it.",
    .run = open_data<DataSubject::Kind::user>};

}  // namespace features::erasure
