// The place of a value in a body: a chain of paths on the stack, one for each level, that becomes
// text only when there is a problem to report. A parent, and a member's name, must outlive the
// path.
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
