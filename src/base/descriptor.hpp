// A file descriptor that is closed with its owner.
#pragma once

#include <unistd.h>

#include <utility>

namespace base {

// Owns the descriptor that it is made with; -1 means none. Moving passes the ownership on; after an
// assignment the other one owns what this one had.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }

    int get() const { return number_; }
    // Gives the ownership up without closing; this object then has none (-1).
    int release() { return std::exchange(number_, -1); }

private:
    int number_;
};

}  // namespace base
