// One search in a store: records of every kind that the caller may see, and what features find
// besides (orders, sales, checks), the best first.
#include "api/answers.hpp"
#include "api/made_answer.hpp"
#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/feature.hpp"
#include "features/operating/search/operations.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "features/records/readable.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "storage/tables/finding.hpp"
#include "storage/tables/records_by_id.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace features::search {
namespace {

using api::Call;
using base::Refusal;
using schema::of;
using storage::ReadView;

constexpr std::size_t characters_min = 2, characters_max = 100;
constexpr std::int64_t hits_default = 20, hits_max = 50;
// How many records a search looks at: of each kind, and of all by a part of their text.
constexpr std::int64_t beginnings_max = 20, parts_max = 500;

// ---- what was typed -----------------------------------------------------------------------------

Sought sought_by(const Call& call, int decimals, base::Problems& problems) {
    const std::string typed(base::trimmed(call.query.get("q").value_or("")));
    const std::size_t characters = base::character_count(typed);
    if (characters < characters_min || characters > characters_max)
        problems.push_back({"q", "must have 2 to 100 characters"});
    Sought sought{.account = call.principal->account,
                  .store = base::lower_ascii(call.path["store"]),
                  .typed = typed,
                  .words = base::search_key(typed)};
    sought.number = number_in(typed);
    sought.amount = amount_in(typed, decimals);
    sought.digits = digits_in(typed);
    sought.hits_max = call.query.number("limit", {1, hits_max}, problems).value_or(hits_default);
    return sought;
}

// ---- records ------------------------------------------------------------------------------------

// The best of the texts that a record is found by.
Fit fit_of(const Sought& sought, std::string_view search_text) {
    Fit best = Fit::none;
    while (!search_text.empty()) {
        const auto end = std::min(search_text.find('\x1f'), search_text.size());
        const std::string_view text = search_text.substr(0, end);
        best = std::min({best, sought.fit_of_key(text), sought.fit_of_phone(text)});
        search_text.remove_prefix(std::min(end + 1, search_text.size()));
    }
    return best;
}

void add_records(ReadView& view, const Sought& sought, const storage::FindIn& in,
                 std::vector<Hit>& hits) {
    auto found = storage::find_beginnings(view, in, sought.words, beginnings_max);
    const auto add = [&](std::vector<storage::FoundRecord> more) {
        std::ranges::move(more, std::back_inserter(found));
    };
    add(storage::find_parts(view, in, sought.words, parts_max));
    if (!sought.digits.empty() && sought.digits != sought.words)
        add(storage::find_parts(view, in, sought.digits, parts_max));
    std::set<std::string_view> seen;
    std::map<std::string_view, std::vector<Hit>> by_kind;
    for (const storage::FoundRecord& one : found) {
        if (!seen.insert(one.id).second) continue;
        // Until its document is read, a record is sorted by the text that lists sort it by.
        const auto end = one.search_text.find('\x1f');
        by_kind[one.kind].push_back({.kind = kinds::find(one.kind)->name,
                                     .id = one.id,
                                     .label = one.search_text.substr(0, end),
                                     .is_active = one.is_active,
                                     .fit = fit_of(sought, one.search_text)});
    }
    for (auto& [kind, some] : by_kind) {
        keep_best(some, sought.hits_max);
        std::ranges::move(some, std::back_inserter(hits));
    }
}

// The first text by which the record is found, besides its label: a code, a phone number.
std::string other_text(const schema::Record& record, std::string_view label) {
    for (const schema::Field* field : record.kind().fields()) {
        if (!field->rules.searchable || !record.has(*field)) continue;
        const auto* text = std::get_if<std::string>(&record.at(*field));
        if (text && !text->empty() && label.find(*text) == label.npos) return *text;
    }
    return {};
}

std::string category_of(const schema::Record& item) {
    const std::string& sub = item[kinds::menu_item.subcategory];
    return sub.empty() ? item[kinds::menu_item.category] : sub;
}

// Puts the names of records into hits that are records: label, detail and price.
void name_records(ReadView& view, const std::string& account, std::vector<Hit>& hits) {
    std::vector<std::string> ids;
    for (const Hit& hit : hits)
        if (kinds::find(hit.kind)) ids.push_back(hit.id);
    std::map<std::string, schema::Record, std::less<>> records;
    const auto read = [&](std::span<const std::string> some) {
        for (const auto& [kind, row] : storage::find_all(view, account, some))
            if (const auto* known = kinds::find(kind))
                records.emplace(row.id, schema::read_stored(row.doc, *known));
    };
    read(ids);
    std::vector<std::string> categories;
    for (const auto& [id, record] : records)
        if (&record.kind() == &kinds::menu_item)
            if (std::string category = category_of(record); !category.empty())
                categories.push_back(std::move(category));
    std::erase_if(categories, [&](const auto& id) { return records.contains(id); });
    std::ranges::sort(categories);
    categories.erase(std::unique(categories.begin(), categories.end()), categories.end());
    read(categories);
    for (Hit& hit : hits) {
        const auto found = records.find(hit.id);
        if (!kinds::find(hit.kind) || found == records.end()) continue;
        const schema::Record& record = found->second;
        hit.label = records::listed_as(record);
        hit.detail = other_text(record, hit.label);
        if (&record.kind() != &kinds::menu_item) continue;
        const auto& prices = record[kinds::menu_item.prices];
        if (!prices.empty()) hit.amount = prices.front()[kinds::item_price.price];
        const auto category = records.find(category_of(record));
        if (category != records.end()) hit.detail = records::listed_as(category->second);
    }
}

// ---- the operation ------------------------------------------------------------------------------

struct Result {
    Hit hit;
    int decimals;
};
template <auto member>
const auto& in_hit(const Result& result) {
    return result.hit.*member;
}
std::optional<std::string> amount_text(const Result& result) {
    if (!result.hit.amount) return {};
    return schema::print_decimal(*result.hit.amount, result.decimals);
}
constexpr schema::Property<Result> result_properties[] = {
    {"kind", of<in_hit<&Hit::kind>>, "Kind of what was found: `menuItem`, `customer`, `order`."},
    {"id", of<in_hit<&Hit::id>>, "Identifies it."},
    {"label", of<in_hit<&Hit::label>>, "By what people know it."},
    {"detail", schema::unless_empty<in_hit<&Hit::detail>>,
     "What else helps to recognise it: a category, a phone number, a guest."},
    {"amount", of<in_hit<&Hit::amount>>, "Its price or total, in minor units."},
    {"amountStr", of<amount_text>, "The same with decimals."},
    {"at", schema::instant_if<in_hit<&Hit::at_ms>>,
     "When an order was placed, a check opened or a sale closed."},
    {"isActive", of<in_hit<&Hit::is_active>>,
     "False for an inactive record, a finished order or check and a voided sale."},
};
constexpr schema::Object<Result> result_answer{"SearchResult", "Something that a search found.",
                                               result_properties};
struct Results {
    std::vector<Result> results;
};
constexpr schema::Property<Results> results_properties[] = {
    {"results", schema::object<&Results::results, result_answer>, "The best first."},
};
constexpr schema::Object<Results> results_answer{"SearchResults", "What a search found.",
                                                 results_properties};

std::vector<Hit> found_for(const Call& call, ReadView& view, const Sought& sought) {
    records::Readable is_readable(call.services.routes, *call.principal, sought.store);
    storage::FindIn of_store{sought.account, sought.store, {}}, of_account{sought.account, "", {}};
    for (const auto* kind : kinds::all)
        if (is_readable(std::string(kind->name)))
            (kind->traits.is_of_account ? of_account : of_store).kinds.emplace_back(kind->name);
    std::vector<Hit> hits;
    add_records(view, sought, of_store, hits);
    add_records(view, sought, of_account, hits);
    for (const Feature* feature : call.services.of<FeatureList>())
        for (const Finder& finder : feature->finders)
            if (is_readable(std::string(finder.kind)))
                std::ranges::move(finder.find(view, sought), std::back_inserter(hits));
    keep_best_of_each(hits, sought.hits_max);
    name_records(view, sought.account, hits);
    return hits;
}

std::unique_ptr<api::StreamedAnswer> open_search(const Call& call, ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    const std::string store = base::lower_ascii(call.path["store"]);
    const int decimals = records::currency_decimals(view, call.principal->account, store);
    base::Problems problems;
    Sought sought = sought_by(call, decimals, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return api::made_answer(
        "",
        [&call, decimals, sought = std::move(sought)](ReadView& later, std::string& out) {
            Results results;
            for (Hit& hit : found_for(call, later, sought))
                results.results.push_back({std::move(hit), decimals});
            out += schema::write(results_answer, results);
            return false;
        },
        {.is_slow = true});
}

constexpr api::Subject search_subject{"search", "Search",
                                      "One search in everything that a store has."};

constexpr api::Parameter text_parameter{
    "q", api::in_query, api::any_text, R"("margherita")",
    "What to look for, 2 to 100 characters: a name, a code, a phone number, an e-mail, the number "
    "of an order or sale, a table, an amount (`12.50`, `12,50`, `$12.50`)."};
constexpr api::Parameter limit_parameter{
    "limit", api::in_query, api::whole(1, 50), "20", "Maximum number of results; 20 by default.",
    nullptr, true};

}  // namespace

const api::Operation search_store{
    .name = "search",
    .subject = &search_subject,
    .id = "searchStore",
    .summary = "Search a store",
    .description =
        "Finds whatever the caller may see: records of the store and customers by name, code, "
        "phone or e-mail, ignoring case and accents; web orders by number, `uniqueOrderID`, "
        "contact, phone and amount; sales by number, ticket, customer and amount; checks by "
        "number, table and employee. What fits exactly comes first, then what begins with the "
        "text, has a word that does, or has it anywhere; what is active comes before the rest. No "
        "kind takes more than a quarter of the results while others have some. "
        "Only numbers and ids are looked for however old they are: everything else among the "
        "newest 300 orders, 1,000 sales, the open checks and the 200 closed last. With two "
        "characters, records are found only by how their names begin. Inactive records are found "
        "too.",
    .run = open_search,
    .answer = api::one(results_answer),
    .parameters = {&text_parameter, &limit_parameter}};

}  // namespace features::search
