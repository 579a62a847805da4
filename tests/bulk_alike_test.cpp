// A bulk writes what single writes would have written: random small bulks beside the same records
// sent one by one. Taken: some order of single writes is taken too and leaves the same records.
// Refused: so is a single write, in the order in which a bulk writes. COMANDA_LONG=1 tries more.
#include "base/json_text.hpp"
#include "features/records/create.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <random>
#include <set>

namespace {

using kinds::StoredKind;
using support::Answer;
using support::AppFixture;

// One member of an entry. Its JSON names records by labels: "@soups" is there before, "#0" is an
// entry of the bulk.
struct Member {
    std::string name, json;
};

struct Entry {
    const StoredKind* kind;
    std::string label;
    std::vector<Member> members;

    bool is_new() const { return label.starts_with('#'); }
    bool is_inactivation() const {
        return !is_new() && std::any_of(members.begin(), members.end(), [](const Member& member) {
            return member.name == "activeStatus" && member.json == "false";
        });
    }
    std::string shown() const {
        std::string text = std::string(kind->name) + ' ' + label;
        for (const Member& member : members) text += "  " + member.name + '=' + member.json;
        return text + '\n';
    }
};
using Entries = std::vector<Entry>;
using Order = std::vector<std::size_t>;

struct Known {
    const StoredKind* kind;
    std::string label;
    const char* members;  // of the record that stands there before
};

// What every trial begins with. An x in the label: inactive.
const Known known[] = {
    {&kinds::department, "@d", R"("name":"Kitchen")"},
    {&kinds::department, "@dx", R"("name":"Bar","activeStatus":false)"},
    {&kinds::course, "@k", R"("name":"First")"},
    {&kinds::serving_size_level, "@s", R"("name":"Cup")"},
    {&kinds::serving_size_level, "@sx", R"("name":"Bowl","activeStatus":false)"},
    {&kinds::tax, "@t", R"("name":"VAT","defaultTax":true)"},
    {&kinds::tax, "@t2", R"("name":"City","taxes":["@t"])"},
    {&kinds::printer, "@p", R"("name":"Hot line")"},
    {&kinds::modifier, "@m", R"("name":"Oyster")"},
    {&kinds::modifier, "@m2", R"("name":"Loose")"},
    {&kinds::modifier, "@mf", R"("name":"Saltine")"},
    {&kinds::modifier_group, "@g", R"("name":"Crackers","modifiers":["@m","@mf"])"},
    {&kinds::modifier_group, "@gx", R"("name":"Dips","activeStatus":false)"},
    {&kinds::category, "@c", R"("name":"Soups","level":1,"department":"@d")"},
    {&kinds::category, "@c2", R"("name":"Hot","level":2,"parent":"@c")"},
    {&kinds::category, "@cx", R"("name":"Salads","level":1,"activeStatus":false)"},
    {&kinds::menu_item, "@i", R"("name":"Chowder","category":"@c","subCategory":"@c2")"},
};
constexpr const char* forced = "@mf";  // inactivated although its group lists it

const StoredKind* const tried[] = {
    &kinds::department, &kinds::course,       &kinds::serving_size_level, &kinds::tax,
    &kinds::printer,    &kinds::modifier,     &kinds::modifier_group,     &kinds::category,
    &kinds::menu_item,  &kinds::display_group};

void replace_all(std::string& text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::set<std::string> entries_in(const std::string& json) {
    std::set<std::string> labels;
    for (std::size_t at = json.find("\"#"); at != std::string::npos; at = json.find("\"#", at + 1))
        labels.insert(json.substr(at + 1, json.find('"', at + 1) - at - 1));
    return labels;
}

class Generator {
    int below(int limit) { return std::uniform_int_distribution<>(0, limit - 1)(random_); }
    bool once_in(int times) { return below(times) == 0; }
    template <class Choices>
    const auto& any(const Choices& choices) {
        return choices[static_cast<std::size_t>(below(static_cast<int>(std::size(choices))))];
    }

public:
    explicit Generator(unsigned seed) : random_(seed) {}

    Entries next() {
        Entries entries;
        std::set<std::string> used;
        for (int i = 1 + below(4); i > 0; --i) {
            const StoredKind* kind = any(tried);
            std::string label = '#' + std::to_string(entries.size());
            if (once_in(3)) label = known_of(once_in(10) ? any(tried) : kind);
            if (label.empty() || !used.insert(label).second) continue;
            entries.push_back({kind, label, {}});
        }
        for (Entry& entry : entries) fill(entry, entries);
        return entries;
    }

private:
    std::string known_of(const StoredKind* kind) {
        std::vector<std::string> labels;
        for (const Known& one : known)
            if (one.kind == kind) labels.push_back(one.label);
        return labels.empty() ? "" : any(labels);
    }

    // Mostly a record of the right kind, of this bulk or from before; else whatever there is.
    std::string label_for(const StoredKind* kind, const Entries& entries) {
        if (once_in(6)) return any(entries).label;
        if (once_in(12)) return any(known).label;
        std::vector<std::string> fitting;
        for (const Entry& entry : entries)
            if (entry.kind == kind) fitting.push_back(entry.label);
        return fitting.empty() || once_in(3) ? known_of(kind) : any(fitting);
    }

    std::string list_for(const StoredKind* kind, const Entries& entries) {
        std::set<std::string> labels;
        for (int i = below(3); i >= 0; --i) labels.insert(label_for(kind, entries));
        std::vector<std::string> quoted;
        for (const std::string& label : labels)
            if (!label.empty()) quoted.push_back(base::json_string(label));
        return base::json_array(quoted);
    }

    void fill(Entry& entry, const Entries& entries) {
        auto add = [&](std::string_view name, std::string json) {
            entry.members.push_back({std::string(name), std::move(json)});
        };
        const bool is_category = entry.kind == &kinds::category;
        const bool is_sub = once_in(2);
        if (entry.is_new() || once_in(3))
            add("name", once_in(8) ? R"("Oyster")" : "\"N" + std::to_string(below(9)) + '"');
        if (once_in(entry.is_new() ? 10 : 3)) add("activeStatus", once_in(3) ? "true" : "false");
        if (is_category && (entry.is_new() || once_in(6))) add("level", is_sub ? "2" : "1");
        for (const schema::Field* field : entry.kind->fields()) {
            const StoredKind* to = kinds::find(field->rules.refers_to);
            if (!to || to == &kinds::store || to == &kinds::account || field->rules.server_owned)
                continue;
            const bool is_parent = field->name == "parent";
            if (is_parent ? !is_sub && !once_in(8) : !once_in(3)) continue;
            if (field->type == schema::Type::reference) {
                if (auto label = label_for(to, entries); !label.empty())
                    add(field->name, base::json_string(label));
            } else if (!field->item) {
                add(field->name, list_for(to, entries));
            }
        }
        if (entry.kind == &kinds::menu_item && once_in(4))
            add("prices", R"([{"price":1,"servingSizeLevel":")" +
                              label_for(&kinds::serving_size_level, entries) + "\"}]");
    }

    std::mt19937 random_;
};

// The order in which a bulk writes: kinds as in the catalogue, what others of its kind refer to
// before these, inactivations last and backwards.
class BulkOrder {
public:
    explicit BulkOrder(const Entries& entries) : entries_(entries) {}

