#include "features/records/chosen_rows.hpp"

#include "base/text.hpp"
#include "features/records/compose.hpp"
#include "features/records/parts.hpp"
#include "features/records/read.hpp"
#include "schema/json.hpp"
#include "schema/scalar.hpp"
#include "storage/tables/records_by_id.hpp"

#include <algorithm>
#include <limits>
#include <map>

namespace features::records {
namespace {

constexpr std::size_t spare_entries = 1'000;

// Whether the listing has the record, apart from its search and references.
bool is_listed(const storage::Listing& listing, const storage::RecordOfKind& found,
               const schema::Record& record) {
    if (listing.store && found.row.store != *listing.store) return false;
    if (listing.is_active && found.row.is_active != *listing.is_active) return false;
    const schema::Field* facet = listing.kind->facet_field();
    return !listing.facet || (facet && schema::plain_text(record.at(*facet)) == *listing.facet);
}

}  // namespace

ChosenRows::ChosenRows(const kinds::StoredKind& kind, const Rulebook& rules,
                       const FieldQuery& query, const api::Paging& paging)
    : kind_(kind),
      rules_(rules),
      query_(query),
      first_(paging.page ? paging.first_row() : 0),
      last_(paging.page ? first_ + paging.rows : std::numeric_limits<std::int64_t>::max()) {}

void ChosenRows::read(storage::ReadView& view, const storage::Listing& listing, RowFilter* filter) {
    const bool is_plain = listing.search.empty() && !listing.refers && !filter;
    if (query_.asks_for_ids() && is_plain) return read_by_ids(view, listing);
    storage::ListReader reader(listing);
    for (bool has_more = true; has_more;) {
        Step step;
        has_more = reader.visit_some(view, [&](const storage::ListedRow& row) {
            if (filter && !filter->passes(view, kind_, row)) return;
            step.ids.emplace_back(row.id());
            step.docs.emplace_back(row.doc());
        });
        choose(view, listing.account, std::move(step));
    }
}

// In the order of lists: by the text that records are listed by, then by id.
void ChosenRows::read_by_ids(storage::ReadView& view, const storage::Listing& listing) {
    const std::vector<std::string> wanted(query_.ids().begin(), query_.ids().end());
    std::map<std::pair<std::string, std::string>, std::string> docs;
    for (auto& found : storage::find_all(view, listing.account, wanted)) {
        if (found.kind != kind_.name) continue;
        const auto record = schema::read_stored(found.row.doc, kind_);
        if (is_listed(listing, found, record))
            docs.emplace(std::pair(base::search_key(listed_as(record)), found.row.id),
                         std::move(found.row.doc));
    }
    Step step;
    for (auto& [place, doc] : docs) {
        step.ids.push_back(place.second);
        step.docs.push_back(std::move(doc));
    }
    choose(view, listing.account, std::move(step));
}

void ChosenRows::choose(storage::ReadView& view, const std::string& account, Step step) {
    if (kind_.traits.has_parts && query_.asks_for_owned()) {
        std::vector<std::string*> places;
        for (std::string& doc : step.docs) places.push_back(&doc);
        add_parts(view, rules_, kind_, account, step.ids, places);
    }
    for (std::size_t i = 0; i < step.ids.size(); ++i) {
        const auto record = schema::read_stored(step.docs[i], kind_);
        if (query_.passes(step.ids[i], record))
            add({query_.order_key(record), total_++, std::move(step.ids[i])});
    }
}

void ChosenRows::add(Entry entry) {
    const auto needed = static_cast<std::size_t>(last_);
    entries_.push_back(std::move(entry));
    if (needed < entries_.max_size() / 2 && entries_.size() >= 2 * needed + spare_entries)
        keep_first(needed);
}

void ChosenRows::keep_first(std::size_t count) {
    const auto before = [](const Entry& a, const Entry& b) {
        return std::tie(a.key, a.place) < std::tie(b.key, b.place);
    };
    const auto end = entries_.begin() + static_cast<std::ptrdiff_t>(count);
    std::nth_element(entries_.begin(), end, entries_.end(), before);
    entries_.erase(end, entries_.end());
}

std::vector<std::string> ChosenRows::page() {
    std::ranges::sort(entries_, [](const Entry& a, const Entry& b) {
        return std::tie(a.key, a.place) < std::tie(b.key, b.place);
    });
    std::vector<std::string> ids;
    const auto end = std::min<std::int64_t>(last_, std::ssize(entries_));
    for (std::int64_t i = first_; i < end; ++i)
        ids.push_back(std::move(entries_[static_cast<std::size_t>(i)].id));
    entries_.clear();
    return ids;
}

std::vector<storage::Row> chosen(std::vector<storage::Row> rows, const kinds::StoredKind& kind,
                                 const FieldQuery& query) {
    if (query.is_empty()) return rows;
    std::vector<std::pair<std::string, storage::Row>> kept;
    for (storage::Row& row : rows) {
        const auto record = schema::read_stored(row.doc, kind);
        if (query.passes(row.id, record))
            kept.emplace_back(query.order_key(record), std::move(row));
    }
    std::ranges::stable_sort(kept, {}, &std::pair<std::string, storage::Row>::first);
    rows.clear();
    for (auto& [key, row] : kept) rows.push_back(std::move(row));
    return rows;
}

std::vector<std::string> documents_of(storage::ReadView& view, const kinds::StoredKind& kind,
                                      const Rulebook& rules, const std::string& account,
                                      std::span<const std::string> ids) {
    std::map<std::string, std::string> docs;
    for (auto& [of_kind, row] : storage::find_all(view, account, ids)) {
        if (row.form < kind.traits.form)
            row.doc = current_form(kind, row.doc, currency_decimals(view, account, row.store));
        docs.emplace(row.id, std::move(row.doc));
    }
    std::vector<std::string> present, ordered;
    for (const std::string& id : ids) {
        const auto found = docs.find(id);
        if (found == docs.end()) continue;
        present.push_back(id);
        ordered.push_back(std::move(found->second));
    }
    std::vector<std::string*> places;
    for (std::string& doc : ordered) places.push_back(&doc);
    add_parts(view, rules, kind, account, present, places);
    return ordered;
}

}  // namespace features::records
