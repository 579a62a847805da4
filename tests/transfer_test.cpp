// A catalogue taken out of one store and into another is the same there: every field of every kind,
// inactive records, what was inactivated by force, pictures. What the two stores hold is compared
// as it lies in the database, so that a field the export forgot would be missed.
#include "auth/secrets.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/operating/transfer/import.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"
#include "kinds/time_restriction.hpp"
#include "support/app_fixture.hpp"
#include "support/field_cases.hpp"
#include "support/pictures.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace {

using features::transfer::Catalogue;
using support::Answer;
using support::Members;
using support::Tenant;
using namespace std::string_literals;

// The service's own: other ids, times and counts in every store. A picture has another address.
// Roles stay with the staff of the store.
const std::set<std::string, std::less<>> given = {
    "id",        "originalID", "store",       "createdFor", "ownedBy",      "dateCreated",
    "createdBy", "modifiedBy", "lastUpdated", "revision",   "imageVersion", "roles"};

using Ids = std::map<std::string, std::string>;

// What the rules of a kind ask for, beside one ordinary value in every other field; a record each.
std::vector<Members> arrangements(const std::string& kind, const Ids& ids) {
    if (kind == "category")
        return {{{"level", "1"}, {"parent", "null"}},
                {{"level", "2"}, {"parent", base::json_string(ids.at(kind))}}};
    if (kind == "menuItem") return {{{"subCategory", base::json_string(ids.at("subcategory"))}}};
    return {{}};
}

std::string picture_of(const std::string& name) { return support::png_of(name); }

struct TransferTest : testing::TestWithParam<storage::Engine> {
    support::AppFixture app{GetParam()};
    Tenant source = app.make_tenant("Source");
    auth::Pepper pepper = auth::load_pepper(app.database(), app.world().random);
    Ids ids;  // of a record of each kind
    int number = 0, made_in_full = 0;

    Answer post(const std::string& path, const Members& members) {
        base::JsonObject body;
        for (const auto& [name, json] : members) body.raw(name, json);
        auto answer = app.call("POST", "/v1/svc/" + path, source.key, body.done());
        EXPECT_EQ(answer.status, 200) << path << ' ' << answer.body;
        return answer;
    }
    void put(const std::string& path) {
        const auto answer = app.call("PUT", "/v1/svc/" + path, source.key);
        EXPECT_EQ(answer.status, 200) << path << ' ' << answer.body;
    }

    std::string value_of(const schema::Field& field) {
        if (field.item) {
            base::JsonObject nested;
            for (const schema::Field* one : field.item->fields())
                if (!one->rules.server_owned) nested.raw(one->name, value_of(*one));
            return field.type == schema::Type::records ? '[' + nested.done() + ']' : nested.done();
        }
        support::Targets targets;
        if (!field.rules.refers_to.empty())
            targets.good = ids.at(std::string(field.rules.refers_to));
        return support::ordinary(
            field, {.number = ++number, .targets = targets.good.empty() ? nullptr : &targets});
    }

    // A record with its name alone, or `more`.
    std::string make_least(const std::string& kind, const std::string& name, Members more = {}) {
        more.emplace_back("name", base::json_string(name));
        if (kind == "category") more.emplace_back("level", "1");
        return support::text_member(post(kind, more).body, "id");
    }

