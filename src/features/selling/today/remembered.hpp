// What was read of each store, for as long as its version is the same.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace features::today {

// Any thread. Two that ask at the same time may both read.
template <class State>
class Remembered {
public:
    // `version`: a text that differs whenever `read` may give something else.
    std::shared_ptr<const State> of(const std::string& account, const std::string& store,
                                    std::string version, const std::function<State()>& read) {
        const std::pair key(account, store);
        {
            const std::lock_guard lock(mutex_);
            const auto found = known_.find(key);
            if (found != known_.end() && found->second.version == version)
                return found->second.state;
        }
        auto state = std::make_shared<const State>(read());
        const std::lock_guard lock(mutex_);
        if (known_.size() >= stores_max && !known_.contains(key)) known_.clear();
        known_[key] = {std::move(version), state};
        return state;
    }

private:
    static constexpr std::size_t stores_max = 1'000;
    struct Known {
        std::string version;
        std::shared_ptr<const State> state;
    };

    std::mutex mutex_;
    std::map<std::pair<std::string, std::string>, Known> known_;
};

}  // namespace features::today
