#include "features/edge/kiosk/copy.hpp"

#include "base/json_text.hpp"
#include "http/compression.hpp"

#include <algorithm>
#include <set>

namespace features::kiosk {
namespace {

constexpr std::size_t differences_max = 4;  // kept by a copy
constexpr std::size_t share_max = 2;        // a difference has at most half the bytes of the whole

std::shared_ptr<const std::string> shared(std::string text) {
    return text.empty() ? nullptr : std::make_shared<const std::string>(std::move(text));
}

Body body_of(std::string plain, Made& made) {
    plain.shrink_to_fit();
    Body body{.plain = shared(std::move(plain))};
    if (body.plain->size() < http::compressed_bytes_min) return body;
    body.gzip = shared(http::compressed(*body.plain, http::Encoding::gzip));
    body.zstd = shared(http::compressed(*body.plain, http::Encoding::zstd));
    made.compressions += 2;
    return body;
}

std::size_t bytes_of(const Body& body) {
    std::size_t bytes = 0;
    for (const auto& form : {body.plain, body.gzip, body.zstd})
        if (form) bytes += form->size();
    return bytes;
}

// The members that every answer starts with, without the closing brace.
std::string head_of(const Version& version, bool is_changed) {
    std::string head = base::JsonObject()
                           .flag("changed", is_changed)
                           .number("version", version.store)
                           .number("customerJsonVersion", version.account)
                           .done();
    head.pop_back();
    return head;
}

void add_name(std::string& out, std::string_view name) { ((out += ",\"") += name) += "\":"; }

std::vector<std::string> ids_of(const Digest::List& list) {
    std::vector<std::string> ids;
    for (const Digest::Entry& entry : list) ids.push_back(entry.id);
    return ids;
}

std::string json_ids(const std::vector<std::string>& ids) {
    std::vector<std::string> texts;
    for (const std::string& id : ids) texts.push_back(base::json_string(id));
    return base::json_array(texts);
}

}  // namespace

std::size_t Digest::bytes() const {
    std::size_t bytes = sizeof(Digest);
    for (const List& list : lists)
        bytes += sizeof(List) + list.size() * (sizeof(Entry) + 32);  // with memory of the id
    return bytes;
}

// The text with its parts, before it becomes a copy.
struct Copy::Parts {
    std::string text{};
    Digest digest{};
    std::vector<std::string_view> names{};
    Part store{}, customer{};
    std::vector<std::vector<Part>> entries{};

    Part add(std::string_view json) {
        text += json;
        return {text.size() - json.size(), json.size()};
    }
    void add(const Configuration::List& list) {
        add_name(text, list.name);
        text += '[';
        names.push_back(list.name);
        entries.emplace_back();
        digest.lists.emplace_back();
        for (const Configuration::Entry& entry : list.entries) {
            if (!entries.back().empty()) text += ',';
            entries.back().push_back(add(entry.json));
            digest.lists.back().push_back({entry.id, base::fingerprint_of(entry.json)});
        }
        text += ']';
    }
    static Parts of(const Version& version, const Configuration& configuration) {
        Parts parts{.text = head_of(version, true)};
        parts.digest.version = version.store;
        parts.digest.epoch = version.epoch;
        parts.digest.store = base::fingerprint_of(configuration.store);
        add_name(parts.text, "store");
        parts.store = parts.add(configuration.store);
        for (const Configuration::List& list : configuration.lists) parts.add(list);
        add_name(parts.text, "customer");
        parts.customer = parts.add(configuration.customer);
        parts.text += '}';
        return parts;
    }
};

Copy::Copy(const Version& its_version, const Configuration& configuration, Made& made)
    : Copy(its_version, Parts::of(its_version, configuration), made) {}

Copy::Copy(const Version& its_version, Parts parts, Made& made)
    : version(its_version),
      tag(std::to_string(version.store) + '-' + std::to_string(version.account) + '.' +
          storage::text_of(version.epoch)),
      digest(std::make_shared<const Digest>(std::move(parts.digest))),
      whole(body_of(std::move(parts.text), made)),
      unchanged(std::make_shared<const std::string>(head_of(its_version, false) + '}')),
      made_(made),
      names_(std::move(parts.names)),
      store_(parts.store),
      customer_(parts.customer),
      entries_(std::move(parts.entries)) {
    ++made.copies;
}

std::size_t Copy::bytes() const {
    constexpr std::size_t with_differences = 1 + differences_max / share_max;
    return with_differences * bytes_of(whole) + 2 * digest->bytes();
}

std::shared_ptr<const Body> Copy::difference(const Digest& since, bool has_customer) const {
    const std::lock_guard lock(mutex_);
    const std::pair which{since.version, has_customer};
    const auto known = differences_.find(which);
    if (known != differences_.end()) return known->second;
    if (differences_.size() >= differences_max) differences_.clear();
    std::string text = difference_text(since, has_customer);
    std::shared_ptr<const Body> body;
    if (text.size() * share_max <= whole.plain->size())
        body = std::make_shared<const Body>(body_of(std::move(text), made_));
    ++made_.differences;
    return differences_[which] = body;
}

std::string Copy::difference_text(const Digest& since, bool has_customer) const {
    std::string text = head_of(version, true);
    add_name(text, "after");
    text += std::to_string(since.version);
    if (digest->store != since.store) {
        add_name(text, "store");
        text += at(store_);
    }
    base::JsonObject changes;
    for (std::size_t i = 0; i < names_.size(); ++i)
        if (digest->lists[i] != since.lists[i])
            changes.raw(names_[i], list_text(i, since.lists[i]));
    add_name(text, "changes");
    text += changes.done();
    if (has_customer) {
        add_name(text, "customer");
        text += at(customer_);
    }
    return text += '}';
}

std::string Copy::list_text(std::size_t list, const Digest::List& before) const {
    const Digest::List& now = digest->lists[list];
    std::map<std::string_view, const base::Fingerprint*> old;
    std::set<std::string_view> present;
    for (const Digest::Entry& entry : before) old.emplace(entry.id, &entry.print);
    for (const Digest::Entry& entry : now) present.insert(entry.id);
    std::vector<std::string_view> entries;
    std::vector<std::string> removed, applied;
    for (const Digest::Entry& entry : before)
        (present.contains(entry.id) ? applied : removed).push_back(entry.id);
    for (std::size_t i = 0; i < now.size(); ++i) {
        const auto was = old.find(now[i].id);
        if (was == old.end()) applied.push_back(now[i].id);
        if (was == old.end() || *was->second != now[i].print)
            entries.push_back(at(entries_[list][i]));
    }
    base::JsonObject object;
    object.raw("entries", base::json_array(entries)).raw("removed", json_ids(removed));
    if (applied != ids_of(now)) object.raw("order", json_ids(ids_of(now)));
    return object.done();
}

}  // namespace features::kiosk
