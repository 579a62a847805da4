// Bytes read from a connection and not yet used. While a read fills the room(), consume(), clear()
// and append() would let it end in the wrong place: they are for bytes that will be dropped anyway.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>

namespace http {

class Buffer {
public:
    std::string_view view() const { return {bytes_.get() + begin_, end_ - begin_}; }
    bool empty() const { return begin_ == end_; }
    std::size_t size() const { return end_ - begin_; }

    void consume(std::size_t count) {
        begin_ += count;
        if (begin_ == end_) begin_ = end_ = 0;
    }
    void clear() { begin_ = end_ = 0; }
    std::size_t capacity() const { return capacity_; }
    void swap_and_clear(Buffer& other) {
        std::swap(*this, other);
        clear();
    }

    // Free memory after the bytes, at least `count`; views taken before become invalid.
    std::span<char> room(std::size_t count) {
        if (capacity_ - end_ < count) make_room(count);
        return {bytes_.get() + end_, capacity_ - end_};
    }
    void commit(std::size_t count) { end_ += count; }

    void append(std::string_view bytes) {
        bytes.copy(room(bytes.size()).data(), bytes.size());
        commit(bytes.size());
    }

private:
    void make_room(std::size_t count) {
        const std::size_t used = size();
        if (capacity_ - used < count) {
            const std::size_t capacity = std::max(used + count, 2 * capacity_);
            auto larger = std::make_unique_for_overwrite<char[]>(capacity);
            if (used > 0) std::memcpy(larger.get(), bytes_.get() + begin_, used);
            bytes_ = std::move(larger);
            capacity_ = capacity;
        } else {
            std::memmove(bytes_.get(), bytes_.get() + begin_, used);
        }
        begin_ = 0;
        end_ = used;
    }

    std::unique_ptr<char[]> bytes_{};
    std::size_t begin_ = 0, end_ = 0, capacity_ = 0;
};

}  // namespace http
