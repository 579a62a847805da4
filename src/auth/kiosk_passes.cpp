#include "auth/kiosk_passes.hpp"

#include "auth/licences.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <mutex>
#include <unordered_map>

namespace auth {

namespace {

constexpr std::int64_t remembered_ms = 4'000;
constexpr std::size_t remembered_max = 10'000;
constexpr std::size_t token_bytes_max = 128;

base::Refusal not_recognised() {
    return base::Refusal::unauthorized("The token is not valid; log in again.");
}

bool is_device_key(const Pepper& pepper, const Pass& pass, std::string_view key) {
    return equal_in_constant_time(device_key(pepper, pass.licence, pass.device_id), key);
}

// People type licence keys.
std::string licence_key_of(std::string_view typed) {
    std::string key(base::trimmed(typed));
    for (char& character : key)
        if (character >= 'a' && character <= 'z') character = static_cast<char>(character - 32);
    return key;
}

void require_match(const Pepper& pepper, const Pass& pass, const ShownPass& shown,
                   storage::ReadView& view) {
    using base::Refusal;
    if (pass.store != base::lower_ascii(shown.store))
        throw Refusal(403, "wrong_store", "The token belongs to another store");
    if (pass.device_id != base::trimmed(shown.device_id))
        throw Refusal(403, "wrong_device", "The token belongs to another device");
    const std::string key = licence_key_of(shown.licence_key);
    if (!is_device_key(pepper, pass, key) &&
        !has_licence_key(view, pepper, pass.account, pass.store, key))
        throw Refusal(403, "wrong_licence",
                      "The licence key is neither that of the device nor that of the store");
}

// The parts, in an order and with a separator that make them unambiguous.
std::string text_of(std::string_view account, const ShownPass& shown) {
    std::string text(account);
    for (std::string_view part : {shown.store, shown.token, shown.device_id, shown.licence_key})
        (text += '\0') += part;
    return text;
}

}  // namespace

std::int64_t Pass::end_after_use(std::int64_t now_ms) const {
    return std::min(now_ms + pass_ms, created_ms + pass_ms_max);
}

std::string hash_of_token(const Pepper& pepper, std::string_view token) {
    return pepper.hash("kiosk token", token);
}

std::string device_key(const Pepper& pepper, std::string_view licence, std::string_view device_id) {
    std::string text(licence);
    (text += '\0') += device_id;
    return licence_form(pepper.hash("device key", text));
}

struct PassRing::Impl {
    struct Hash {
        std::size_t operator()(const Fingerprint& key) const { return key.low; }
    };
    struct Entry {
        std::shared_ptr<const Pass> pass;
        std::int64_t read_ms;  // when the table was read
        bool is_moving = false;

        // When the clock was set back, the cache counts as too old.
        bool is_valid(std::int64_t now_ms) const {
            return now_ms >= read_ms && now_ms - read_ms < remembered_ms &&
                   now_ms < pass->expires_ms;
        }
    };

    Entry* find(const Fingerprint& key) {
        const auto found = entries.find(key);
        return found == entries.end() ? nullptr : &found->second;
    }

    std::mutex mutex;
    std::unordered_map<Fingerprint, Entry, Hash> entries;
};

PassRing::PassRing() : impl_(std::make_unique<Impl>()) {}
PassRing::~PassRing() = default;

std::shared_ptr<const Pass> PassRing::recall(std::string_view account, const ShownPass& shown,
                                             std::int64_t now_ms) {
    const Fingerprint key = fingerprint_of(text_of(account, shown));
    const std::lock_guard lock(impl_->mutex);
    const Impl::Entry* entry = impl_->find(key);
    return entry && entry->is_valid(now_ms) ? entry->pass : nullptr;
}

std::shared_ptr<const Pass> PassRing::recognise(const Pepper& pepper, std::string_view account,
                                                const ShownPass& shown, storage::ReadView& view,
                                                std::int64_t now_ms) {
    if (auto pass = recall(account, shown, now_ms)) return pass;
    if (shown.token.empty()) throw base::Refusal::unauthorized("The token is required.");
    if (shown.token.size() > token_bytes_max) throw not_recognised();
    auto found = find_pass(view, account, hash_of_token(pepper, shown.token), now_ms);
    if (!found) throw not_recognised();
    require_match(pepper, *found, shown, view);
    auto pass = std::make_shared<const Pass>(*std::move(found));
    const std::lock_guard lock(impl_->mutex);
    if (impl_->entries.size() >= remembered_max) impl_->entries.clear();
    impl_->entries.insert_or_assign(fingerprint_of(text_of(account, shown)),
                                    Impl::Entry{pass, now_ms});
    return pass;
}

std::optional<std::int64_t> PassRing::due_end(std::string_view account, const ShownPass& shown,
                                              std::int64_t now_ms) {
    const Fingerprint key = fingerprint_of(text_of(account, shown));
    const std::lock_guard lock(impl_->mutex);
    Impl::Entry* entry = impl_->find(key);
    if (!entry || entry->is_moving || !entry->is_valid(now_ms)) return {};
    const std::int64_t end_ms = entry->pass->end_after_use(now_ms);
    // Its last hour is moved as well.
    const bool is_last = end_ms == entry->pass->created_ms + pass_ms_max;
    if (end_ms - entry->pass->expires_ms < (is_last ? 1 : pass_moves_ms)) return {};
    entry->is_moving = true;
    return end_ms;
}

void PassRing::note_epoch(std::string_view account, const ShownPass& shown,
                          std::string_view epoch) {
    const Fingerprint key = fingerprint_of(text_of(account, shown));
    const std::lock_guard lock(impl_->mutex);
    Impl::Entry* entry = impl_->find(key);
    if (!entry) return;
    auto changed = std::make_shared<Pass>(*entry->pass);
    changed->epoch = epoch;
    entry->pass = std::move(changed);
}

void PassRing::forget() {
    const std::lock_guard lock(impl_->mutex);
    impl_->entries.clear();
}

}  // namespace auth
