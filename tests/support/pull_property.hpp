// Menus that are pulled to and fro between stores while people edit them everywhere: random
// catalogues, edits, pulls, dry runs and undos through the application, held against a simple model
// (pull_model.hpp).
#pragma once

#include "base/json_text.hpp"
#include "features/records/create.hpp"
#include "schema/json.hpp"
#include "support/fixed_world.hpp"
#include "support/pictures.hpp"
#include "support/pull_model.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace support::pull {

using kinds::StoredKind;
using schema::Tree;

constexpr std::size_t stores_max = 4;
inline const StoredKind* const edited[] = {
    &kinds::department, &kinds::course,        &kinds::serving_size_level,
    &kinds::tax,        &kinds::language,      &kinds::service_type,
    &kinds::reason,     &kinds::tare,          &kinds::item_service_charge,
    &kinds::modifier,   &kinds::modifier,      &kinds::modifier_group,
    &kinds::category,   &kinds::category,      &kinds::category,
    &kinds::menu_item,  &kinds::menu_item,     &kinds::menu_item,
    &kinds::discount,   &kinds::display_group, &kinds::gratuity};
inline const char* const choices[] = {"taxes",        "modifiers", "menuItems", "discounts",
                                      "displayGroup", "gratuity",  "reason"};

inline std::string picture(int number) { return support::png_of(std::to_string(number)); }

class PullPropertyTest : public testing::TestWithParam<storage::Engine> {
protected:
    // ---- chance -----------------------------------------------------------------------------

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    bool one_in(int times) { return below(times) == 0; }
    template <class Choices>
    const auto& any(const Choices& from) {
        return from[static_cast<std::size_t>(below(static_cast<int>(std::size(from))))];
    }

    // ---- stores and records -----------------------------------------------------------------

    Answer call(std::string_view method, const std::string& path, const std::string& body = {}) {
        return app_.call(method, "/v1/svc/" + path, tenant_.key, body);
    }
    void add_store() {
        const std::string id = stores_.empty() ? tenant_.store : app_.world().ids.next();
        if (!stores_.empty())
            app_.database().write_now([&](storage::Transaction& tx) {
                features::records::create_store(tx, app_.world(), app_.rules(), tenant_.account, id,
                                                "Store " + id, "UTC", "USD", "test");
            });
        stores_.push_back(id);
        for (const char* name : {"Bar", "Grill", "Oven"}) {
            if (!one_in(4)) create(kinds::printer, id, {{"name", base::json_string(name)}});
            if (!one_in(4)) create(kinds::role, id, {{"name", base::json_string(name)}});
        }
    }

    using Members = std::map<std::string, std::string>;
    static std::string body_of(const Members& members) {
        base::JsonObject body;
        for (const auto& [name, value] : members) body.raw(name, value);
        return body.done();
    }
    // What the rules refuse is not made, or not changed.
    void create(const StoredKind& kind, const std::string& store, Members members) {
        members["store"] = base::json_string(store);
        const Answer answer = call("POST", std::string(kind.name), body_of(members));
        ASSERT_LT(answer.status, 500) << answer.body;
        if (answer.status != 200) return;
        const std::string id = support::text_member(answer.body, "id");
        ids_[{store, &kind}].push_back(id);
        if (members["level"] == "2") subs_.insert(id);
    }
    void update(const StoredKind& kind, const std::string& id, const Members& members) {
        const Answer answer = call("PUT", std::string(kind.name) + '/' + id, body_of(members));
        ASSERT_LT(answer.status, 500) << answer.body;
    }

    // One that the store has, inactive ones too.
    std::string some(const StoredKind& kind, const std::string& store) {
        const auto& ids = ids_[{store, &kind}];
        return ids.empty() ? "" : any(ids);
    }
    std::string some_category(const std::string& store, bool is_sub) {
        for (int tries = 0; tries < 10; ++tries)
            if (std::string id = some(kinds::category, store); subs_.contains(id) == is_sub)
                return id;
        return "";
    }
    std::string list_of(const StoredKind& kind, const std::string& store, bool as_objects) {
        std::set<std::string> chosen;
        for (int i = below(4); i > 0; --i) chosen.insert(some(kind, store));
        chosen.erase("");
        std::vector<std::string> entries;
        for (const std::string& id : chosen)
            entries.push_back(as_objects && !one_in(3) ? R"({"id":")" + id + R"(","price":)" +
                                                             std::to_string(below(900)) + '}'
                                                       : base::json_string(id));
        std::shuffle(entries.begin(), entries.end(), random_);
        return base::json_array(entries);
    }
    std::string name() { return '"' + std::string(1, static_cast<char>('A' + below(20))) + '"'; }