    // A record with a value in every field that a client may send, and with a picture.
    std::string make_full(const kinds::StoredKind& kind, Members members) {
        ++made_in_full;
        const std::string name(kind.name);
        for (const schema::Field* field : kind.fields()) {
            const bool is_there = std::any_of(members.begin(), members.end(), [&](const auto& one) {
                return one.first == field->name;
            });
            if (!is_there && !is_other_restriction(*field) && !field->rules.server_owned &&
                !given.contains(field->name) && !ends_activity(kind, *field))
                members.emplace_back(field->name, value_of(*field));
        }
        members.emplace_back("beyondTheDescription", R"({"shelf":[1,2.50,"\u00e9,\n\""]})");
        auto id = support::text_member(post(name, members).body, "id");
        if (kinds::has_image(kind)) {
            const auto shown = app.call("POST", "/v1/svc/" + name + '/' + id + "/image", source.key,
                                        picture_of(id), {{"content-type", "image/png"}});
            EXPECT_EQ(shown.status, 200) << shown.body;
        }
        return id;
    }
    // A record has windows or the single restriction: these take turns.
    bool is_other_restriction(const schema::Field& field) const {
        const bool is_part = field.name == "timeApplicableType" ||
                             std::ranges::count(kinds::time_restriction_parts, field.name) > 0;
        return made_in_full % 2 == 0 ? field.name == "availability" : is_part;
    }
    static bool ends_activity(const kinds::StoredKind& kind, const schema::Field& field) {
        return field.name == "isDelete" || &field == &kind.is_active;
    }

    // Of every kind: one that is used and inactive by force, full ones, and two that are inactive
    // under one name.
    void fill_source() {
        for (const auto* kind : kinds::catalogue) {
            const std::string name(kind->name);
            ids[name] = make_least(name, "Least " + name);
            make_least(name, "Gone", {{"activeStatus", "false"}});
            make_least(name, "Gone", {{"activeStatus", "false"}, {"note", "\"second\""}});
        }
        ids["subcategory"] = support::text_member(
            post("category", {{"name", "\"Sub\""},
                              {"level", "2"},
                              {"parent", base::json_string(ids.at("category"))}})
                .body,
            "id");
        for (const auto* kind : kinds::catalogue)
            for (const Members& members : arrangements(std::string(kind->name), ids))
                make_full(*kind, members);
        for (const auto* kind : kinds::catalogue)
            put(std::string(kind->name) + '/' + ids.at(std::string(kind->name)) +
                "/inactivate?force=true");
    }

    Catalogue taken_out(const Tenant& tenant, const features::transfer::Extent& extent = {}) {
        Catalogue catalogue;
        app.database().read([&](storage::ReadView& view) {
            catalogue =
                features::transfer::catalogue_of(view, tenant.account, tenant.store, extent);
        });
        return catalogue;
    }
    // Created, changed and unchanged.
    std::array<std::int64_t, 3> take_in(const Tenant& tenant, Catalogue catalogue) {
        const auth::Principal principal{.account = tenant.account,
                                        .id = "test",
                                        .stores = {},
                                        .is_read_only = false,
                                        .areas = auth::Areas::all()};
        const auto imported = features::transfer::import(
            app.database(), std::move(catalogue), tenant.store,
            {principal, app.world().clock.now_ms(), app.rules()}, pepper, app.world().ids, false);
        std::array<std::int64_t, 3> counts{};
        for (const auto& one : imported.kinds) {
            counts[0] += one.created;
            counts[1] += one.changed;
            counts[2] += one.unchanged;
        }
        return counts;
    }

    std::vector<std::pair<const kinds::StoredKind*, storage::Row>> rows_of(const Tenant& tenant) {
        std::vector<std::pair<const kinds::StoredKind*, storage::Row>> all;
        app.database().read([&](storage::ReadView& view) {
            for (const auto* kind : kinds::catalogue)
                for (auto& row : storage::page(
                         view, {.kind = kind, .account = tenant.account, .store = tenant.store},
                         {0, 1000}))
                    all.emplace_back(kind, std::move(row));
        });
        return all;
    }

    // What a store holds, without what is its own: an id is told by kind and name, a picture by its
    // bytes.
    std::vector<std::string> told(const Tenant& tenant) {
        const auto rows = rows_of(tenant);
        Ids names;
        for (const auto& [kind, row] : rows)
            names[row.id] = std::string(kind->name) + ' ' + support::text_member(row.doc, "name");
        std::vector<std::string> all;
        for (const auto& [kind, row] : rows) {
            base::JsonObject record;
            for (auto& [name, raw] : schema::read_members(row.doc)) {
                if (name == "imageUrl")
                    record.text(name, app.call("GET", schema::text_of(raw).value(), "").body);
                else if (!given.contains(name))
                    record.raw(name, with_names(raw, names));
            }
            all.push_back(std::string(kind->name) + ' ' + record.done());
        }
        return all;
    }
    static std::string with_names(std::string raw, const Ids& names) {
        for (const auto& [id, name] : names)
            for (auto at = raw.find(id); at != std::string::npos; at = raw.find(id, at))
                raw.replace(at, id.size(), name);
        // The one table has an id of its own.
        constexpr std::string_view start = R"([{"id":")";
        if (raw.starts_with(start) && base::is_id(raw.substr(start.size(), 24)))
            raw.erase(start.size(), 24);
        return raw;
    }
};

