// What rules keep while a transaction runs: one value for each type. A rule defines its own struct
// for that, which nothing else uses.
#pragma once

#include <memory>
#include <typeindex>
#include <unordered_map>

namespace features::records {

// Used by one thread at a time. References stay valid until drop() or the end of the slots.
class Slots {
public:
    // The value of this type; made by default if there is none yet.
    template <class Value>
    Value& at() {
        auto& slot = values_[typeid(Value)];
        if (!slot) slot = std::make_shared<Value>();
        return *static_cast<Value*>(slot.get());
    }

    // Null: there is none.
    template <class Value>
    Value* find() {
        const auto slot = values_.find(typeid(Value));
        return slot == values_.end() ? nullptr : static_cast<Value*>(slot->second.get());
    }

    template <class Value>
    void drop() {
        values_.erase(typeid(Value));
    }

private:
    std::unordered_map<std::type_index, std::shared_ptr<void>> values_;
};

}  // namespace features::records
