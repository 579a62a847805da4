// Lists of parts of a catalogue: by level, by parent, by type, or by what is sold at a time.
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/menu/catalogue/on_sale.hpp"
#include "features/menu/catalogue/operations.hpp"
#include "features/records/lists.hpp"
#include "kinds/all.hpp"

#include <algorithm>

namespace features::catalogue {
namespace {

using api::Call;
using api::Parameter;
using records::list;
using records::list_of_stores;
using records::Selection;

// Passes only records that are sold at the given time.
class SoldAt final : public records::RowFilter {
public:
    SoldAt(std::int64_t at_ms, bool is_now) : at_ms_(at_ms) {
        is_momentary = is_now;
        if (is_now) depends_on = " at " + std::to_string(at_ms);
    }

    void begin(storage::ReadView& view, const storage::Listing& listing) override {
        on_sale_.emplace(view, listing.account, *listing.store, at_ms_);
    }
    bool passes(storage::ReadView& view, const kinds::StoredKind& kind,
                const storage::ListedRow& row) override {
        return (*on_sale_)(view, kind, row.doc());
    }

private:
    const std::int64_t at_ms_;
    std::optional<OnSale> on_sale_{};
};

// The filter that `available` asks for. `now` means the start of the current minute, so that an
// answer stays current until the next minute.
std::unique_ptr<records::RowFilter> sold_when(const Call& call, base::Problems& problems) {
    constexpr std::int64_t minute_ms = 60'000;
    const auto asked = call.query.get("available");
    if (!asked) return {};
    if (base::same_ignoring_case(*asked, "now"))
        return std::make_unique<SoldAt>(call.now_ms - call.now_ms % minute_ms, true);
    std::string text(*asked);
    // The + of an offset ("+02:00") that was sent without an escape has been decoded as a space.
    std::replace(text.begin(), text.end(), ' ', '+');
    if (const auto at_ms = base::parse_iso_time(text))
        return std::make_unique<SoldAt>(*at_ms, false);
    problems.push_back({"available", "must be now or an ISO 8601 timestamp"});
    return {};
}

constexpr Parameter available{"available", api::in_query, api::any_text, R"("now")",
                              "Only what is sold at that time: `now`, or an ISO 8601 timestamp. "
                              "An extension."};
constexpr Parameter level{"level", api::in_query, api::words("1|2|all"), R"("1")",
                          "Categories, subcategories, or both; by default categories. An "
                          "extension."};
constexpr Parameter apply_to{"ApplyTo", api::in_query, api::words("Item|Modifier|Check"),
                             R"("Item")", "Only taxes on this."};
constexpr Parameter printer_type{"printerType", api::in_query,
                                 api::words("KitchenPrinter|LabelPrinter|ReceiptPrinter"),
                                 R"("KitchenPrinter")", "Only printers of this type."};

constexpr Parameter under(const kinds::StoredKind& kind, std::string_view description) {
    return {"parent", api::in_query, api::an_id, {}, description, &kind};
}
constexpr Parameter under_department =
    under(kinds::department, "Only records under the department with this id.");
constexpr Parameter under_category =
    under(kinds::category, "Only records under the category with this id.");
constexpr Parameter under_tax = under(kinds::tax, "Only taxes that the tax with this id lists.");

constexpr Selection categories{.facet = "1", .parents = {"department"}, .filter = sold_when};
constexpr Selection subcategories{.facet = "2", .parents = {"parent"}, .filter = sold_when};
constexpr Selection categories_by_level{.facet = "1", .asked_by = "level", .filter = sold_when};
constexpr Selection taxes{.parents = {"taxes"}, .is_named_by_parent = true};
constexpr Selection taxes_by_use{.asked_by = "ApplyTo"};
constexpr Selection menu_items{.parents = {"category", "subCategory"}, .filter = sold_when};
constexpr Selection sold_menu_items{.filter = sold_when};
constexpr Selection kitchen_printers{.facet = "KitchenPrinter"};
constexpr Selection label_printers{.facet = "LabelPrinter"};
constexpr Selection printers_by_type{.asked_by = "printerType"};

using Parameters = std::vector<const Parameter*>;

Parameters of_list_with(std::initializer_list<const Parameter*> more) {
    Parameters parameters{&api::page_parameter,   &api::page_size_parameter, &api::search_parameter,
                          &api::status_parameter, &api::sort_parameter,      &api::ids_parameter};
    parameters.insert(parameters.end(), more);
    return parameters;
}

}  // namespace

const api::Operation list_categories{
    .name = "list",
    .id = "list{Kinds}",
    .summary = "List {kinds}",
    .description =
        "Lists the categories of level 1 of a store by name, and with `parent` those of a "
        "department.",
    .run = list<categories>,
    .answer = api::many_records,
    .parameters = of_list_with({&under_department, &available}),
    .table = categories.facet,
    .is_kept = true};
const api::Operation list_subcategories{
    .name = "list_sub",
    .id = "listSubcategories",
    .summary = "List subcategories",
    .description =
        "Lists the subcategories of a store by name, and with `parent` those of a category.",
    .run = list<subcategories>,
    .answer = api::many_records,
    .parameters = of_list_with({&under_category, &available}),
    .table = subcategories.facet,
    .is_kept = true};
const api::Operation list_active_categories{
    .name = "list_active",
    .id = "listActive{Kinds}",
    .summary = "List all active {kinds}",
    .description = "Lists every active category, of level 1 unless `level` selects others.",
    .run = list<categories_by_level>,
    .answer = api::many_records,
    .parameters = of_list_with({&level, &available}),
    .is_kept = true};
const api::Operation list_taxes{
    .name = "list",
    .id = "list{Kinds}",
    .summary = "List {kinds}",
    .description =
        "Lists the taxes of a store by name, and with `parent` those that are applied together "
        "with a tax.",
    .run = list<taxes>,
    .answer = api::many_records,
    .parameters = of_list_with({&under_tax}),
    .table = "",
    .is_kept = true};
const api::Operation list_menu_items{
    .name = "list",
    .id = "list{Kinds}",
    .summary = "List {kinds}",
    .description =
        "Lists the menu items of a store by name, and with `parent` those of a category or "
        "subcategory.",
    .run = list<menu_items>,
    .answer = api::many_records,
    .parameters = of_list_with({&under_category, &available}),
    .table = "",
    .is_kept = true};
const api::Operation list_active_menu_items{
    .name = "list_active",
    .id = "listActive{Kinds}",
    .summary = "List all active {kinds}",
    .description =
        "Lists every active menu item, and with `available` only those sold at that time.",
    .run = list<sold_menu_items>,
    .answer = api::many_records,
    .parameters = of_list_with({&available}),
    .is_kept = true};
const api::Operation list_active_taxes{
    .name = "list_active",
    .id = "listActive{Kinds}",
    .summary = "List all active {kinds}",
    .description =
        "Lists every active tax, and with `ApplyTo` those on items, on modifiers or on checks.",
    .run = list<taxes_by_use>,
    .answer = api::many_records,
    .parameters = of_list_with({&apply_to}),
    .is_kept = true};
const api::Operation list_kitchen_printers{
    .name = "list_kitchen",
    .id = "listKitchenPrinters",
    .summary = "List the kitchen printers",
    .description = "Lists every active printer of a store that prints in the kitchen.",
    .run = list<kitchen_printers>,
    .answer = api::many_records,
    .parameters = of_list_with({}),
    .is_kept = true};
const api::Operation list_label_printers{
    .name = "list_label",
    .id = "listLabelPrinters",
    .summary = "List the label printers",
    .description = "Lists every active printer of a store that prints labels.",
    .run = list<label_printers>,
    .answer = api::many_records,
    .parameters = of_list_with({}),
    .is_kept = true};
const api::Operation list_default_printers{
    .name = "list_default",
    .id = "listDefaultPrinters",
    .summary = "List the printers of all stores",
    .description = "Lists every active printer of the stores that the key may see.",
    .run = list_of_stores<printers_by_type>,
    .answer = api::many_records,
    .parameters = {&printer_type, &api::store_parameter, &api::search_parameter,
                   &api::status_parameter, &api::sort_parameter, &api::ids_parameter}};

}  // namespace features::catalogue