TEST_P(TransferTest, NothingIsLostOnTheWay) {
    fill_source();
    const auto before = told(source);
    const auto catalogue = taken_out(source);
    EXPECT_EQ(catalogue.entries.size(), before.size());
    EXPECT_EQ(catalogue.pictures.size(), 5U);
    const std::string json = features::transfer::to_json(catalogue);

    const auto by_json = app.make_tenant("By JSON");
    take_in(by_json, features::transfer::from_json(json, "copy.json"));
    Catalogue from_csv{.entries = {}, .pictures = catalogue.pictures};
    for (const auto& [file, text] : features::transfer::to_csv(catalogue))
        for (auto& entry :
             features::transfer::from_csv(*kinds::find(file.substr(0, file.find('.'))), text))
            from_csv.entries.push_back(std::move(entry));
    const auto by_csv = app.make_tenant("By CSV");
    take_in(by_csv, std::move(from_csv));

    for (const Tenant& tenant : {by_json, by_csv}) {
        const auto after = told(tenant);
        ASSERT_EQ(after.size(), before.size());
        for (std::size_t i = 0; i < after.size(); ++i) EXPECT_EQ(after[i], before[i]);
        EXPECT_EQ(features::transfer::to_json(taken_out(tenant)), json);
    }
    EXPECT_EQ(app.find_faults(), "");
}

// Inactive records too, several of which have one name; with pictures and without; as one file or a
// file for each kind, where records of other kinds are named.
TEST_P(TransferTest, TakenInWhereItWasTakenOutItChangesNothing) {
    fill_source();
    const auto before = rows_of(source);
    using Counts = std::array<std::int64_t, 3>;
    const auto all = static_cast<std::int64_t>(before.size());
    EXPECT_EQ(take_in(source, features::transfer::from_json(
                                  features::transfer::to_json(taken_out(source)), "copy.json")),
              (Counts{0, 0, all}));
    EXPECT_EQ(take_in(source, features::transfer::from_json(features::transfer::to_json(taken_out(
                                                                source, {.has_pictures = false})),
                                                            "copy.json")),
              (Counts{0, 0, all}));
    std::int64_t unchanged = 0;
    for (const auto* kind : kinds::catalogue)
        for (const auto& [file, text] :
             features::transfer::to_csv(taken_out(source, {.kind = kind, .has_pictures = false}))) {
            EXPECT_EQ(text.find("#tax-"), kind == &kinds::tax ? text.find("#tax-") : text.npos);
            const auto counts = take_in(
                source, {.entries = features::transfer::from_csv(*kind, text), .pictures = {}});
            EXPECT_EQ(counts[0] + counts[1], 0) << text;
            unchanged += counts[2];
        }
    EXPECT_EQ(unchanged, all);
    const auto after = rows_of(source);
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i)
        EXPECT_EQ(after[i].second.doc, before[i].second.doc);
    EXPECT_EQ(app.find_faults(), "");
}

TEST_P(TransferTest, WhatIsTooLargeIsRefusedBeforeItIsMade) {
    make_least("course", "Alone");
    EXPECT_NO_THROW(taken_out(source, {.bytes_max = 5'000}));
    EXPECT_THROW(taken_out(source, {.bytes_max = 5}), base::Refusal);
}

TEST_P(TransferTest, WhatIsNewChangedAndTheSameIsToldApart) {
    const std::string text =
        "{\"course\":[{\"name\":\"A\"},{\"name\":\"B\",\"priority\":1}],"
        "\"category\":[{\"name\":\"C\",\"level\":1}]}";
    const auto take = [&](const std::string& json) {
        return take_in(source, features::transfer::from_json(json, "f.json"));
    };
    using Counts = std::array<std::int64_t, 3>;
    EXPECT_EQ(take(text), (Counts{3, 0, 0}));
    EXPECT_EQ(take(text), (Counts{0, 0, 3}));
    EXPECT_EQ(take(R"({"course":[{"name":"a"},{"name":"B"},{"name":"D"}]})"), (Counts{1, 1, 1}));
}

// What the reader, the description and other records have against a file is told in one answer.
TEST_P(TransferTest, AllThatIsWrongIsToldAtOnce) {
    post("course", {{"name", "\"Taken\""}, {"activeStatus", "false"}});
    Catalogue catalogue{.entries = features::transfer::from_csv(
                            kinds::course, "id,name,colour\n#a,A,red\n#b,a,\n,C,,\n"),
                        .pictures = {}};
    for (auto& entry : features::transfer::from_csv(
             kinds::category,
             "id,name,level,course,buttonColor\n,K,1,#a,x\n,L,1,#none,\n,M,1,"
             "64b0000000000000000000ab,\n"))
        catalogue.entries.push_back(std::move(entry));
    std::string told;
    try {
        take_in(source, std::move(catalogue));
    } catch (const base::Refusal& refusal) {
        for (const base::Problem& problem : refusal.problems) told += problem.path + '\n';
    }
    EXPECT_EQ(told,
              "course.csv:1.colour\ncourse.csv:3.name\ncourse.csv:4\ncategory.csv:2.buttonColor\n"
              "category.csv:3.course\ncategory.csv:4.course\n");
    EXPECT_EQ(rows_of(source).size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Engines, TransferTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
