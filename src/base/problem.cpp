#include "base/problem.hpp"

#include "base/utf8.hpp"

namespace base {

Problems::Problems(std::initializer_list<Problem> problems) {
    for (const Problem& problem : problems) push_back(problem);
}

void Problems::push_back(Problem problem) {
    if (is_full()) return count_one();
    kept_.push_back({shortened(std::move(problem.path), path_bytes_max),
                     shortened(std::move(problem.message), message_bytes_max)});
}

void Problems::append(const Problems& others) {
    for (const Problem& problem : others) push_back(problem);
    not_kept_ += others.not_kept_;
}

void Problems::append(const Problems& others, const std::string& place) {
    for (const Problem& problem : others)
        push_back({problem.path.empty() ? place : place + '.' + problem.path, problem.message});
    not_kept_ += others.not_kept_;
}

}  // namespace base
