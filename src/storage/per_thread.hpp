// One object per thread that asks, such as a connection, owned by whoever owns the set.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace storage {

// Makes an object for each thread that asks for one. It is destroyed when its thread ends, or with
// this set, whichever comes first.
template <class Object>
class PerThread {
public:
    // Called on the thread that asks; what it throws passes through of_this_thread().
    using Make = std::function<std::unique_ptr<Object>()>;

    explicit PerThread(Make make) : registry_(std::make_shared<Registry>(std::move(make))) {}
    // Destroys the objects of all threads, on the calling thread; none may be in use.
    ~PerThread() { registry_->drop_all(); }
    PerThread(const PerThread&) = delete;
    PerThread& operator=(const PerThread&) = delete;

    // The object of the calling thread, made at its first call.
    Object& of_this_thread() {
        // An entry is compared by the owner of its pointer, not by address: a new registry may have
        // the address of an earlier one, but the control block of that one lives as long as an
        // entry points to it.
        static thread_local OfThread mine;
        for (Entry& entry : mine.entries)
            if (!entry.registry.owner_before(registry_) && !registry_.owner_before(entry.registry))
                return *entry.object;
        std::erase_if(mine.entries, [](const Entry& entry) { return entry.registry.expired(); });
        mine.entries.push_back({registry_, &registry_->make()});
        return *mine.entries.back().object;
    }

private:
    // Owns the objects of all threads. A thread that ends destroys its own here, if the registry
    // still exists; when the set is destroyed first, threads find their entries expired.
    class Registry {
    public:
        explicit Registry(Make make) : make_(std::move(make)) {}

        Object& make() {
            auto made = make_();
            std::lock_guard lock(mutex_);
            objects_.push_back(std::move(made));
            return *objects_.back();
        }
        void drop(const Object& object) {
            std::lock_guard lock(mutex_);
            std::erase_if(objects_, [&](const auto& owned) { return owned.get() == &object; });
        }
        void drop_all() {
            std::lock_guard lock(mutex_);
            objects_.clear();
        }

    private:
        const Make make_;
        std::mutex mutex_;
        std::vector<std::unique_ptr<Object>> objects_;
    };

    struct Entry {
        std::weak_ptr<Registry> registry;
        Object* object;
    };
    struct OfThread {
        std::vector<Entry> entries;

        ~OfThread() {
            for (Entry& entry : entries)
                if (auto registry = entry.registry.lock()) registry->drop(*entry.object);
        }
    };

    std::shared_ptr<Registry> registry_;
};

}  // namespace storage
