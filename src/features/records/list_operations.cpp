// Lists of records: a page with its counts, or the whole list.
#include "features/records/lists.hpp"

#include "api/answers.hpp"
#include "api/paging.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/chosen_rows.hpp"
#include "features/records/operations.hpp"
#include "features/records/parts.hpp"
#include "features/records/read.hpp"
#include "schema/scalar.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>
#include <deque>
#include <limits>
#include <utility>

namespace features::records {
namespace {

using api::Call;
using api::Paging;
using api::StreamedAnswer;
using base::Refusal;

struct Question {
    storage::Listing listing;
    std::optional<std::string> parent{};  // an id; only on lists with Selection::parents
    std::unique_ptr<RowFilter> filter{};
    Paging paging{};
    FieldQuery fields{};
};

void select_parent(const Selection& selection, storage::ReadView& view, Question& question) {
    storage::Listing& listing = question.listing;
    if (!question.parent) return;
    for (std::string_view field : selection.parents) {
        if (field.empty()) return;
        if (listing.refers && !storage::page(view, listing, {0, 1}).empty()) return;
        listing.refers = {std::string(field), *question.parent, selection.is_named_by_parent};
    }
}

// The facet that the query selects, else that of the selection.
std::optional<std::string> facet_of(const Call& call, const Selection& selection,
                                    base::Problems& problems) {
    const schema::Field* field = call.route.kind->facet_field();
    const bool is_asked = field && !selection.asked_by.empty();
    const auto asked = is_asked ? call.query.get(selection.asked_by) : std::nullopt;
    if (!asked)
        return selection.facet.empty() ? std::nullopt : std::optional(std::string(selection.facet));
    if (*asked == "all") return {};
    auto reading = schema::read_scalar(*field, {schema::Scalar::Shape::string, *asked}, {});
    if (!reading.problem.empty())
        problems.push_back({std::string(selection.asked_by), std::move(reading.problem)});
    std::string facet = schema::plain_text(reading.value);
    return facet.empty() ? std::nullopt : std::optional(std::move(facet));
}

std::unique_ptr<RowFilter> filter_of(const Call& call, const Selection& selection,
                                     base::Problems& problems) {
    return selection.filter ? selection.filter(call, problems) : nullptr;
}

// The store in the path; "" for kinds of the account.
std::string listed_store(const Call& call) {
    return call.route.kind->traits.is_of_account ? std::string()
                                                 : base::lower_ascii(call.path["store"]);
}

void require_place(const Call& call, storage::ReadView& view) {
    if (const std::string* account = call.path.find("account"))
        return require_account(view, *call.principal, *account);
    if (!call.route.kind->traits.is_of_account)
        require_store(view, *call.principal, call.path["store"]);
}

// What to look for: the words, or a natural key in its canonical form when they look like one.
std::string searched(const Call& call) {
    const auto words = base::trimmed(call.query.get("search").value_or(""));
    for (const schema::NaturalKey& key : call.route.kind->traits.keys) {
        if (key.characters.empty() || words.empty()) continue;
        if (words.find_first_not_of(key.characters) != std::string_view::npos) continue;
        if (auto canonical = key.canonical(words); !canonical.empty()) return canonical;
    }
    return base::search_key(words);
}

Question question_of(const Call& call, storage::ReadView& view, const Selection& selection,
                     std::string store) {
    base::Problems problems;
    Question question{.listing = {.kind = call.route.kind,
                                  .account = call.principal->account,
                                  .store = std::move(store)},
                      .paging = api::paging_of(call.query, problems)};
    const bool shows_all = selection.shows_inactive && !call.query.get("status");
    if (!shows_all) question.listing.is_active = call.query.status(problems);
    question.listing.search = searched(call);
    question.listing.facet = facet_of(call, selection, problems);
    if (!selection.parents[0].empty()) question.parent = call.query.id("parent", problems);
    question.filter = filter_of(call, selection, problems);
    question.fields = FieldQuery(call, view, *question.listing.store, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return question;
}

// Whether even the first row may take long, because the store has many records and a search, a
// filter, a selection or a far page has to go through them.
bool takes_long(storage::ReadView& view, const Question& question) {
    const storage::Listing& listing = question.listing;
    if (!listing.search.empty() || question.filter) return true;
    const bool is_part = listing.facet || !listing.is_active || question.parent;
    if (!is_part && question.paging.first_row() <= storage::scanned_rows_max) return false;
    const storage::Listing all{
        .kind = listing.kind, .account = listing.account, .store = listing.store};
    return storage::count(view, all) > storage::scanned_rows_max;
}

constexpr std::size_t docs_bytes = 32 * 1024;  // reserved for a part of a list at first

// The records of one listing after another, in one array. All are of one kind.
class ListAnswer : public StreamedAnswer {
public:
    ListAnswer(const Call& call, std::string its_tag, bool its_slowness = false,
               bool its_moment = false)
        : StreamedAnswer(std::move(its_tag), its_slowness, its_moment),
          kind_(*call.route.kind),
          rules_(call.services.of<Rulebook>()) {}

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
    // Whether the list shows the row; called once for each, in their order.
    virtual bool shows(storage::ReadView&, const storage::ListedRow&) { return true; }
    virtual bool is_full() const { return false; }  // no further row will be shown

private:
    bool append_some(storage::ReadView& view, std::string& out) {
        if (kind_.traits.has_parts) return append_with_parts(view, out);
        const std::string& account = lists_.front().listing().account;
        const bool has_more = lists_.front().visit_some(view, [&](const storage::ListedRow& row) {
            if (!shows(view, row)) return;
            begin_row(out);
            if (row.form() < kind_.traits.form)
                out +=
                    current_form(kind_, row.doc(), currency_decimals(view, account, row.store()));
            else
                out += row.doc();
        });
        return has_more && !is_full();
    }

    // The rows of a step first, then the parts of all of them.
    bool append_with_parts(storage::ReadView& view, std::string& out) {
        const std::string& account = lists_.front().listing().account;
        std::vector<std::string> ids, docs;
        const bool has_more = lists_.front().visit_some(view, [&](const storage::ListedRow& row) {
            if (!shows(view, row)) return;
            ids.emplace_back(row.id());
            docs.emplace_back(row.doc());
            if (row.form() < kind_.traits.form)
                docs.back() =
                    current_form(kind_, row.doc(), currency_decimals(view, account, row.store()));
        });
        std::vector<std::string*> places;
        for (std::string& doc : docs) places.push_back(&doc);
        add_parts(view, rules_, kind_, account, ids, places);
        for (const std::string& doc : docs) {
            begin_row(out);
            out += doc;
        }
        return has_more && !is_full();
    }

    void begin_row(std::string& out) {
        if (std::exchange(has_rows_, true)) out += ',';
        ++rows_;
    }

    const kinds::StoredKind& kind_;
    const Rulebook& rules_;
    std::deque<storage::ListReader> lists_;
    bool has_begun_ = false, has_rows_ = false;
    std::int64_t rows_ = 0;  // of this part
};

// A list of a store, or a page of it.
class StoreAnswer final : public ListAnswer {
public:
    StoreAnswer(std::string its_tag, bool its_slowness, const Call& call,
                const Selection& selection, Question question)
        : ListAnswer(call, std::move(its_tag), its_slowness,
                     question.filter && question.filter->is_momentary),
          call_(call),
          selection_(selection),
          question_(std::move(question)) {}

    void describe(storage::ReadView& view, http::Response& response) override {
        select_parent(selection_, view, question_);
        const Paging& paging = question_.paging;
        if (question_.filter) question_.filter->begin(view, question_.listing);
        if (!paging.page) return add(storage::ListReader(question_.listing));
        if (question_.filter) return describe_filtered(view, response);
        const std::int64_t total = storage::count(view, question_.listing);
        if (paging.first_row() < total)
            add(storage::ListReader(question_.listing, {paging.first_row(), paging.rows}));
        api::describe_page(call_.request, paging, total, response);
    }

private:
    bool passes(storage::ReadView& view, const storage::ListedRow& row) {
        return !question_.filter || question_.filter->passes(view, *call_.route.kind, row);
    }

    // Counts all rows that pass the filter, and remembers the reading step in which the page
    // begins, to read again from there.
    void describe_filtered(storage::ReadView& view, http::Response& response) {
        const std::int64_t first = question_.paging.first_row();
        storage::ListReader reader(question_.listing), start = reader;
        std::int64_t total = 0;
        for (bool has_more = true; has_more;) {
            if (total <= first) {
                start = reader;
                skipped_ = first - total;
            }
            has_more = reader.visit_some(
                view, [&](const storage::ListedRow& row) { total += passes(view, row) ? 1 : 0; });
        }
        left_ = question_.paging.rows;
        if (first < total) add(std::move(start));
        api::describe_page(call_.request, question_.paging, total, response);
    }

    bool shows(storage::ReadView& view, const storage::ListedRow& row) override {
        if (is_full() || !passes(view, row)) return false;
        if (skipped_ > 0) {
            --skipped_;
            return false;
        }
        --left_;
        return true;
    }
    bool is_full() const override { return left_ == 0; }

    const Call& call_;
    const Selection& selection_;
    Question question_;
    std::int64_t skipped_ = 0;  // rows that pass but come before the page, still to be skipped
    std::int64_t left_ = std::numeric_limits<std::int64_t>::max();
};

// What a query about fields chooses from some lists: all their rows are read first.
class ChosenAnswer final : public StreamedAnswer {
public:
    ChosenAnswer(std::string its_tag, const Call& call, const Selection& selection,
                 std::vector<Question> questions)
        : StreamedAnswer(std::move(its_tag), takes_long(questions), is_of_a_moment(questions)),
          call_(call),
          selection_(selection),
          questions_(std::move(questions)) {}

    void describe(storage::ReadView& view, http::Response& response) override {
        if (questions_.empty()) return;
        const Paging& paging = questions_.front().paging;
        ChosenRows rows(*call_.route.kind, call_.services.of<Rulebook>(), questions_.front().fields,
                        paging);
        for (Question& question : questions_) {
            select_parent(selection_, view, question);
            if (question.filter) question.filter->begin(view, question.listing);
            rows.read(view, question.listing, question.filter.get());
        }
        if (paging.page) api::describe_page(call_.request, paging, rows.total(), response);
        ids_ = rows.page();
    }

    bool append(storage::ReadView& view, std::string& out) override {
        if (next_ == 0) out += '[';
        const auto rest = std::span(ids_).subspan(next_);
        const auto some = rest.first(std::min(rest.size(), ids_at_once));
        for (const std::string& doc :
             documents_of(view, *call_.route.kind, call_.services.of<Rulebook>(),
                          call_.principal->account, some)) {
            if (std::exchange(has_rows_, true)) out += ',';
            out += doc;
        }
        next_ += some.size();
        if (next_ == ids_.size()) out += ']';
        return next_ < ids_.size();
    }

private:
    static constexpr std::size_t ids_at_once = 50;

    // Ids alone are looked up.
    static bool takes_long(const std::vector<Question>& questions) {
        return std::ranges::any_of(questions, [](const Question& question) {
            return !question.fields.asks_for_ids() || !question.listing.search.empty() ||
                   question.parent || question.filter;
        });
    }
    static bool is_of_a_moment(const std::vector<Question>& questions) {
        return std::ranges::any_of(questions, [](const Question& question) {
            return question.filter && question.filter->is_momentary;
        });
    }

    const Call& call_;
    const Selection& selection_;
    std::vector<Question> questions_;
    std::vector<std::string> ids_;
    std::size_t next_ = 0;
    bool has_rows_ = false;
};

// Part of a list's tag: the same records print differently in another form.
std::string form_of(const schema::Kind& kind) {
    return " form " + std::to_string(kind.traits.form);
}

// The validator of a list: the configuration sequence, or, for kinds that are not configuration,
// that of all events.
std::string list_tag(const Call& call, storage::ReadView& view, const Question& question) {
    const storage::Listing& listing = question.listing;
    const schema::Traits& traits = listing.kind->traits;
    if (traits.has_parts) return {};
    const auto position =
        traits.is_configuration ? storage::configuration_position : storage::position;
    return api::sequence_tag(
        position(view, listing.account, *listing.store), call.request,
        form_of(*listing.kind) + (question.filter ? question.filter->depends_on : ""));
}

std::unique_ptr<StreamedAnswer> reading_of(const Call& call, storage::ReadView& view,
                                           const Selection& selection, Question question) {
    require_place(call, view);
    auto tag = list_tag(call, view, question);
    if (!question.fields.is_empty()) {
        std::vector<Question> questions;
        questions.push_back(std::move(question));
        return std::make_unique<ChosenAnswer>(std::move(tag), call, selection,
                                              std::move(questions));
    }
    const bool is_slow = takes_long(view, question);
    return std::make_unique<StoreAnswer>(std::move(tag), is_slow, call, selection,
                                         std::move(question));
}

std::vector<std::string> stores_of(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const auto store = call.query.id("store", problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    if (store) {
        require_store(view, *call.principal, *store);
        return {*store};
    }
    std::vector<std::string> ids;
    for (storage::Row& row : visible_stores(view, *call.principal))
        ids.push_back(std::move(row.id));
    return ids;
}

std::string sequences_tag(const Call& call, storage::ReadView& view,
                          const std::vector<std::string>& stores) {
    std::string positions;
    for (const std::string& store : stores)
        ((positions += ' ') += store) +=
            std::to_string(storage::sequences(view, call.principal->account, store).configuration);
    return api::sequence_tag({0, view.epoch()}, call.request,
                             form_of(*call.route.kind) + positions);
}

constexpr Selection whole_kind{};

}  // namespace

std::unique_ptr<StreamedAnswer> open_list(const Call& call, storage::ReadView& view,
                                          const Selection& selection) {
    return reading_of(call, view, selection,
                      question_of(call, view, selection, listed_store(call)));
}

std::unique_ptr<StreamedAnswer> open_list_of_stores(const Call& call, storage::ReadView& view,
                                                    const Selection& selection) {
    const auto stores = stores_of(call, view);
    auto tag = sequences_tag(call, view, stores);
    std::vector<Question> questions;
    for (const std::string& store : stores)
        questions.push_back(question_of(call, view, selection, store));
    if (!questions.empty() && !questions.front().fields.is_empty())
        return std::make_unique<ChosenAnswer>(std::move(tag), call, selection,
                                              std::move(questions));
    auto reading = std::make_unique<ListAnswer>(call, std::move(tag));
    for (const Question& question : questions) reading->add(storage::ListReader(question.listing));
    return reading;
}

const api::Operation list_records{
    .name = "list",
    .id = "list{Kinds}",
    .summary = "List {kinds}",
    .description = "Lists the {kinds} by name: the active ones, or those that `status` selects.",
    .run = list<whole_kind>,
    .answer = api::many_records,
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::search_parameter,
                   &api::status_parameter, &api::sort_parameter, &api::ids_parameter},
    .table = "",
    .is_kept = true};
const api::Operation list_active_records{
    .name = "list_active",
    .id = "listActive{Kinds}",
    .summary = "List all active {kinds}",
    .description = "Lists every active record of the kind, for pickers and caches.",
    .run = list<whole_kind>,
    .answer = api::many_records,
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::search_parameter,
                   &api::status_parameter, &api::sort_parameter, &api::ids_parameter},
    .is_kept = true};

}  // namespace features::records
