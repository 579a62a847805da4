// Lists of records: a page with its figures, or the whole list, streamed when it is long.
#include "api/answer_cache.hpp"
#include "api/answers.hpp"
#include "api/guard.hpp"
#include "api/operations.hpp"
#include "api/workers.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "schema/scalar.hpp"

namespace api {
namespace {

using base::Refusal;
namespace records = features::records;

constexpr std::int64_t chunk_rows = 200;
constexpr std::int64_t page_rows_default = 100;
constexpr std::int64_t page_rows_max = 500;
constexpr std::int64_t page_max = 2'147'483'647;

struct Question {
    storage::Listing listing;
    std::optional<std::int64_t> page;
    std::int64_t page_rows = page_rows_default;
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

Question question_of(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    Question question{.listing = {.kind = call.route.kind,
                                  .account = call.principal->account,
                                  .store = base::lower_ascii(call.captured[0])},
                      .page = call.query.number("page", {1, page_max}, problems),
                      .page_rows = call.query.number("pageSize", {1, page_rows_max}, problems)
                                       .value_or(page_rows_default)};
    question.listing.is_active = status_of(call, problems);
    question.listing.search =
        base::search_key(base::trimmed(call.query.get("search").value_or("")));
    question.listing.facet = facet_of(call, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    select_parent(call, view, question.listing);
    return question;
}

constexpr std::size_t docs_bytes = 32 * 1024;  // what a list takes at first

// Appends documents to an array that has begun with '['.
storage::Visit append_docs(const Question& question, storage::ReadView& view, std::string& out) {
    out.reserve(docs_bytes);
    return [&](const storage::ListedRow& row) {
        const auto& kind = *static_cast<const kinds::StoredKind*>(question.listing.kind);
        if (out.size() != 1) out += ',';
        if (row.form() < kind.traits.form)
            out += records::current_form(
                kind, row.doc(),
                records::currency_decimals(view, question.listing.account, row.store()));
        else
            out += row.doc();
    };
}

// The rest of a long list, a chunk per pull, each in a short transaction of its own, so that a slow
// reader never holds a snapshot.
class ListStream final : public http::Stream {
public:
    ListStream(Services& services, Question question, std::optional<storage::Position> position,
               std::string first_piece)
        : rest_(std::make_shared<Rest>(services, std::move(question), std::move(position))),
          first_piece_(std::move(first_piece)) {}

    void pull(Ready ready) override {
        if (!first_piece_.empty()) return ready(std::exchange(first_piece_, {}), State::more);
        auto shared = std::make_shared<Ready>(std::move(ready));
        // The connection may be gone, and this stream with it, before a worker is free.
        auto produce = [rest = rest_, shared] { rest->produce(*shared); };
        if (!rest_->services.workers.post(produce)) (*shared)({}, State::failed);
    }

private:
    struct Rest {
        Rest(Services& its_services, Question its_question, std::optional<storage::Position> start)
            : services(its_services),
              question(std::move(its_question)),
              position(std::move(start)) {}

        void produce(const Ready& ready) {
            std::string docs = "[";
            State state = State::failed;
            const bool is_read = succeeds("stream", [&] {
                services.database.read([&](storage::ReadView& view) {
                    const auto count =
                        storage::visit_after(view, question.listing, position, chunk_rows,
                                             append_docs(question, view, docs));
                    state = count == chunk_rows ? State::more : State::last;
                });
            });
            if (!is_read) return ready({}, State::failed);
            docs.front() = ',';
            if (docs.size() == 1) docs.clear();
            if (state == State::last) docs += ']';
            ready(std::move(docs), state);
        }

        Services& services;
        Question question;
        std::optional<storage::Position> position;
    };

    std::shared_ptr<Rest> rest_;
    std::string first_piece_;
};

http::Response whole_list(const Call& call, storage::ReadView& view, Question question) {
    std::optional<storage::Position> position;
    std::string out = "[";
    const auto count = storage::visit_after(view, question.listing, position, chunk_rows,
                                            append_docs(question, view, out));
    if (count < chunk_rows) return json_answer(std::move(out += ']'));
    http::Response response;
    response.body = std::make_unique<ListStream>(call.services, std::move(question),
                                                 std::move(position), std::move(out));
    return response;
}

// The request's own target with another page number, for the Link header.
std::string link_to(const Call& call, const Question& question, std::int64_t page,
                    std::string_view relation) {
    std::string link = "<" + std::string(call.request.path) + "?";
    std::string_view rest = call.request.query;
    while (!rest.empty()) {
        const auto end = rest.find('&');
        const auto pair = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        if (!pair.starts_with("page=") && !pair.starts_with("pageSize=") && !pair.empty())
            (link += pair) += '&';
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

http::Response one_page(const Call& call, storage::ReadView& view, const Question& question) {
    const std::int64_t total = storage::count(view, question.listing);
    const std::int64_t last_page =
        std::max<std::int64_t>(1, (total + question.page_rows - 1) / question.page_rows);
    std::string out = "[";
    if (*question.page <= last_page) {
        storage::visit_page(view, question.listing,
                            {(*question.page - 1) * question.page_rows, question.page_rows},
                            append_docs(question, view, out));
    }
    auto response = json_answer(std::move(out += ']'));
    response.set("X-Total-Count", std::to_string(total));
    response.set("X-Page", std::to_string(*question.page));
    response.set("X-Page-Size", std::to_string(question.page_rows));
    response.set("Link", links(call, question, last_page));
    return response;
}

http::Response answer_to(const Call& call, storage::ReadView& view, Question question) {
    records::require_store(view, *call.principal, call.captured[0]);
    const auto tag = sequence_tag(
        storage::sequence(view, question.listing.account, *question.listing.store), call.request);
    if (is_current(call.request, tag)) return not_modified(tag);
    if (auto kept = call.services.answers.find({*call.principal, call.request.target}, tag))
        return kept->response();
    auto response = question.page ? one_page(call, view, question)
                                  : whole_list(call, view, std::move(question));
    response.set("ETag", tag);
    return response;
}

http::Response list(const Call& call, storage::ReadView& view) {
    return answer_to(call, view, question_of(call, view));
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

http::Response list_active(const Call& call, storage::ReadView& view) {
    return answer_to(call, view, active_question_of(call, call.captured[0]));
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
        positions +=
            store + std::to_string(storage::sequence(view, call.principal->account, store));
    return sequence_tag(static_cast<std::int64_t>(std::hash<std::string>()(positions)),
                        call.request);
}

// Of a kind that a store has few of: the answer is made in one piece.
http::Response list_active_everywhere(const Call& call, storage::ReadView& view) {
    const auto stores = stores_of(call, view);
    const auto tag = sequences_tag(call, view, stores);
    if (is_current(call.request, tag)) return not_modified(tag);
    std::string out = "[";
    for (const std::string& store : stores) {
        const Question question = active_question_of(call, store);
        std::optional<storage::Position> position;
        const auto append = append_docs(question, view, out);
        while (storage::visit_after(view, question.listing, position, chunk_rows, append) ==
               chunk_rows) {
        }
    }
    auto response = json_answer(std::move(out += ']'));
    response.set("ETag", tag);
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
                             .read = list,
                             .answer = Shape::records,
                             .parameters = {"page", "pageSize", "search", "status"},
                             .is_kept = true};
const Operation list_active_records{.name = "list_active",
                                    .verb = "List the active",
                                    .read = list_active,
                                    .answer = Shape::records,
                                    .is_kept = true};
const Operation list_stores{.name = "list_stores",
                            .verb = "List the active stores of",
                            .read = list_stores_of_account,
                            .answer = Shape::records};

const Operation list_categories{.name = "list",
                                .verb = "List",
                                .read = list,
                                .answer = Shape::records,
                                .parameters = with_parent,
                                .selection = {.facet = "1", .parents = {"department"}},
                                .is_kept = true};
const Operation list_subcategories{.name = "list_sub",
                                   .verb = "List the second level of",
                                   .read = list,
                                   .answer = Shape::records,
                                   .parameters = with_parent,
                                   .selection = {.facet = "2", .parents = {"parent"}},
                                   .is_kept = true};
const Operation list_active_categories{.name = "list_active",
                                       .verb = "List the active",
                                       .read = list_active,
                                       .answer = Shape::records,
                                       .parameters = {"level"},
                                       .selection = {.facet = "1", .asked_by = "level"},
                                       .is_kept = true};
const Operation list_taxes{.name = "list",
                           .verb = "List",
                           .read = list,
                           .answer = Shape::records,
                           .parameters = with_parent,
                           .selection = {.parents = {"taxes"}, .is_named_by_parent = true},
                           .is_kept = true};
const Operation list_menu_items{.name = "list",
                                .verb = "List",
                                .read = list,
                                .answer = Shape::records,
                                .parameters = with_parent,
                                .selection = {.parents = {"category", "subCategory"}},
                                .is_kept = true};
const Operation list_active_taxes{.name = "list_active",
                                  .verb = "List the active",
                                  .read = list_active,
                                  .answer = Shape::records,
                                  .parameters = {"ApplyTo"},
                                  .selection = {.asked_by = "ApplyTo"},
                                  .is_kept = true};
const Operation list_kitchen_printers{.name = "list_kitchen",
                                      .verb = "List the active of the kitchen",
                                      .read = list_active,
                                      .answer = Shape::records,
                                      .selection = {.facet = "KitchenPrinter"},
                                      .is_kept = true};
const Operation list_label_printers{.name = "list_label",
                                    .verb = "List the active for labels",
                                    .read = list_active,
                                    .answer = Shape::records,
                                    .selection = {.facet = "LabelPrinter"},
                                    .is_kept = true};
const Operation list_default_printers{.name = "list_default",
                                      .verb = "List the active of every store",
                                      .read = list_active_everywhere,
                                      .answer = Shape::records,
                                      .parameters = {"printerType", "store"},
                                      .selection = {.asked_by = "printerType"}};

}  // namespace api
