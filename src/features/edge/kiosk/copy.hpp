// A configuration as sent: whole, and as the difference from an earlier one.
//
// Under `changes` the difference has, for each changed list, the new or changed entries, the
// removed ids, and the order if that does not follow from them:
//
//     "changes":{"taxes":{"entries":[{...}],"removed":["..."],"order":["...","..."]}}
//
// To apply it: delete the removed ids, let each entry replace the one with its id or append it, and
// sort the list if there is an order. `store` and `customer` are whole, or absent if unchanged.
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

// Identifies a configuration: the configuration sequences of the store and of the account. The
// numbers mean nothing outside their epoch.
struct Version {
    std::int64_t store = 0, account = 0;
    storage::Epoch epoch{};
    bool operator==(const Version&) const = default;
};

// A body in each coding that clients may want. A coding that would not be smaller is null.
struct Body {
    std::shared_ptr<const std::string> plain{}, gzip{}, zstd{};
};

// What was made since the start. Any thread.
struct Made {
    std::atomic<std::int64_t> copies{0}, differences{0}, compressions{0};
};

// What is remembered of a configuration to find what has changed since.
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

// Never changes, except that it keeps requested differences. Any thread.
class Copy {
public:
    // `made` must outlive it.
    Copy(const Version& version, const Configuration& configuration, Made& made);

    const Version version;
    const std::string tag;  // without quotes; contains the version
    const std::shared_ptr<const Digest> digest;
    const Body whole;
    const std::shared_ptr<const std::string> unchanged;  // {"changed":false,...}

    // The difference from a configuration of the same epoch, with or without `customer`. Null if it
    // would not be much smaller than the whole. Made once for all requests.
    std::shared_ptr<const Body> difference(const Digest& since, bool has_customer) const;

    // Bytes of the bodies and the digest, and room for differences.
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
