// A configuration as it is sent: whole, and as the difference since an earlier one.
//
// The difference has under `changes`, of each list that is not the same, the entries that are new
// or differ, the ids that are gone, and the order where that does not follow:
//
//     "changes":{"taxes":{"entries":[{...}],"removed":["..."],"order":["...","..."]}}
//
// To apply it: remove what is gone, put each entry in the place of the one with its id, or behind
// all others; where there is an order, bring the list into it. `store` and `customer` are whole, or
// absent where they are the same.
#pragma once

#include "base/fingerprint.hpp"
#include "features/edge/kiosk/configuration.hpp"
#include "storage/epoch.hpp"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace features::kiosk {

// Which configuration it is: the configuration sequences of the store and of the account. The
// numbers say nothing beyond their epoch.
struct Version {
    std::int64_t store = 0, account = 0;
    storage::Epoch epoch{};
    bool operator==(const Version&) const = default;
};

// A body in each form that clients may want. A form that would be no smaller is null.
struct Body {
    std::shared_ptr<const std::string> plain{}, gzip{}, zstd{};
};

// What has been made since the start. Any thread.
struct Made {
    std::atomic<std::int64_t> copies{0}, differences{0}, compressions{0};
};

// What is remembered of a configuration to tell what has changed since.
struct Digest {
    struct Entry {
        std::string id;
        base::Fingerprint print;
        bool operator==(const Entry&) const = default;
    };
    using List = std::vector<Entry>;

    std::int64_t version = 0;  // Version::store
    storage::Epoch epoch{};
    base::Fingerprint store{};
    std::vector<List> lists{};  // as in Configuration::lists

    std::size_t bytes() const;
};

// Never changes, except that it keeps the differences that were asked for. Any thread.
class Copy {
public:
    // `made` must outlive it.
    Copy(const Version& version, const Configuration& configuration, Made& made);

    const Version version;
    const std::string tag;  // without quotes; says the version
    const std::shared_ptr<const Digest> digest;
    const Body whole;
    const std::shared_ptr<const std::string> unchanged;  // {"changed":false,...}

    // The difference since a configuration of the same epoch, with `customer` or without. Null when
    // it would not be much smaller than the whole. Made once for all who ask.
    std::shared_ptr<const Body> difference(const Digest& since, bool has_customer) const;

    // Of the bodies and the digest, and room for differences.
    std::size_t bytes() const;

private:
    struct Part {
        std::size_t begin = 0, length = 0;
    };
    struct Parts;
    Copy(const Version& version, Parts parts, Made& made);
    std::string_view at(Part part) const { return {whole.plain->data() + part.begin, part.length}; }
    std::string difference_text(const Digest& since, bool has_customer) const;
    std::string list_text(std::size_t list, const Digest::List& before) const;

    Made& made_;
    const std::vector<std::string_view> names_;  // of the lists
    const Part store_, customer_;
    const std::vector<std::vector<Part>> entries_;
    mutable std::mutex mutex_;
    mutable std::map<std::pair<std::int64_t, bool>, std::shared_ptr<const Body>> differences_;
};

}  // namespace features::kiosk
