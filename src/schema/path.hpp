// Where a value stands in a body. Lives on the stack; becomes text only for a problem.
#pragma once

#include <string>
#include <string_view>

namespace schema {

class Path {
public:
    Path(const Path* parent, std::string_view member_name) : parent_(parent), name_(member_name) {}
    Path(const Path* parent, std::size_t element_index)
        : parent_(parent), index_(element_index), is_element_(true) {}

    // "orderDetails[2].quantity"
    std::string text() const {
        std::string out = parent_ ? parent_->text() : std::string();
        if (is_element_) return out + '[' + std::to_string(index_) + ']';
        if (parent_) out += '.';
        return out += name_;
    }

private:
    const Path* parent_;
    std::string_view name_{};
    std::size_t index_ = 0;
    bool is_element_ = false;
};

}  // namespace schema
