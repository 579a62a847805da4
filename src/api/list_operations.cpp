// Lists of records: a page with its figures, or the whole list.
#include "api/answers.hpp"
#include "api/operations.hpp"
#include "api/reading.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "schema/scalar.hpp"

#include <deque>
#include <memory>
#include <utility>

namespace api {
namespace {

using base::Refusal;
namespace records = features::records;

constexpr std::int64_t page_rows_default = 100;
constexpr std::int64_t page_rows_max = 500;
constexpr std::int64_t page_max = 2'147'483'647;

struct Question {
    storage::Listing listing;
    std::optional<std::int64_t> page;
    std::int64_t page_rows = page_rows_default;

    std::int64_t first_row() const { return (page.value_or(1) - 1) * page_rows; }
};

std::optional<bool> status_of(const Call& call, base::Problems& problems) {
    const auto status = call.query.get("status");
    if (!status || *status == "true") return true;
    if (*status == "false") return false;
    if (*status != "all") problems.push_back({"status", "must be true, false or all"});
    return {};
}

void select_parent(const Call& call, storage::ReadView& view, storage::Listing& listing) {
    const auto parent = call.query.get("parent");
    const Selection& selection = call.route.operation.selection;
    if (!parent) return;
    for (std::string_view field : selection.parents) {
        if (field.empty()) return;
        if (listing.refers && !storage::page(view, listing, {0, 1}).empty()) return;
        listing.refers = {std::string(field), base::lower_ascii(*parent),
                          selection.is_named_by_parent};
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
    Question question{
        .listing = {.kind = call.route.kind, .account = call.principal->account, .store = {}},
        .page = call.query.number("page", {1, page_max}, problems),
        .page_rows = call.query.number("pageSize", {1, page_rows_max}, problems)
                         .value_or(page_rows_default)};
    if (!call.captured.empty()) question.listing.store = base::lower_ascii(call.captured[0]);
    question.listing.is_active = status_of(call, problems);
    question.listing.search =
        base::search_key(base::trimmed(call.query.get("search").value_or("")));
    question.listing.facet = facet_of(call, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return question;
}

// Whether even the first row may take long: among many it is sought, sorted for, or counted off.
bool takes_long(const Call& call, storage::ReadView& view, const Question& question) {
    const storage::Listing& listing = question.listing;
    if (!listing.search.empty()) return true;
    const bool has_parent =
        call.query.get("parent") && !call.route.operation.selection.parents[0].empty();
    const bool is_part = listing.facet || !listing.is_active || has_parent;
    if (!is_part && question.first_row() <= storage::scanned_rows_max) return false;
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

private:
    bool append_some(storage::ReadView& view, std::string& out) {
        storage::ListReader& list = lists_.front();
        const auto& kind = *static_cast<const kinds::StoredKind*>(list.listing().kind);
        return list.visit_some(view, [&](const storage::ListedRow& row) {
            if (std::exchange(has_rows_, true)) out += ',';
            ++rows_;
            if (row.form() < kind.traits.form)
                out += records::current_form(
                    kind, row.doc(),
                    records::currency_decimals(view, list.listing().account, row.store()));
            else
                out += row.doc();
        });
    }

    std::deque<storage::ListReader> lists_;
    bool has_begun_ = false, has_rows_ = false;
    std::int64_t rows_ = 0;  // of this part
};

// As it may stand between < and >: what no address holds as it is becomes %XX.
void append_escaped(std::string& out, std::string_view text) {
    static constexpr std::string_view digits = "0123456789ABCDEF";
    static constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?@!$&'()*+,;=%";
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (plain.find(c) != std::string_view::npos)
            out += c;
        else
            ((out += '%') += digits[byte >> 4U]) += digits[byte & 15U];
    }
}

bool is_about_pages(std::string_view pair) {
    const auto name = percent_decoded(pair.substr(0, pair.find('=')), true);
    return name == "page" || name == "pageSize";
}

// The request's own target with another page number, for the Link header.
std::string link_to(const Call& call, const Question& question, std::int64_t page,
                    std::string_view relation) {
    std::string link = "<";
    append_escaped(link, call.request.path);
    link += '?';
    std::string_view rest = call.request.query;
    while (!rest.empty()) {
        const auto end = rest.find('&');
        const auto pair = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        if (pair.empty() || is_about_pages(pair)) continue;
        append_escaped(link, pair);
        link += '&';
    }
    link += "page=" + std::to_string(page) + "&pageSize=" + std::to_string(question.page_rows);
    return link + ">; rel=\"" + std::string(relation) + '"';
}

std::string links(const Call& call, const Question& question, std::int64_t last_page) {
    const std::int64_t page = *question.page;
    std::string header = link_to(call, question, 1, "first");
    if (page > 1) header += ", " + link_to(call, question, std::min(page - 1, last_page), "prev");
    if (page < last_page) header += ", " + link_to(call, question, page + 1, "next");
    return header + ", " + link_to(call, question, last_page, "last");
}

// The figures of the page that was asked for. False: there is no such page.
bool describe_page(const Call& call, const Question& question, std::int64_t total,
                   http::Response& response) {
    const std::int64_t last_page =
        std::max<std::int64_t>(1, (total + question.page_rows - 1) / question.page_rows);
    response.set("X-Total-Count", std::to_string(total));
    response.set("X-Page", std::to_string(*question.page));
    response.set("X-Page-Size", std::to_string(question.page_rows));
    response.set("Link", links(call, question, last_page));
    return *question.page <= last_page;
}

// A list of a store, or a page of it.
class StoreReading final : public ListReading {
public:
    StoreReading(std::string its_tag, bool its_slowness, const Call& call, Question question)
        : ListReading(std::move(its_tag), its_slowness),
          call_(call),
          question_(std::move(question)) {}

    void describe(storage::ReadView& view, http::Response& response) override {
        select_parent(call_, view, question_.listing);
        if (!question_.page) return add(storage::ListReader(question_.listing));
        if (describe_page(call_, question_, storage::count(view, question_.listing), response))
            add(storage::ListReader(question_.listing,
                                    {question_.first_row(), question_.page_rows}));
    }

private:
    const Call& call_;
    Question question_;
};

std::unique_ptr<Reading> reading_of(const Call& call, storage::ReadView& view, Question question) {
    records::require_store(view, *call.principal, call.captured[0]);
    auto tag = sequence_tag(
        storage::position(view, question.listing.account, *question.listing.store), call.request);
    const bool is_slow = takes_long(call, view, question);
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
                      .page = {}};
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return question;
}

std::unique_ptr<Reading> list_active(const Call& call, storage::ReadView& view) {
    return reading_of(call, view, active_question_of(call, call.captured[0]));
}

std::vector<std::string> stores_of(const Call& call, storage::ReadView& view) {
    if (const auto store = call.query.get("store")) {
        records::require_store(view, *call.principal, *store);
        return {base::lower_ascii(*store)};
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

// Only commands make stores, so that an account has few enough to look at each. The tag says which
// they are and how often each was changed: the busy records of a store are not its business.
http::Response list_visible_stores(const Call& call, storage::ReadView& view) {
    const Question question = question_of(call);
    const auto stores = records::visible_stores(view, *call.principal, question.listing.is_active,
                                                question.listing.search);
    std::string revisions;
    for (const storage::Row& row : stores)
        ((revisions += ' ') += row.id) += '.' + std::to_string(row.revision);
    const std::string tag = sequence_tag({0, view.epoch()}, call.request, revisions);
    if (is_current(call.request, tag)) return not_modified(tag);

    http::Response response;
    auto first = stores.begin(), last = stores.end();
    if (question.page) {
        const auto total = static_cast<std::int64_t>(stores.size());
        const bool is_there = describe_page(call, question, total, response);
        if (is_there) first += question.first_row();
        last = is_there ? first + std::min<std::int64_t>(question.page_rows, last - first) : first;
    }
    std::vector<std::string> docs;
    for (; first != last; ++first) docs.push_back(first->doc);
    response.set("ETag", tag);
    response.body = base::json_array(docs);
    return response;
}

http::Response list_stores_of_account(const Call& call, storage::ReadView& view) {
    if (base::lower_ascii(call.captured[0]) != call.principal->account)
        throw Refusal::not_found("account");
    std::vector<std::string> docs;
    for (storage::Row& row : records::visible_stores(view, *call.principal))
        docs.push_back(std::move(row.doc));
    return json_answer(base::json_array(docs));
}

const std::vector<std::string_view> with_parent = {"page", "pageSize", "search", "parent",
                                                   "status"};

}  // namespace

const Operation list_records{.name = "list",
                             .verb = "List",
                             .open = list,
                             .answer = Shape::records,
                             .parameters = {"page", "pageSize", "search", "status"},
                             .is_kept = true};
const Operation list_active_records{.name = "list_active",
                                    .verb = "List the active",
                                    .open = list_active,
                                    .answer = Shape::records,
                                    .is_kept = true};
const Operation list_stores{.name = "list_stores",
                            .verb = "List the active stores of",
                            .read = list_stores_of_account,
                            .answer = Shape::records};
const Operation list_own_stores{.name = "list",
                                .verb = "List",
                                .read = list_visible_stores,
                                .answer = Shape::records,
                                .parameters = {"page", "pageSize", "search", "status"},
                                .is_kept = true};

const Operation list_categories{.name = "list",
                                .verb = "List",
                                .open = list,
                                .answer = Shape::records,
                                .parameters = with_parent,
                                .selection = {.facet = "1", .parents = {"department"}},
                                .is_kept = true};
const Operation list_subcategories{.name = "list_sub",
                                   .verb = "List the second level of",
                                   .open = list,
                                   .answer = Shape::records,
                                   .parameters = with_parent,
                                   .selection = {.facet = "2", .parents = {"parent"}},
                                   .is_kept = true};
const Operation list_active_categories{.name = "list_active",
                                       .verb = "List the active",
                                       .open = list_active,
                                       .answer = Shape::records,
                                       .parameters = {"level"},
                                       .selection = {.facet = "1", .asked_by = "level"},
                                       .is_kept = true};
const Operation list_taxes{.name = "list",
                           .verb = "List",
                           .open = list,
                           .answer = Shape::records,
                           .parameters = with_parent,
                           .selection = {.parents = {"taxes"}, .is_named_by_parent = true},
                           .is_kept = true};
const Operation list_menu_items{.name = "list",
                                .verb = "List",
                                .open = list,
                                .answer = Shape::records,
                                .parameters = with_parent,
                                .selection = {.parents = {"category", "subCategory"}},
                                .is_kept = true};
const Operation list_active_taxes{.name = "list_active",
                                  .verb = "List the active",
                                  .open = list_active,
                                  .answer = Shape::records,
                                  .parameters = {"ApplyTo"},
                                  .selection = {.asked_by = "ApplyTo"},
                                  .is_kept = true};
const Operation list_kitchen_printers{.name = "list_kitchen",
                                      .verb = "List the active of the kitchen",
                                      .open = list_active,
                                      .answer = Shape::records,
                                      .selection = {.facet = "KitchenPrinter"},
                                      .is_kept = true};
const Operation list_label_printers{.name = "list_label",
                                    .verb = "List the active for labels",
                                    .open = list_active,
                                    .answer = Shape::records,
                                    .selection = {.facet = "LabelPrinter"},
                                    .is_kept = true};
const Operation list_default_printers{.name = "list_default",
                                      .verb = "List the active of every store",
                                      .open = list_active_everywhere,
                                      .answer = Shape::records,
                                      .parameters = {"printerType", "store"},
                                      .selection = {.asked_by = "printerType"}};

}  // namespace api
