// Every kind, every field, every sort of value, on create and on update: what is answered is what
// the description promises (support/field_cases.hpp). A new field is covered by itself; what the
// rules of a kind add to its description stands in the tables below.
#include "app/routes.hpp"
#include "base/json_text.hpp"
#include "features/records/create.hpp"
#include "features/records/operations.hpp"
#include "kinds/order.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"
#include "support/field_cases.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

using schema::Field;
using schema::Kind;
using support::Answer;
using support::FieldCase;
using support::Members;
using support::Targets;
using support::Tenant;

constexpr int mismatches_shown_max = 40;

// What must come along for a field to be about itself alone.
Members companions_of(const std::string& subject) {
    if (subject == "category.parent") return {{"level", "2"}};
    for (std::string_view part : kinds::time_restriction_parts)
        if (subject.ends_with('.' + std::string(part)))
            return {{"timeApplicableType", R"("Days of the week")"}};
    return {};
}

// Fields of which a record needs one or another: all of them are sent, so that each can be absent.
const std::set<std::string> one_of_several = {"customer.firstName", "customer.phoneNumber"};

// Fields that a rule gives a value of its own, beside or instead of what was sent.
const std::set<std::string> derived = {
    "department.isDelete",   "menuItem.taxes", "category.availability", "menuItem.availability",
    "discount.availability", "floor.tables",   "floor.tables[].id",     "customer.account"};

// Cases that a rule of the kind decides, not the description.
const std::map<std::string, std::set<std::string>> judged = {
    {"category.level", {"the most"}},
    {"customer.account", {"ordinary", "in capitals"}},
    {"customer.stores", {"ordinary", "in capitals", "twice the same"}},
    {"category.parent", {"absent", "null", "empty"}},
    {"store.timeZone", {"ordinary", "empty", "number"}},
    {"store.currency", {"ordinary", "empty", "number"}},
    {"store.activeStatus", {"false"}},
};

// A field of a kind, or of the records in one of its lists.
struct Subject {
    const kinds::StoredKind& kind;
    const Field* list;  // null: a field of the kind itself
    const Field& field;
    bool is_create;

    std::string name() const {
        return std::string(kind.name) + '.' + (list ? std::string(list->name) + "[]." : "") +
               std::string(field.name);
    }
    std::string path(std::string_view spelling) const {
        return (list ? std::string(list->name) + "[0]." : "") + std::string(spelling);
    }
    bool is_derived() const { return field.name == "originalID" || derived.contains(name()); }
};

std::string object_of(const Members& members) {
    base::JsonObject object;
    for (const auto& [name, json] : members) object.raw(name, json);
    return object.done();
}

// Lays members over others: names of the same field replace each other.
void lay_over(Members& members, const Members& more, const Kind& kind) {
    for (const auto& [name, json] : more)
        std::erase_if(members, [&, field = kind.find(name).field](const auto& member) {
            return kind.find(member.first).field == field;
        });
    members.insert(members.end(), more.begin(), more.end());
}

void leave_out(Members& members, const Field& field) {
    std::erase_if(members, [&](const auto& member) { return member.first == field.name; });
}

// Blamed is the field, under one of its spellings, and nothing else.
bool is_alone_to_blame(const Answer& answer, const Subject& subject) {
    const auto errors = schema::read_members(support::member(answer.body, "errors"));
    return !errors.empty() && std::all_of(errors.begin(), errors.end(), [&](const auto& error) {
        if (error.first.starts_with(subject.path(subject.field.name))) return true;
        const auto& aliases = subject.field.rules.aliases;
        return std::any_of(aliases.begin(), aliases.end(), [&](std::string_view alias) {
            return !alias.empty() && error.first.starts_with(subject.path(alias));
        });
    });
}

// The record that holds the field.
std::string record_of(const Answer& answer, const Subject& subject) {
    if (!subject.list) return answer.body;
    const std::string json = support::member(answer.body, subject.list->name);
    return subject.list->type == schema::Type::records ? schema::elements_of(json).at(0) : json;
}