    Order made() {
        for (const StoredKind* kind : kinds::catalogue)
            for (std::size_t i = 0; i < entries_.size(); ++i)
                if (entries_[i].kind == kind) place(i);
        const auto last = std::stable_partition(order_.begin(), order_.end(), [&](std::size_t i) {
            return !entries_[i].is_inactivation();
        });
        std::reverse(last, order_.end());
        return order_;
    }

private:
    void place(std::size_t i) {
        if (!seen_.insert(i).second) return;
        for (const Member& member : entries_[i].members)
            for (std::size_t other = 0; other < entries_.size(); ++other)
                if (entries_[other].kind == entries_[i].kind &&
                    member.json.find('"' + entries_[other].label + '"') != std::string::npos)
                    place(other);
        order_.push_back(i);
    }

    const Entries& entries_;
    std::set<std::size_t> seen_;
    Order order_;
};

// A store with the known records, and what its records are called there.
class Side {
public:
    Side(AppFixture& app, const support::Tenant& tenant) : app_(app), tenant_(tenant) {
        app.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app.world(), app.rules(), tenant.account, store_,
                                            store_, "UTC", "USD", "test");
        });
        std::vector<std::string> records;
        for (const Known& one : known) {
            std::string members = one.members;
            replace_all(members, "\"@", "\"#");
            records.push_back(R"({"kind":")" + std::string(one.kind->name) + R"(","id":"#)" +
                              one.label.substr(1) + "\"," + members + '}');
        }
        const Answer made = call("POST", "/v1/svc/store/" + store_ + "/bulk",
                                 R"({"records":)" + base::json_array(records) + '}');
        EXPECT_EQ(made.status, 200) << made.body;
        learn(support::member(made.body, "ids"), '@');
        EXPECT_EQ(
            call("PUT", "/v1/svc/modifier/" + ids_[forced] + "/inactivate?force=true", "").status,
            200);
    }

    Answer bulk(const Entries& entries) {
        std::vector<std::string> records;
        for (const Entry& entry : entries) {
            base::JsonObject record;
            record.text("kind", entry.kind->name).text("id", entry.label);
            for (const Member& member : entry.members) record.raw(member.name, member.json);
            records.push_back(with_ids(record.done()));
        }
        Answer answer = call("POST", "/v1/svc/store/" + store_ + "/bulk",
                             base::JsonObject().raw("records", base::json_array(records)).done());
        if (answer.status == 200) learn(support::member(answer.body, "ids"), '#');
        return answer;
    }

    // Sends the entries one by one. A member that names an entry that is not there yet follows by
    // itself as soon as it can. "" or what was refused.
    std::string write_singly(const Entries& entries, const Order& order) {
        std::vector<std::pair<const Entry*, Member>> waiting;
        for (const std::size_t i : order) {
            std::vector<Member> now;
            for (const Member& member : entries[i].members)
                if (is_known(member))
                    now.push_back(member);
                else
                    waiting.emplace_back(&entries[i], member);
            std::string refused = send(entries[i], now);
            for (auto one = waiting.begin(); refused.empty() && one != waiting.end();) {
                const bool is_due = is_known(one->second);
                if (is_due) refused = send(*one->first, {one->second});
                one = is_due ? waiting.erase(one) : one + 1;
            }
            if (!refused.empty()) return refused;
        }
        return waiting.empty() ? "" : "never there: " + waiting.front().second.json;
    }

    // The records of the store, without what differs from store to store and from way to way.
    std::vector<std::string> records() {
        std::vector<std::string> all;
        app_.database().read([&](storage::ReadView& view) {
            for (const StoredKind* kind : kinds::catalogue)
                for (const auto& row : storage::page(
                         view, {.kind = kind, .account = tenant_.account, .store = store_},
                         {0, 1'000}))
                    all.push_back(std::string(kind->name) + ' ' + comparable(row.doc));
        });
        std::sort(all.begin(), all.end());
        return all;
    }

    const std::string& store() const { return store_; }

private:
    Answer call(std::string_view method, const std::string& target, const std::string& body) {
        return app_.call(method, target, tenant_.key, body);
    }

    void learn(const std::string& ids_json, char mark) {
        for (const auto& [label, id] : schema::read_members(ids_json))
            ids_[mark + label.substr(1)] = schema::text_of(id).value_or("");
    }

    // Creates the record, or changes it when it is there. "" or what was refused.
    std::string send(const Entry& entry, const std::vector<Member>& members) {
        base::JsonObject body;
        body.text("store", store_);
        for (const Member& member : members) body.raw(member.name, with_ids(member.json));
        const auto there = ids_.find(entry.label);
        const std::string path = "/v1/svc/" + std::string(entry.kind->name);
        const Answer answer = there == ids_.end()
                                  ? call("POST", path, body.done())
                                  : call("PUT", path + '/' + there->second, body.done());
        if (answer.status != 200) return entry.shown() + answer.body;
        ids_.try_emplace(entry.label, support::text_member(answer.body, "id"));
        return {};
    }

    bool is_known(const Member& member) const {
        const auto labels = entries_in(member.json);
        return std::all_of(labels.begin(), labels.end(),
                           [&](const auto& label) { return ids_.contains(label); });
    }

    std::string with_ids(std::string json) const {
        for (const auto& [label, id] : ids_) replace_all(json, '"' + label + '"', '"' + id + '"');
        return json;
    }

    std::string comparable(const std::string& doc) const {
        static const std::set<std::string> own = {"revision", "lastUpdated", "dateCreated",
                                                  "createdBy", "modifiedBy"};
        std::string text;
        for (const auto& [name, value] : schema::read_members(doc))
            if (!own.contains(name)) text += name + '=' + value + ' ';
        for (const auto& [label, id] : ids_) replace_all(text, id, label);
        replace_all(text, store_, "STORE");
        return text;
    }

    AppFixture& app_;
    const support::Tenant& tenant_;
    std::string store_ = app_.world().ids.next();
    std::map<std::string, std::string> ids_;  // by label
};

class BulkAlikeTest : public testing::TestWithParam<storage::Engine> {
protected:
    void compare(const Entries& entries) {
        Side together(app_, tenant_);
        const Answer answer = together.bulk(entries);
        const Order order = BulkOrder(entries).made();
        std::string shown = together.store() + '\n';
        for (const Entry& entry : entries) shown += entry.shown();
        Side singly(app_, tenant_);
        const std::string refused = singly.write_singly(entries, order);
        if (answer.status != 200) {
            EXPECT_FALSE(refused.empty()) << shown << "refused only together: " << answer.body;
            return;
        }
        ++taken_;
        if (refused.empty() && singly.records() == together.records()) return;
        EXPECT_TRUE(is_some_order_alike(entries, together.records()))
            << shown << "taken only together; one by one: "
            << (refused.empty() ? difference(together.records(), singly.records()) : refused);
    }

    bool is_some_order_alike(const Entries& entries, const std::vector<std::string>& records) {
        Order order(entries.size());
        std::iota(order.begin(), order.end(), 0U);
        do {
            Side singly(app_, tenant_);
            if (singly.write_singly(entries, order).empty() && singly.records() == records)
                return true;
        } while (std::next_permutation(order.begin(), order.end()));
        return false;
    }

    static std::string difference(const std::vector<std::string>& together,
                                  const std::vector<std::string>& singly) {
        std::string text;
        for (std::size_t i = 0; i < std::max(together.size(), singly.size()); ++i)
            if (i >= together.size() || i >= singly.size() || together[i] != singly[i])
                text += (i < together.size() ? together[i] : "") + "\n  but\n" +
                        (i < singly.size() ? singly[i] : "") + '\n';
        return text;
    }

    AppFixture app_{GetParam()};
    const support::Tenant tenant_ = app_.make_tenant("Alike");
    int taken_ = 0;
};

TEST_P(BulkAlikeTest, WritesWhatSingleWritesWould) {
    const int trials = std::getenv("COMANDA_LONG") ? 1'000 : 150;
    Generator generator(1);
    for (int i = 0; i < trials && !HasFailure(); ++i) compare(generator.next());
    EXPECT_GT(taken_, trials / 10);
    EXPECT_LT(taken_, trials);
    EXPECT_EQ(app_.find_faults(), "");
}

INSTANTIATE_TEST_SUITE_P(Engines, BulkAlikeTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
