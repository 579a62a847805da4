// Objects that features keep while the application runs, found by type.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <typeindex>
#include <typeinfo>
#include <utility>
#include <vector>

namespace api {

// Filled while the application is made, and only read afterwards, by any thread. An object must
// itself be thread-safe as far as threads share it. They are destroyed with this.
class Objects {
public:
    // Throws std::logic_error when an object of this type already exists.
    template <class Object>
    void add(std::shared_ptr<Object> object) {
        if (find(typeid(Object))) throw std::logic_error(unknown<Object>("there are two of "));
        objects_.emplace_back(typeid(Object), std::move(object));
    }

    // Throws std::logic_error when no feature has added one.
    template <class Object>
    Object& get() const {
        if (void* object = find(typeid(Object))) return *static_cast<Object*>(object);
        throw std::logic_error(unknown<Object>("nobody has added "));
    }

private:
    template <class Object>
    static std::string unknown(const char* what) {
        return std::string(what) + typeid(Object).name();
    }
    void* find(std::type_index type) const {
        for (const auto& [its_type, object] : objects_)
            if (its_type == type) return object.get();
        return nullptr;
    }

    std::vector<std::pair<std::type_index, std::shared_ptr<void>>> objects_;
};

}  // namespace api
