// The table of results: what was measured, beside its reference and its aim.
#pragma once

#include <string>
#include <vector>

namespace bench {

// One run. CPU time is the server's, per request; 0: not measured.
struct Sample {
    double per_second = 0;
    double cpu_us = 0;
};

double median(std::vector<double> values);

class Table {
public:
    // Medians of runs that took turns. The ratio is of requests per second, or of the CPU time of
    // one request (the reference's by ours), which other work on the machine disturbs less.
    enum class By { rate, cpu };
    void compare(const std::string& figure, const std::vector<Sample>& ours,
                 const std::string& reference_name, const std::vector<Sample>& reference, By by,
                 double aim);
    // Of CPU time alone.
    void compare_cpu(const std::string& figure, const std::vector<Sample>& ours,
                     const std::string& reference_name, const std::vector<Sample>& reference);
    // Medians of times.
    void compare_times(const std::string& figure, const std::vector<double>& ours,
                       const std::string& reference_name, const std::vector<double>& reference,
                       const std::string& unit);
    // A figure without a reference; an aim of 0: none.
    void show(const std::string& figure, double value, const std::string& unit, double most);
    void note(const std::string& figure, const std::string& text);

    std::string text() const;  // Markdown

private:
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace bench
