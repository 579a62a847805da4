// What is wrong with a request, value by value.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <vector>

namespace base {

struct Problem {
    std::string path;     // as the client sent it: "orderDetails[2].quantity"
    std::string message;  // a sentence that completes "<path>: ...", e.g. "is required"
};

// All problems of a request. The first `kept_max` are kept, with path and message shortened to the
// lengths below, so that the answer stays small however bad the request is; further ones are only
// counted.
class Problems {
public:
    static constexpr std::size_t kept_max = 100;
    static constexpr std::size_t path_bytes_max = 300;
    static constexpr std::size_t message_bytes_max = 1'000;

    Problems() = default;
    Problems(std::initializer_list<Problem> problems);

    void push_back(Problem problem);
    void count_one() { ++not_kept_; }  // one more problem, without its text
    void append(const Problems& others);
    // Appends the problems of a part of the request. `place` is where that part is in the whole,
    // such as "records[3]", and is put before each path.
    void append(const Problems& others, const std::string& place);
    void clear() { *this = {}; }

    bool empty() const { return kept_.empty(); }
    bool is_full() const { return kept_.size() == kept_max; }
    std::size_t size() const { return kept_.size(); }
    std::size_t not_kept() const { return not_kept_; }

    auto begin() const { return kept_.begin(); }
    auto end() const { return kept_.end(); }
    auto begin() { return kept_.begin(); }
    auto end() { return kept_.end(); }
    const Problem& front() const { return kept_.front(); }
    const Problem& operator[](std::size_t i) const { return kept_[i]; }
    const Problem& at(std::size_t i) const { return kept_.at(i); }

private:
    std::vector<Problem> kept_;
    std::size_t not_kept_ = 0;
};

// What is wrong with a database. All problems are kept: the operator needs to see them.
using Findings = std::vector<Problem>;

}  // namespace base