// As told, under every spelling that is printed; no value in the form that the field has for it.
bool is_printed(const Answer& answer, const Subject& subject, const FieldCase& one) {
    const std::string record = record_of(answer, subject);
    const std::string printed = support::member(record, subject.field.name);
    const auto& rules = subject.field.rules;
    if (one.is_ignored) return printed != one.sent.front().second || printed == rules.empty_form;
    if (subject.is_derived()) return true;
    if (one.printed && printed != (one.printed->empty() ? rules.empty_form : *one.printed))
        return false;
    return std::all_of(rules.aliases.begin(), rules.aliases.end(), [&](std::string_view alias) {
        return alias.empty() ||
               support::member(record, alias) == (rules.prints_aliases ? printed : "");
    });
}

struct MatrixTest : testing::TestWithParam<storage::Engine> {
    support::AppFixture app{GetParam()};
    Tenant ours = app.make_tenant("Ours");
    Tenant theirs = app.make_tenant("Theirs");
    Tenant next_door{ours.account, app.world().ids.next(), ours.key};
    std::map<std::string, Targets> targets;
    std::string subject_id;  // of the record that updates change; "" when it is spoiled
    int number = 0;
    int asked = 0;
    int mismatches = 0;

    MatrixTest() {
        app.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app.world(), app.rules(), ours.account,
                                            next_door.store, "Next door", "UTC", "USD", "test");
        });
    }

    // ---- records -------------------------------------------------------------------------------

    // What a record of the tenant must have; references to such as it must have itself.
    Members required_of(const Tenant& tenant, const Kind& kind) {
        Members members = required_of(kind);
        for (auto& [name, json] : members)
            if (const Field* field = kind.find(name).field; field->type == schema::Type::reference)
                json = base::json_string(make(tenant, *kinds::find(field->rules.refers_to), {}));
        return members;
    }
    Members required_of(const Kind& kind) {
        Members members;
        for (const Field* field : kind.fields())
            if (field->rules.required ||
                one_of_several.contains(std::string(kind.name) + '.' + std::string(field->name)))
                members.emplace_back(field->name, support::ordinary(*field, {.number = ++number}));
        return members;
    }

    std::string make(const Tenant& tenant, const kinds::StoredKind& kind, const Members& more) {
        if (&kind == &kinds::store) return next_door.store;
        Members members = required_of(tenant, kind);
        lay_over(members, {{"store", base::json_string(tenant.store)}}, kind);
        lay_over(members, more, kind);
        const Answer answer =
            app.call("POST", support::create_path(kind, tenant), tenant.key, object_of(members));
        EXPECT_EQ(answer.status, 200) << kind.name << ' ' << answer.body;
        return support::text_member(answer.body, "id");
    }

    const Targets& targets_of(const kinds::StoredKind& kind) {
        auto [place, is_new] = targets.try_emplace(std::string(kind.name));
        if (is_new)
            place->second = {.good = make(ours, kind, {}),
                             .inactive = make(ours, kind, {{"activeStatus", "false"}}),
                             .other_store = kind.traits.is_of_account
                                                ? app.world().ids.next()  // they are of no store
                                                : make(next_door, kind, {}),
                             .other_account = make(theirs, kind, {}),
                             .unknown = app.world().ids.next()};
        return place->second;
    }

    // Nothing when ids of the field are not looked up.
    std::optional<Targets> targets_of(const Field& field) {
        if (field.rules.refers_to.empty() || field.rules.form_only) return {};
        Targets found = targets_of(*kinds::find(field.rules.refers_to));
        if (field.name == "subCategory")
            found.good = make(ours, kinds::category,
                              {{"level", "2"}, {"parent", base::json_string(found.good)}});
        return found;
    }

    // ---- requests ------------------------------------------------------------------------------

    Members body_of(const Subject& subject, const FieldCase& one) {
        const Kind& kind = subject.kind;
        Members body;
        if (subject.is_create) {
            body = required_of(ours, kind);
            lay_over(body, {{"store", base::json_string(ours.store)}}, kind);
        }
        lay_over(body, companions_of(subject.name()), kind);
        Members record = subject.list ? required_of(*subject.list->item) : std::move(body);
        leave_out(record, subject.field);
        record.insert(record.end(), one.sent.begin(), one.sent.end());
        if (!subject.list) return record;
        const bool is_list = subject.list->type == schema::Type::records;
        const std::string json = object_of(record);
        lay_over(body, {{std::string(subject.list->name), is_list ? '[' + json + ']' : json}},
                 kind);
        return body;
    }

    Answer ask(const Subject& subject, const std::string& body) {
        ++asked;
        std::string path = "/v1/svc/" + std::string(subject.kind.name);
        if (subject.is_create) {
            Answer answer =
                app.call("POST", support::create_path(subject.kind, ours), ours.key, body);
            if (answer.status == 200) give_up_keys(subject.kind, answer);
            return answer;
        }
        if (subject_id.empty()) subject_id = make(ours, subject.kind, {});
        Answer answer = app.call("PUT", path + '/' + subject_id, ours.key, body);
        if (answer.status == 200) give_up_keys(subject.kind, answer);
        if (answer.status == 200) subject_id.clear();
        return answer;
    }

    // The next case may want the same value of a natural key.
    void give_up_keys(const kinds::StoredKind& kind, const Answer& answer) {
        if (kind.traits.keys.empty()) return;
        app.call("PUT",
                 "/v1/svc/" + std::string(kind.name) + '/' +
                     support::text_member(answer.body, "id") + "/inactivate",
                 ours.key);
    }

    void check(const Subject& subject, const FieldCase& one) {
        const std::string body = object_of(body_of(subject, one));
        const Answer answer = ask(subject, body);
        std::string expected = one.is_taken ? "200" : "400 that blames the field alone";
        bool is_met = one.is_taken ? answer.status == 200
                                   : answer.status == 400 && is_alone_to_blame(answer, subject);
        if (one.printed) expected += one.printed->empty() ? " without it" : " with " + *one.printed;
        if (is_met && one.is_taken) is_met = is_printed(answer, subject, one);
        if (is_met || ++mismatches > mismatches_shown_max) return;
        ADD_FAILURE() << subject.name() << (subject.is_create ? " on create: " : " on update: ")
                      << one.name << "\n  sent     " << body.substr(0, 600) << "\n  expected "
                      << expected << "\n  got      " << answer.status << ' ' << answer.body;
    }

    static bool is_judged(const Subject& subject, const FieldCase& one) {
        const auto found = judged.find(subject.name());
        return found != judged.end() && found->second.contains(one.name);
    }

    void check_field(const Subject& subject) {
        const auto ids = targets_of(subject.field);
        const support::Asked asked_for{.is_create = subject.is_create,
                                       .is_nested = subject.list != nullptr,
                                       .number = ++number,
                                       .targets = ids ? &*ids : nullptr};
        subject_id.clear();
        for (FieldCase& one : support::cases_of(subject.field, asked_for)) {
            // A null must not close a record.
            if (!subject.is_create && &subject.field == &subject.kind.is_active &&
                one.name == "null")
                one.is_taken = false;
            if (!is_judged(subject, one)) check(subject, one);
        }
    }

    // The id and the stores of a record say where it belongs: EveryPlace below.
    static bool is_place(const kinds::StoredKind& kind, const Field& field) {
        return &field == &kind.id || &field == &kind.store || &field == &kind.created_for;
    }

    void check_kind(const kinds::StoredKind& kind, bool is_create) {
        for (const Field* field : kind.fields()) {
            if (is_place(kind, *field)) continue;
            check_field({kind, nullptr, *field, is_create});
            if (!field->item) continue;
            for (const Field* nested : field->item->fields())
                check_field({kind, field, *nested, is_create});
        }
    }

    void expect(const Subject& subject, const Members& sent, int status) {
        Members body;
        if (subject.is_create) body = required_of(subject.kind);
        body.insert(body.end(), sent.begin(), sent.end());
        const Answer answer = ask(subject, object_of(body));
        EXPECT_EQ(answer.status, status) << subject.name() << ' ' << object_of(body) << '\n'
                                         << answer.body;
        if (status == 400) {
            EXPECT_TRUE(is_alone_to_blame(answer, subject)) << subject.name() << answer.body;
        }
    }
};

