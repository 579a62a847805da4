// Lists of records: a page with its figures, or the whole list.
#include "api/answers.hpp"
#include "api/operations.hpp"
#include "api/paging.hpp"
#include "api/reading.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/catalogue/on_sale.hpp"
#include "features/records/read.hpp"
#include "schema/scalar.hpp"

#include <algorithm>
#include <deque>
#include <limits>
#include <memory>
#include <utility>

namespace api {
namespace {

using base::Refusal;
namespace records = features::records;

struct Moment {
    std::int64_t at_ms;
    bool is_now;
};

struct Question {
    storage::Listing listing;
    std::optional<std::string> parent{};  // an id, on lists that know parents
    std::optional<Moment> moment{};       // only what is sold then
    Paging paging{};
};

bool has_parameter(const Call& call, std::string_view name) {
    const auto& known = call.route.operation.parameters;
    return std::find(known.begin(), known.end(), name) != known.end();
}

// What `available` says. Now is the minute that runs, so that an answer holds until the next one.
std::optional<Moment> moment_of(const Call& call, base::Problems& problems) {
    constexpr std::int64_t minute_ms = 60'000;
    const auto asked =
        has_parameter(call, "available") ? call.query.get("available") : std::nullopt;
    if (!asked) return {};
    if (base::same_ignoring_case(*asked, "now"))
        return Moment{call.now_ms - call.now_ms % minute_ms, true};
    std::string text(*asked);
    std::replace(text.begin(), text.end(), ' ', '+');  // of an offset that was sent as it is
    if (const auto at_ms = base::parse_iso_time(text)) return Moment{*at_ms, false};
    problems.push_back({"available", "must be now or an ISO 8601 timestamp"});
    return {};
}

void select_parent(const Selection& selection, storage::ReadView& view, Question& question) {
    storage::Listing& listing = question.listing;
    if (!question.parent) return;
    for (std::string_view field : selection.parents) {
        if (field.empty()) return;
        if (listing.refers && !storage::page(view, listing, {0, 1}).empty()) return;
        listing.refers = {std::string(field), *question.parent, selection.is_named_by_parent};
    }
}

// What the query says about the facet, under the operation's name for it or the field's own.
std::optional<std::string_view> asked_facet(const Call& call, const schema::Field& field) {
    const std::string_view asked_by = call.route.operation.selection.asked_by;
    if (asked_by.empty()) return {};
    const auto asked = call.query.get(asked_by);
    return asked ? asked : call.query.get(field.name);
}

// The facet that the query asks for, else that of the operation.
std::optional<std::string> facet_of(const Call& call, base::Problems& problems) {
    const Selection& selection = call.route.operation.selection;
    const schema::Field* field = call.route.kind->facet_field();
    const auto asked = field ? asked_facet(call, *field) : std::nullopt;
    if (!asked)
        return selection.facet.empty() ? std::nullopt : std::optional(std::string(selection.facet));
    if (*asked == "all") return {};
    auto reading = schema::read_scalar(*field, {schema::Scalar::Shape::string, *asked}, {});
    if (!reading.problem.empty())
        problems.push_back({std::string(selection.asked_by), std::move(reading.problem)});
    std::string facet = schema::plain_text(reading.value);
    return facet.empty() ? std::nullopt : std::optional(std::move(facet));
}

Question question_of(const Call& call) {
    base::Problems problems;
    Question question{.listing = {.kind = call.route.kind,
                                  .account = call.principal->account,
                                  .store = base::lower_ascii(call.captured[0])},
                      .paging = paging_of(call.query, problems)};
    question.listing.is_active = call.query.status(problems);
    question.listing.search =
        base::search_key(base::trimmed(call.query.get("search").value_or("")));
    question.listing.facet = facet_of(call, problems);
    if (!call.route.operation.selection.parents[0].empty())
        question.parent = call.query.id("parent", problems);
    question.moment = moment_of(call, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return question;
}

// Whether even the first row may take long: among many it is sought, sorted for, or counted off, or
// each is looked at.
bool takes_long(storage::ReadView& view, const Question& question) {
    const storage::Listing& listing = question.listing;
    if (!listing.search.empty() || question.moment) return true;
    const bool is_part = listing.facet || !listing.is_active || question.parent;
    if (!is_part && question.paging.first_row() <= storage::scanned_rows_max) return false;
    const storage::Listing all{
        .kind = listing.kind, .account = listing.account, .store = listing.store};
    return storage::count(view, all) > storage::scanned_rows_max;
}

constexpr std::size_t docs_bytes = 32 * 1024;  // what a list takes at first

// The records of one listing after another, in one array.
class ListReading : public Reading {
public:
    using Reading::Reading;

    void add(storage::ListReader list) { lists_.push_back(std::move(list)); }

    bool append(storage::ReadView& view, std::string& out) override {
        out.reserve(docs_bytes);
        if (!has_begun_) out += '[';
        has_begun_ = true;
        rows_ = 0;
        const std::size_t bytes_max = out.size() + storage::step_bytes_max;
        while (!lists_.empty() && rows_ < storage::step_rows_max && out.size() < bytes_max)
            if (!append_some(view, out)) lists_.pop_front();
        if (lists_.empty()) out += ']';
        return !lists_.empty();
    }

protected:
    // Whether the list shows the row; asked once for each, in their order.
    virtual bool shows(storage::ReadView&, const storage::ListedRow&) { return true; }
    virtual bool is_full() const { return false; }  // it shows no more

private:
    bool append_some(storage::ReadView& view, std::string& out) {
        storage::ListReader& list = lists_.front();
        const auto& kind = *static_cast<const kinds::StoredKind*>(list.listing().kind);
        const bool has_more = list.visit_some(view, [&](const storage::ListedRow& row) {
            if (!shows(view, row)) return;
            if (std::exchange(has_rows_, true)) out += ',';
            ++rows_;
            if (row.form() < kind.traits.form)
                out += records::current_form(
                    kind, row.doc(),
                    records::currency_decimals(view, list.listing().account, row.store()));
            else
                out += row.doc();
        });
        return has_more && !is_full();
    }

    std::deque<storage::ListReader> lists_;
    bool has_begun_ = false, has_rows_ = false;
    std::int64_t rows_ = 0;  // of this part
};

// A list of a store, or a page of it.
class StoreReading final : public ListReading {
public:
    StoreReading(std::string its_tag, bool its_slowness, const Call& call, Question question)
        : ListReading(std::move(its_tag), its_slowness, question.moment && question.moment->is_now),
          call_(call),
          question_(std::move(question)) {}

    void describe(storage::ReadView& view, http::Response& response) override {
        select_parent(call_.route.operation.selection, view, question_);
        const Paging& paging = question_.paging;
        if (question_.moment)
            on_sale_.emplace(view, question_.listing.account, *question_.listing.store,
                             question_.moment->at_ms);
        if (!paging.page) return add(storage::ListReader(question_.listing));
        if (on_sale_) return describe_sold(view, response);
        const std::int64_t total = storage::count(view, question_.listing);
        if (paging.first_row() < total)
            add(storage::ListReader(question_.listing, {paging.first_row(), paging.rows}));
        describe_page(call_.request, paging, total, response);
    }

private:
    bool is_sold(storage::ReadView& view, const storage::ListedRow& row) {
        return !on_sale_ || (*on_sale_)(view, *call_.route.kind, row.doc());
    }

    // Counts all that are sold. The page is read again, from the step on in which it begins.
    void describe_sold(storage::ReadView& view, http::Response& response) {
        const std::int64_t first = question_.paging.first_row();
        storage::ListReader reader(question_.listing), start = reader;
        std::int64_t total = 0;
        for (bool has_more = true; has_more;) {
            if (total <= first) {
                start = reader;
                skipped_ = first - total;
            }
            has_more = reader.visit_some(
                view, [&](const storage::ListedRow& row) { total += is_sold(view, row) ? 1 : 0; });
        }
        left_ = question_.paging.rows;
        if (first < total) add(std::move(start));
        describe_page(call_.request, question_.paging, total, response);
    }

    bool shows(storage::ReadView& view, const storage::ListedRow& row) override {
        if (is_full() || !is_sold(view, row)) return false;
        if (skipped_ > 0) {
            --skipped_;
            return false;
        }
        --left_;
        return true;
    }
    bool is_full() const override { return left_ == 0; }

    const Call& call_;
    Question question_;
    std::optional<features::catalogue::OnSale> on_sale_{};
    std::int64_t skipped_ = 0;  // of those that are sold, before the page
    std::int64_t left_ = std::numeric_limits<std::int64_t>::max();
};

std::unique_ptr<Reading> reading_of(const Call& call, storage::ReadView& view, Question question) {
    records::require_store(view, *call.principal, call.captured[0]);
    const bool is_now = question.moment && question.moment->is_now;
    auto tag = sequence_tag(
        storage::position(view, question.listing.account, *question.listing.store), call.request,
        is_now ? " at " + std::to_string(question.moment->at_ms) : std::string());
    const bool is_slow = takes_long(view, question);
    return std::make_unique<StoreReading>(std::move(tag), is_slow, call, std::move(question));
}

std::unique_ptr<Reading> list(const Call& call, storage::ReadView& view) {
    return reading_of(call, view, question_of(call));
}

// The active records of a store, whole.
Question active_question_of(const Call& call, std::string_view store) {
    base::Problems problems;
    Question question{.listing = {.kind = call.route.kind,
                                  .account = call.principal->account,
                                  .store = base::lower_ascii(store),
                                  .is_active = true,
                                  .facet = facet_of(call, problems)},
                      .moment = moment_of(call, problems)};
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return question;
}

std::unique_ptr<Reading> list_active(const Call& call, storage::ReadView& view) {
    return reading_of(call, view, active_question_of(call, call.captured[0]));
}

std::vector<std::string> stores_of(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const auto store = call.query.id("store", problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    if (store) {
        records::require_store(view, *call.principal, *store);
        return {*store};
    }
    std::vector<std::string> ids;
    for (storage::Row& row : records::visible_stores(view, *call.principal))
        ids.push_back(std::move(row.id));
    return ids;
}

std::string sequences_tag(const Call& call, storage::ReadView& view,
                          const std::vector<std::string>& stores) {
    std::string positions;
    for (const std::string& store : stores)
        ((positions += ' ') += store) +=
            std::to_string(storage::sequence(view, call.principal->account, store));
    return sequence_tag({0, view.epoch()}, call.request, positions);
}

std::unique_ptr<Reading> list_active_everywhere(const Call& call, storage::ReadView& view) {
    const auto stores = stores_of(call, view);
    auto reading = std::make_unique<ListReading>(sequences_tag(call, view, stores), false);
    for (const std::string& store : stores)
        reading->add(storage::ListReader(active_question_of(call, store).listing));
    return reading;
}

const std::vector<std::string_view> with_parent = {"page", "pageSize", "search", "parent",
                                                   "status"};
const std::vector<std::string_view> with_moment = {"page",   "pageSize", "search",
                                                   "parent", "status",   "available"};

}  // namespace

const Operation list_records{.name = "list",
                             .id = "list{Kinds}",
                             .summary = "List {kinds}",
                             .description =
                                 "Lists the {kinds} of a store by name: the active ones, or "
                                 "those that `status` asks for.",
                             .open = list,
                             .answer = Shape::records,
                             .parameters = {"page", "pageSize", "search", "status"},
                             .is_kept = true};
const Operation list_active_records{.name = "list_active",
                                    .id = "listActive{Kinds}",
                                    .summary = "List all active {kinds}",
                                    .description =
                                        "Lists every active record of the kind, for pickers and "
                                        "caches.",
                                    .open = list_active,
                                    .answer = Shape::records,
                                    .is_kept = true};
const Operation list_categories{.name = "list",
                                .id = "list{Kinds}",
                                .summary = "List {kinds}",
                                .description =
                                    "Lists the categories of level 1 of a store by name, and "
                                    "with `parent` those of a department.",
                                .open = list,
                                .answer = Shape::records,
                                .parameters = with_moment,
                                .selection = {.facet = "1", .parents = {"department"}},
                                .is_kept = true};
const Operation list_subcategories{.name = "list_sub",
                                   .id = "listSubcategories",
                                   .summary = "List subcategories",
                                   .description =
                                       "Lists the subcategories of a store by name, and with "
                                       "`parent` those of a category.",
                                   .open = list,
                                   .answer = Shape::records,
                                   .parameters = with_moment,
                                   .selection = {.facet = "2", .parents = {"parent"}},
                                   .is_kept = true};
const Operation list_active_categories{.name = "list_active",
                                       .id = "listActive{Kinds}",
                                       .summary = "List all active {kinds}",
                                       .description =
                                           "Lists every active category, of level 1 unless `level` "
                                           "asks for others.",
                                       .open = list_active,
                                       .answer = Shape::records,
                                       .parameters = {"level", "available"},
                                       .selection = {.facet = "1", .asked_by = "level"},
                                       .is_kept = true};
const Operation list_taxes{.name = "list",
                           .id = "list{Kinds}",
                           .summary = "List {kinds}",
                           .description =
                               "Lists the taxes of a store by name, and with `parent` "
                               "those that are applied together with a tax.",
                           .open = list,
                           .answer = Shape::records,
                           .parameters = with_parent,
                           .selection = {.parents = {"taxes"}, .is_named_by_parent = true},
                           .is_kept = true};
const Operation list_menu_items{.name = "list",
                                .id = "list{Kinds}",
                                .summary = "List {kinds}",
                                .description =
                                    "Lists the menu items of a store by name, and with `parent` "
                                    "those of a category or subcategory.",
                                .open = list,
                                .answer = Shape::records,
                                .parameters = with_moment,
                                .selection = {.parents = {"category", "subCategory"}},
                                .is_kept = true};
const Operation list_active_menu_items{
    .name = "list_active",
    .id = "listActive{Kinds}",
    .summary = "List all active {kinds}",
    .description = "Lists every active menu item, and with `available` those that are sold then.",
    .open = list_active,
    .answer = Shape::records,
    .parameters = {"available"},
    .is_kept = true};
const Operation list_active_taxes{.name = "list_active",
                                  .id = "listActive{Kinds}",
                                  .summary = "List all active {kinds}",
                                  .description =
                                      "Lists every active tax, and with `ApplyTo` those on items, "
                                      "on modifiers or on checks.",
                                  .open = list_active,
                                  .answer = Shape::records,
                                  .parameters = {"ApplyTo"},
                                  .selection = {.asked_by = "ApplyTo"},
                                  .is_kept = true};
const Operation list_kitchen_printers{
    .name = "list_kitchen",
    .id = "listKitchenPrinters",
    .summary = "List the kitchen printers",
    .description =
        "Lists every active printer of a store that prints in the "
        "kitchen.",
    .open = list_active,
    .answer = Shape::records,
    .selection = {.facet = "KitchenPrinter"},
    .is_kept = true};
const Operation list_label_printers{
    .name = "list_label",
    .id = "listLabelPrinters",
    .summary = "List the label printers",
    .description = "Lists every active printer of a store that prints labels.",
    .open = list_active,
    .answer = Shape::records,
    .selection = {.facet = "LabelPrinter"},
    .is_kept = true};
const Operation list_default_printers{
    .name = "list_default",
    .id = "listDefaultPrinters",
    .summary = "List the printers of all stores",
    .description =
        "Lists every active printer of the stores that the key may "
        "see.",
    .open = list_active_everywhere,
    .answer = Shape::records,
    .parameters = {"printerType", "store"},
    .selection = {.asked_by = "printerType"}};

}  // namespace api