    // Some value for the field; "" when it is left alone.
    std::string value_of(const schema::Field& field, const std::string& store) {
        const std::string_view name = field.name;
        const schema::Rules& rules = field.rules;
        if (name == "tareGroup") return list_of(kinds::tare, store, true);
        if (name == "defaultTare") return quoted(some(kinds::tare, store));
        if (name == "category" || name == "parent") return quoted(some_category(store, false));
        if (name == "subCategory") return quoted(some_category(store, true));
        if (name == "itemServiceCharge") return quoted(some(kinds::item_service_charge, store));
        if (name == "kitchenPrinters" || name == "labelPrinters")
            return list_of(kinds::printer, store, false);
        if (name == "prices")
            return R"([{"servingSizeLevel":)" + quoted(some(kinds::serving_size_level, store)) +
                   R"(,"price":)" + std::to_string(below(2'000)) + "}]";
        if (name == "quantityBasedTaxes")
            return R"([{"quantity":)" + std::to_string(below(5)) + R"(,"taxPercentage":500}])";
        if (name == "buttonColor") return "\"#2E7D3" + std::to_string(below(10)) + '"';
        if (name == "modifiersAlignment")
            return "{" + quoted(some(kinds::modifier, store)) + ":" + std::to_string(below(9)) +
                   "}";
        if (rules.has_format || name == "level" || name == "parent" || name == "isDelete")
            return "";
        const StoredKind* const to = kinds::find(rules.refers_to);
        switch (field.type) {
            case schema::Type::text: return "\"w" + std::to_string(below(30)) + '"';
            case schema::Type::flag: return one_in(2) ? "true" : "false";
            case schema::Type::count:
                return std::to_string(std::max<std::int64_t>(rules.min, 0) + below(5));
            case schema::Type::amount:
            case schema::Type::percent: return std::to_string(below(5'000));
            case schema::Type::choice:
                return quoted(
                    std::string(rules.choices[below(static_cast<int>(rules.choice_count))]));
            case schema::Type::reference: return to ? quoted(some(*to, store)) : "";
            case schema::Type::references: return to ? list_of(*to, store, false) : "";
            case schema::Type::links: return to ? list_of(*to, store, true) : "";
            case schema::Type::instant:
            case schema::Type::record:
            case schema::Type::records:
            case schema::Type::json: return "";
        }
        return "";
    }
    static std::string quoted(const std::string& text) { return base::json_string(text); }

    static bool is_left_out(const StoredKind& kind, const schema::Field& field) {
        return field.rules.server_owned || &field == &kind.original_id || &field == &kind.store ||
               &field == &kind.created_for || &field == &kind.is_active || field.name == "name" ||
               field.name == "timeApplicableType";
    }
    // One in so many of the fields that may be sent.
    Members some_members(const StoredKind& kind, const std::string& store, int times) {
        Members members;
        for (const schema::Field* field : kind.fields()) {
            if (is_left_out(kind, *field) || !one_in(times)) continue;
            if (std::string value = value_of(*field, store); !value.empty())
                members[std::string(field->name)] = value;
        }
        if (one_in(times * 2)) members["note"] = one_in(5) ? "null" : name();
        if (one_in(times * 2)) {
            const StoredKind& of = *any(edited);
            members["seenWith"] =
                "{" + quoted(some(of, store)) + ":[" + quoted(some(of, store)) + ",1.50]}";
        }
        if (kind.find("timeApplicableType").field && one_in(times * 2)) {
            members["availability"] = one_in(3) ? "[]"
                                      : one_in(2)
                                          ? R"([{"from":"10:00","to":"12:00"}])"
                                          : R"([{"days":["Sunday"],"from":"10:00","to":"12:00"},)"
                                            R"({"from":"18:00","to":"20:00"}])";
        } else if (kind.find("timeApplicableType").field && one_in(times)) {
            if (one_in(2))
                members["timeApplicableType"] = one_in(3) ? "\"Always\"" : "\"Days of the week\"";
            if (one_in(2)) members["daysOfWeek"] = one_in(2) ? R"(["Monday"])" : R"(["Friday"])";
        }
        return members;
    }
    void add_record(const StoredKind& kind, const std::string& store) {
        Members members = some_members(kind, store, 3);
        members["name"] = name();
        if (&kind == &kinds::category) {
            const std::string parent = some_category(store, false);
            const bool is_sub = !parent.empty() && one_in(2);
            members["level"] = is_sub ? "2" : "1";
            members["parent"] = quoted(is_sub ? parent : "");
        }
        create(kind, store, members);
    }
    void swap_names(const StoredKind& kind, const std::string& store) {
        const std::string a = some(kind, store), b = some(kind, store);
        if (a == b || a.empty()) return;
        const State state = read_state(app_, tenant_.account);
        update(kind, a, {{"name", "\"between\""}});
        update(kind, b, {{"name", quoted(state.at(a).name)}});
        update(kind, a, {{"name", quoted(state.at(b).name)}});
    }
    void edit(const std::string& store) {
        const StoredKind& kind = *any(edited);
        model_.edited(store);
        const std::string id = some(kind, store);
        if (id.empty() || one_in(5)) return add_record(kind, store);
        const std::string path = std::string(kind.name) + '/' + id;
        switch (below(12)) {
            case 0: return update(kind, id, {{"name", name()}});
            case 1: return swap_names(kind, store);
            case 2: call("PUT", path + "/inactivate"); return;
            case 3: call("PUT", path + "/inactivate?force=true"); return;
            case 4: call("PUT", path + "/activate"); return;
            case 5:
                if (!kinds::has_image(kind)) break;
                if (one_in(3))
                    call("PUT", path + "/image/remove");
                else
                    EXPECT_EQ(app_.call("POST", "/v1/svc/" + path + "/image", tenant_.key,
                                        picture(below(4)), {{"content-type", "image/png"}})
                                  .status,
                              200);
                return;
            default: break;
        }
        update(kind, id, some_members(kind, store, 8));
    }

    // The same field of a record and of its counterpart elsewhere, or of one of them: so that both
    // sides often mean the same thing.
    void edit_both(const std::string& source, const std::string& target) {
        const State state = read_state(app_, tenant_.account);
        std::vector<std::pair<const Doc*, const Doc*>> pairs;
        std::map<std::string, const Doc*> roots;
        for (const auto& [id, doc] : state)
            if (doc.store == source) roots.emplace(doc.root, &doc);
        for (const auto& [id, doc] : state)
            if (const auto found = roots.find(doc.root);
                doc.store == target && found != roots.end())
                pairs.emplace_back(found->second, &doc);
        if (pairs.empty()) return;
        for (int i = 0; i < 4; ++i) {
            const auto& [original, copy] = any(pairs);
            const StoredKind& kind = *copy->kind;
            const schema::Field& field = *any(kind.fields());
            const bool is_status = one_in(6);
            const int side = below(3);
            for (const Doc* doc : {original, copy}) {
                if (side == (doc == original ? 1 : 2)) continue;
                model_.edited(doc->store);
                const std::string path = std::string(kind.name) + '/' + doc->id;
                if (is_status)
                    call("PUT", path + (one_in(2) ? "/activate" : "/inactivate?force=true"));
                else if (field.name == "name")
                    update(kind, doc->id, {{"name", name()}});
                else if (!is_left_out(kind, field))
                    if (std::string value = value_of(field, doc->store); !value.empty())
                        update(kind, doc->id, {{std::string(field.name), value}});
            }
        }
    }

    // ---- pulls ------------------------------------------------------------------------------

    Choice some_choice() {
        if (one_in(3)) return {"copyAll"};
        Choice choice;
        while (choice.empty())
            for (const char* name : choices)
                if (one_in(3)) choice.insert(name);
        return choice;
    }
    Answer send_pull(const std::string& source, const std::string& target, const Choice& choice,
                     bool is_dry) {
        base::JsonObject body;
        body.text("sourceStore", source);
        for (const std::string& name : choice) body.flag(name, true);
        return call("POST", "store/" + target + (is_dry ? "?dryRun=true" : ""), body.done());
    }
    // An answer without what names it, and without the ids of new records.
    std::string comparable(const std::string& answer, const State& known) const {
        Tree tree = schema::parse_tree(answer);
        tree.remove("pullId");
        tree.remove("dryRun");
        tree.remove("records");
        tree.remove("recordsLeftOut");
        remove_new(tree, known);
        return print(tree);
    }
    static void remove_new(Tree& tree, const State& known) {
        std::erase_if(tree.members, [&](const Tree::Member& member) {
            return member.name == "id" && !known.contains(member.value.text);
        });
        for (Tree& element : tree.elements) remove_new(element, known);
        for (auto& [name, value] : tree.members) remove_new(value, known);
    }
    std::string sequence(const std::string& store) {
        return call("GET", "store/" + store + "/changes?after=0&limit=1").headers["ETag"] +
               call("GET", "store/" + store + "/courses").headers["ETag"];
    }
    void learn(const State& state) {
        ids_.clear();
        for (const auto& [id, doc] : state) {
            ids_[{doc.store, doc.kind}].push_back(id);
            if (words_of(doc.tree, "level") == "2") subs_.insert(id);
        }
    }
    static void expect_same(const State& a, const State& b, const char* what) {
        for (const auto& [id, doc] : b)
            if (!a.contains(id) || a.at(id).text != doc.text)
                ADD_FAILURE() << what << ": " << (a.contains(id) ? a.at(id).text : "nothing")
                              << "\nbecame " << doc.text;
    }

    // Each field that differs is in the preview, with the value before and after, and nothing else.
    using Values = std::map<std::string, std::string>;  // "id field before": after
    void expect_foreseen(const Tree& preview, const State& before, const State& after,
                         const std::string& target) {
        Values told, done;
        for (const Tree& record : preview.elements) {
            const bool is_new = words_of(record, "change") == "create";
            const std::string id = is_new ? '#' + std::string(words_of(record, "sourceId"))
                                          : std::string(words_of(record, "id"));
            const StoredKind& kind = *kinds::find(words_of(record, "kind"));
            for (const Tree& field : record.find("fields")->elements)
                if (!field.find("kept") &&
                    !(is_new && is_initial(kind, std::string(words_of(field, "name")),
                                           print(*field.find("after")))))
                    told[id + ' ' + std::string(words_of(field, "name")) + ' ' +
                         print(*field.find("before"))] = print(*field.find("after"));
        }
        std::map<std::string, std::string> sources;  // of new records: "#" and the id of the source
        for (const auto& [id, doc] : after)
            if (doc.store == target && !before.contains(id))
                sources[id] = source_of(preview, doc, after);
        const auto named = [&](std::string text) {
            for (const auto& [id, name] : sources)
                for (auto at = text.find(id); at != text.npos; at = text.find(id, at))
                    text.replace(at, id.size(), name), at += name.size();
            return text;
        };
        for (const auto& [id, doc] : after) {
            if (doc.store != target) continue;
            const Doc* was = before.contains(id) ? &before.at(id) : nullptr;
            if (was && was->text == doc.text) continue;
            for (const auto& [name, value] : all_members(was, doc)) {
                const Tree* old = was ? was->tree.find(name) : nullptr;
                const std::string now = value ? named(print(*value)) : "null";
                if (now == (old ? print(*old) : "null")) continue;
                if (!was && is_initial(*doc.kind, name, now)) continue;
                done[named(id) + ' ' + name + ' ' + (old ? print(*old) : "null")] = now;
            }
        }
        for (const auto& [what, value] : done)
            EXPECT_TRUE(told.contains(what) && told[what] == value)
                << reported_ << "\nnot foreseen: " << what << " -> " << value
                << "\nbut: " << told[what];
        for (const auto& [what, value] : told)
            EXPECT_TRUE(done.contains(what))
                << reported_ << "\nnot done: " << what << " -> " << value;
    }
    static std::string source_of(const Tree& preview, const Doc& doc, const State& state) {
        for (const Tree& record : preview.elements) {
            const auto source = state.find(std::string(words_of(record, "sourceId")));
            if (source != state.end() && words_of(record, "change") == "create" &&
                source->second.kind == doc.kind && source->second.root == doc.root)
                return '#' + source->first;
        }
        return "unforeseen " + doc.id;
    }
    static bool is_of_server(const StoredKind& kind, const std::string& name) {
        const auto match = kind.find(name);
        if (!match.field) return false;
        const bool is_picture = kinds::has_image(kind) && name.starts_with("image");
        return match.spelling != schema::Kind::Spelling::name || name == "imageVersion" ||
               name == "isDelete" || (match.field->rules.server_owned && !is_picture);
    }
    // What a new record has without being told.
    static bool is_initial(const StoredKind& kind, const std::string& name,
                           const std::string& value) {
        const schema::Field* field = kind.find(name).field;
        return field && (field == &kind.store || field == &kind.created_for ||
                         value == field->rules.initially || value == R"("")" || value == "0" ||
                         value == "false" || value == "[]");
    }
    // By name, with null for what is gone.
    static std::map<std::string, const Tree*> all_members(const Doc* was, const Doc& doc) {
        std::map<std::string, const Tree*> all;
        if (was)
            for (const auto& [name, value] : was->tree.members) all[name] = nullptr;
        for (const auto& [name, value] : doc.tree.members) all[name] = &value;
        std::erase_if(all, [&](const auto& one) { return is_of_server(*doc.kind, one.first); });
        return all;
    }

    struct Past {
        State over, made;
        std::string pull_id;
        bool has_changes;
    };

    void pull(const std::string& source, const std::string& target, const Choice& choice) {
        reported_ += "\n" + source + " -> " + target + ':';
        for (const std::string& name : choice) reported_ += ' ' + name;
        const State before = read_state(app_, tenant_.account);
        const std::string stood = sequence(target);
        std::string foreseen;
        Tree preview;
        if (is_thorough_ || one_in(2)) {
            const Answer dry = send_pull(source, target, choice, true);
            ASSERT_EQ(dry.status, 200) << reported_ << '\n' << dry.body;
            foreseen = comparable(dry.body, before);
            preview = *schema::parse_tree(dry.body).find("records");
            expect_same(before, read_state(app_, tenant_.account), "a dry run");
            EXPECT_EQ(sequence(target), stood);
        }
        const Answer answer = send_pull(source, target, choice, false);
        ASSERT_EQ(answer.status, 200) << reported_ << '\n' << answer.body;
        if (!foreseen.empty()) {
            EXPECT_EQ(comparable(answer.body, before), foreseen) << reported_;
            expect_foreseen(preview, before, read_state(app_, tenant_.account), target);
        }
        const State after = read_state(app_, tenant_.account);
        const Report report = read_report(answer.body);
        ASSERT_EQ(model_.pull(before, after, source, target, choice, report), "")
            << reported_ << '\n'
            << answer.body;
        ASSERT_EQ(find_dangling(after), "") << reported_ << '\n' << answer.body;
        past_[target].push_back({before, after, report.pull_id, report.has_changes()});
        learn(after);
        if (is_thorough_ || one_in(2)) pull_again(source, target, choice, after);
    }
    void pull_again(const std::string& source, const std::string& target, const Choice& choice,
                    const State& before) {
        const std::string stood = sequence(target);
        const Answer answer = send_pull(source, target, choice, false);
        ASSERT_EQ(answer.status, 200) << reported_ << '\n' << answer.body;
        EXPECT_FALSE(read_report(answer.body).has_changes()) << reported_ << '\n' << answer.body;
        expect_same(before, read_state(app_, tenant_.account), "a second pull");
        EXPECT_EQ(sequence(target), stood) << reported_;
    }
    void undo(const std::string& target) {
        auto& past = past_[target];
        if (past.empty()) return;
        const bool has_changes = past.back().has_changes;
        const std::string path = "store/" + target + "/undoPull/";
        reported_ += "\nundo in " + target;
        if (past.size() > 1 && has_changes && past[past.size() - 2].has_changes) {
            EXPECT_EQ(call("POST", path + past[past.size() - 2].pull_id).status, 409) << reported_;
        }
        const State before = read_state(app_, tenant_.account);
        const Answer answer = call("POST", path + past.back().pull_id);
        if (!has_changes && answer.status == 409) {  // not even a link
            model_.forget_last(target);
            past.pop_back();
            return undo(target);
        }
        ASSERT_EQ(answer.status, 200) << reported_ << '\n' << answer.body;
        const State after = read_state(app_, tenant_.account);
        const Tree told = schema::parse_tree(answer.body);
        std::set<std::string> excused;
        for (const Tree& one : told.find("conflicts")->elements)
            excused.emplace(words_of(one, "id"));
        ASSERT_EQ(model_.undo(past.back().over, past.back().made, before, after, target, excused),
                  "")
            << reported_ << '\n'
            << answer.body;
        ASSERT_EQ(find_dangling(after), "") << reported_ << '\n' << answer.body;
        EXPECT_EQ(call("POST", path + past.back().pull_id).status, 409) << reported_;
        past.pop_back();
    }

    // What the service calls overrides is what the model calls so.
    std::map<std::string, std::set<std::string>> check_overrides(const std::string& store) {
        const Answer answer = call("GET", "store/" + store + "/overrides");
        EXPECT_EQ(answer.status, 200) << answer.body;
        const State state = read_state(app_, tenant_.account);
        std::map<std::string, std::set<std::string>> told;
        for (const Tree& one : schema::parse_tree(answer.body).elements)
            for (const Tree& field : one.find("fields")->elements)
                told[std::string(words_of(one, "id"))].insert(
                    field_of(std::string(words_of(field, "field"))));
        const std::string wrong = model_.check_overrides(state, store, told);
        EXPECT_EQ(wrong, "") << reported_ << '\n' << answer.body;
        return told;
    }
    // A field takes the value of its last pull again, and the next pull may change it.
    void reset(const std::string& store) {
        const auto overrides = check_overrides(store);
        if (overrides.empty() || HasFailure()) return;
        auto chosen = overrides.begin();
        std::advance(chosen, below(static_cast<int>(overrides.size())));
        const auto& [id, fields] = *chosen;
        auto field = fields.begin();
        std::advance(field, below(static_cast<int>(fields.size())));
        reported_ += "\nreset " + *field + " of " + id + " in " + store;
        const State before = read_state(app_, tenant_.account);
        const Answer answer =
            call("POST", "store/" + store + "/resetOverrides",
                 R"({"records":[{"id":")" + id + R"(","fields":[")" + *field + "\"]}]}");
        const State after = read_state(app_, tenant_.account);
        ASSERT_EQ(answer.status, 200) << reported_ << '\n' << answer.body;
        const bool is_told = support::member(answer.body, "conflicts") != "[]";
        ASSERT_EQ(model_.check_reset(before, after, id, *field, is_told), "") << reported_ << '\n'
                                                                              << answer.body;
        ASSERT_EQ(find_dangling(after), "") << reported_ << '\n' << answer.body;
    }

    void play(unsigned seed) {
        random_.seed(seed);
        reported_ = "COMANDA_SEED=" + std::to_string(seed);
        tenant_ = app_.make_tenant("Account " + std::to_string(seed));
        stores_.clear();
        ids_.clear();
        past_.clear();
        model_ = {};
        for (std::size_t i = one_in(2) ? 3 : stores_max; i > 0; --i) add_store();
        for (int i = 0; i < 40; ++i)
            add_record(*edited[static_cast<std::size_t>(i) % std::size(edited)], stores_[0]);
        model_.edited(stores_[1]);
        for (int i = 0; i < 8; ++i) add_record(*any(edited), stores_[1]);
        for (int round = 0; round < 10 && !HasFailure(); ++round) play_round();
        if (HasFailure()) ADD_FAILURE() << reported_;
    }
    virtual void play_round() {
        world_.clock.set(world_.clock.now_ms() + 1'000);
        const std::string source = stores_[one_in(3) ? random_() % stores_.size() : 0];
        std::string target = source;
        while (target == source) target = any(stores_);
        for (int i = below(8); i > 0; --i) edit(one_in(2) ? source : target);
        edit_both(source, target);
        pull(source, target, some_choice());
        if (HasFailure()) return;
        if (one_in(3)) {
            for (int i = one_in(2) ? 0 : below(6); i > 0; --i) edit(target);
            undo(target);
        }
        if (!HasFailure() && one_in(2)) reset(any(stores_));
    }

    support::FixedWorld world_{18};
    support::AppFixture app_{GetParam(), world_.world()};
    support::Tenant tenant_;
    std::vector<std::string> stores_;
    std::map<std::pair<std::string, const StoredKind*>, std::vector<std::string>> ids_;
    std::set<std::string> subs_;                     // ids of subcategories
    std::map<std::string, std::vector<Past>> past_;  // by target: pulls with changes that stand
    Model model_;
    bool is_thorough_ = false;  // every pull is run dry before and pulled again after
    std::string reported_;
    std::mt19937 random_;
};

}  // namespace support::pull