template <class Visit>
void for_each_kind(const api::Operation& operation, Visit visit) {
    std::set<const kinds::StoredKind*> seen;
    for (const api::Route& route : app::routes())
        if (&route.operation == &operation && seen.insert(route.kind).second) visit(*route.kind);
}

TEST_P(MatrixTest, EveryFieldIsReadAsDescribedOnCreate) {
    for_each_kind(features::records::create_record,
                  [&](const kinds::StoredKind& kind) { check_kind(kind, true); });
    EXPECT_EQ(mismatches, 0) << "of " << asked << " requests";
    EXPECT_GT(asked, 4'000);
}

TEST_P(MatrixTest, EveryFieldIsReadAsDescribedOnUpdate) {
    for_each_kind(features::records::update_record,
                  [&](const kinds::StoredKind& kind) { check_kind(kind, false); });
    EXPECT_EQ(mismatches, 0) << "of " << asked << " requests";
    EXPECT_GT(asked, 4'000);
}

// ---- orders ------------------------------------------------------------------------------------

// A record within an order: the lists and records that lead to it.
using Way = std::vector<const Field*>;

std::string place_of(const Way& way) {
    std::string place;
    for (const Field* step : way)
        place += std::string(step->name) + (step->type == schema::Type::records ? "[0]." : ".");
    return place;
}

// What a part of an order cannot be priced without.
Members needed_by(const Kind& kind) {
    if (&kind == &kinds::order) return {{"orderDetails", R"([{"itemPrice":100}])"}};
    if (&kind == &kinds::order_detail) return {{"itemPrice", "100"}};
    if (&kind == &kinds::order_tax) return {{"percentage", "1000"}};
    return {};
}

std::string order_with(const Way& way, const Members& sent) {
    Members members = sent;
    for (std::size_t depth = way.size();; --depth) {
        const Kind& kind = depth ? *way[depth - 1]->item : kinds::order;
        for (const auto& one : needed_by(kind))
            if (std::none_of(members.begin(), members.end(), [&](const auto& member) {
                    return kind.find(member.first).field == kind.find(one.first).field;
                }))
                members.push_back(one);
        if (!depth) return object_of(members);
        const Field& step = *way[depth - 1];
        const std::string json = object_of(members);
        const bool is_list = step.type == schema::Type::records;
        members = {{std::string(step.name), is_list ? '[' + json + ']' : json}};
    }
}

// What the service reckons itself, so that an answer need not have what was sent.
bool is_reckoned(const Field& field) {
    return field.type == schema::Type::amount || field.type == schema::Type::records ||
           field.rules.help.ends_with("informational.") || field.name == "ccDetails";
}

// Numbers with a fraction are texts of JSON: 5 is as good as 5.0.
bool is_shown_otherwise(const Field& field, const FieldCase& one) {
    const bool is_decimal = field.rules.format &&
                            field.rules.format->schema.find("\"number\"") != std::string_view::npos;
    if (is_decimal && one.name.ends_with(" 5")) return true;
    // Without a price, a rate or a line there is nothing to reckon; a customer must be there.
    if (field.name == "itemPrice" || field.name == "orderDetails") return one.is_taken;
    if (&field == &kinds::order.customer) return one.is_taken;
    if (&field == &kinds::order_tax.percentage && one.printed == "") return true;
    return one.name == "the most" && field.type == schema::Type::amount;
}

struct OrderMatrix {
    support::AppFixture& app;
    const Tenant& tenant;
    int asked = 0;

    void check(const Way& way, const Field& field, const FieldCase& one) {
        ++asked;
        const std::string body = order_with(way, one.sent);
        const Answer answer = app.call(
            "POST", "/v1/online-order/store/" + tenant.store + "/priceOrder", tenant.key, body);
        const std::string place = place_of(way) + std::string(field.name);
        const std::string told =
            place + ": " + one.name + "\n  sent " + body.substr(0, 400) + "\n  got  " + answer.body;
        ASSERT_EQ(answer.status, one.is_taken ? 200 : 400) << told;
        if (!one.is_taken) return expect_blame(answer, place, told);
        if (!one.printed || is_reckoned(field) || (!way.empty() && way[0]->name == "ccDetails"))
            return;
        std::string record = answer.body;
        for (const Field* step : way) {
            record = support::member(record, step->name);
            if (step->type == schema::Type::records) record = schema::elements_of(record).at(0);
        }
        const std::string printed = support::member(record, field.name);
        if (one.is_ignored)
            EXPECT_NE(printed, one.sent.front().second) << told;
        else
            EXPECT_EQ(printed, *one.printed) << told;
    }

    static void expect_blame(const Answer& answer, const std::string& place,
                             const std::string& told) {
        const auto errors = schema::read_members(support::member(answer.body, "errors"));
        EXPECT_FALSE(errors.empty()) << told;
        for (const auto& [path, message] : errors)
            EXPECT_TRUE(path.starts_with(place)) << path << " of " << told;
    }

    void check_all(Way way) {
        const Kind& kind = way.empty() ? kinds::order : *way.back()->item;
        for (const Field* field : kind.fields()) {
            const support::Asked asked_for{.is_nested = !way.empty(), .number = asked};
            for (const FieldCase& one : support::cases_of(*field, asked_for)) {
                if (is_shown_otherwise(*field, one)) continue;
                check(way, *field, one);
                if (testing::Test::HasFailure()) return;
            }
            if (!field->item || field->rules.server_owned) continue;
            way.push_back(field);
            check_all(way);
            way.pop_back();
        }
    }
};

TEST_P(MatrixTest, EveryFieldOfAnOrderIsReadAsDescribed) {
    OrderMatrix matrix{app, ours};
    matrix.check_all({});
    EXPECT_GT(matrix.asked, 3'000);
}

TEST_P(MatrixTest, EveryPlaceIsChecked) {
    const std::string here = base::json_string(ours.store);
    const std::string elsewhere = base::json_string(next_door.store);
    const std::string foreign = base::json_string(theirs.store);
    const std::string unknown = base::json_string(app.world().ids.next());
    for_each_kind(features::records::create_record, [&](const kinds::StoredKind& kind) {
        const Subject store{kind, nullptr, kind.store, true};
        const Subject created_for{kind, nullptr, kind.created_for, true};
        const Subject id{kind, nullptr, kind.id, true};
        if (!kind.uses(kind.store)) return;
        expect(store, {}, 400);
        for (const char* none : {"null", "\"\""}) {
            expect(store, {{"store", none}}, 400);
            expect(store, {{"store", none}, {"createdFor", elsewhere}}, 200);
            expect(id, {{"store", here}, {"id", none}}, 200);
        }
        for (const std::string& bad : {foreign, unknown}) {
            expect(store, {{"store", bad}}, 400);
            expect(created_for, {{"createdFor", bad}}, 400);
            expect(id, {{"store", here}, {"id", bad}}, 400);
        }
        for (const char* wrong : {"5", "\"xyz\"", "{}", "[]"})
            expect(id, {{"store", here}, {"id", wrong}}, 400);
        expect(created_for, {{"store", here}, {"createdFor", elsewhere}}, 400);

        const Subject moved{kind, nullptr, kind.store, false};
        const Subject renamed{kind, nullptr, kind.id, false};
        subject_id.clear();
        expect(moved, {{"store", elsewhere}}, 400);
        expect(moved, {{"store", foreign}}, 400);
        expect(renamed, {{"id", unknown}}, 400);
        expect(moved, {{"store", here}, {"createdFor", "null"}}, 200);
    });
}

INSTANTIATE_TEST_SUITE_P(Engines, MatrixTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
