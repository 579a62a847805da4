#include "features/edge/live/shelf.hpp"

#include "features/records/shown_events.hpp"
#include "kinds/user.hpp"

#include <algorithm>

namespace features::live {
namespace {

// Kept in addition to the last page added, which may be larger: otherwise all readers of a burst
// would have to read it again.
constexpr std::size_t newest_events_max = 1'000;
constexpr std::size_t newest_bytes_max = 512 * 1024;
constexpr std::size_t older_pages_max = 16;
constexpr std::chrono::milliseconds older_for{1'000};

template <class Entries>  // without a gap
SharedLiveEvent find_in(const Entries& entries, std::int64_t sequence) {
    if (entries.empty() || sequence < entries.front()->sequence ||
        sequence > entries.back()->sequence)
        return {};
    return entries[static_cast<std::size_t>(sequence - entries.front()->sequence)];
}

}  // namespace

bool Page::follows(std::int64_t position) const {
    return entries.empty() ? last == position : entries.front()->sequence == position + 1;
}

void Page::shorten(std::size_t bytes_max) {
    std::size_t count = 0, bytes = 0;
    while (count < entries.size() && (count == 0 || bytes < bytes_max))
        bytes += entries[count++]->bytes();
    entries.resize(count);
}

Page read_page(api::Services& services, const std::string& account, const std::string& store,
               std::int64_t after, std::int64_t limit) {
    Page page;
    services.database.read([&](storage::ReadView& view) {
        page.last = storage::sequence(view, account, store);
        const auto events = storage::events_after(view, account, store, after, limit);
        const auto records = records::shown_records(view, services, account, events);
        page.epoch = view.epoch();
        auto causes =
            records::causes_of(view, account, store, std::span(events).first(records.size()));
        for (std::size_t i = 0; i < records.size(); ++i)
            page.entries.push_back(std::make_shared<const LiveEvent>(
                events[i], page.epoch, records[i], std::move(causes[i])));
    });
    return page;
}

SharedLiveEvent Shelf::find(std::int64_t sequence) const {
    if (SharedLiveEvent entry = find_in(newest_, sequence)) return entry;
    for (const auto& entries : older_)
        if (SharedLiveEvent entry = find_in(entries, sequence)) return entry;
    return {};
}

// Events name the users who caused them: those that a changed or erased user caused are read again.
void Shelf::add(const Page& page) {
    const schema::Kind& users = kinds::user;
    const bool has_user = std::ranges::any_of(
        page.entries, [&](const SharedLiveEvent& entry) { return entry->kind == users.name; });
    if (has_user) {
        newest_.clear();
        newest_bytes_ = 0;
        older_.clear();
    }
    while (newest_.size() > newest_events_max || newest_bytes_ > newest_bytes_max) {
        newest_bytes_ -= newest_.front()->bytes();
        newest_.pop_front();
    }
    for (const SharedLiveEvent& entry : page.entries) {
        newest_.push_back(entry);
        newest_bytes_ += entry->bytes();
        last_ = entry->sequence;
    }
}

void Shelf::add_older(const Page& page, Clock::time_point now) {
    if (older_.size() == older_pages_max) older_.pop_front();
    older_.push_back(page.entries);
    older_until_ = now + older_for;
}

void Shelf::forget_older(Clock::time_point now) {
    if (older_until_ <= now) older_.clear();
}

}  // namespace features::live
