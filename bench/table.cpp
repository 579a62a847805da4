#include "bench/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace bench {
namespace {

constexpr std::array header{"figure",       "ours",          "CPU each", "reference", "its figure",
                            "its CPU each", "ratio of rate", "of CPU",   "aim",       ""};

Sample medians(const std::vector<Sample>& samples) {
    std::vector<double> rates, times;
    for (const Sample& sample : samples) {
        rates.push_back(sample.per_second);
        times.push_back(sample.cpu_us);
    }
    return {median(std::move(rates)), median(std::move(times))};
}

// The ratio of each pair of neighbours, so that a slow minute of the machine strikes both.
double ratio_of(const std::vector<Sample>& ours, const std::vector<Sample>& reference,
                Table::By by) {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < ours.size(); ++i)
        ratios.push_back(by == Table::By::cpu ? reference[i].cpu_us / ours[i].cpu_us
                                              : ours[i].per_second / reference[i].per_second);
    return median(std::move(ratios));
}

std::string verdict(bool is_met) { return is_met ? "met" : "**missed**"; }

template <class Row>
void append_row(std::string& out, const Row& row) {
    for (const auto& cell : row) (out += "| ") += cell + std::string(" ");
    out += "|\n";
}

}  // namespace

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

void Table::compare(const std::string& figure, const std::vector<Sample>& ours,
                    const std::string& reference_name, const std::vector<Sample>& reference, By by,
                    double aim) {
    const Sample our = medians(ours), its = medians(reference);
    const auto cpu = [](double us) { return us > 0 ? fmt::format("{:.1f} µs", us) : ""; };
    const double of_rate = ratio_of(ours, reference, By::rate);
    const double of_cpu = ratio_of(ours, reference, By::cpu);
    const double ratio = by == By::cpu ? of_cpu : of_rate;
    rows_.push_back({figure, fmt::format("{:.0f} /s", our.per_second), cpu(our.cpu_us),
                     reference_name, fmt::format("{:.0f} /s", its.per_second), cpu(its.cpu_us),
                     fmt::format("{:.2f}", of_rate),
                     our.cpu_us > 0 ? fmt::format("{:.2f}", of_cpu) : "",
                     aim > 0 ? fmt::format("{} ≥ {:.2f}", by == By::cpu ? "CPU" : "rate", aim) : "",
                     aim > 0 ? verdict(ratio >= aim) : ""});
}

void Table::compare_cpu(const std::string& figure, const std::vector<Sample>& ours,
                        const std::string& reference_name, const std::vector<Sample>& reference) {
    rows_.push_back({figure, "", fmt::format("{:.1f} µs", medians(ours).cpu_us), reference_name, "",
                     fmt::format("{:.1f} µs", medians(reference).cpu_us), "",
                     fmt::format("{:.2f}", ratio_of(ours, reference, By::cpu)), "", ""});
}

void Table::compare_times(const std::string& figure, const std::vector<double>& ours,
                          const std::string& reference_name, const std::vector<double>& reference,
                          const std::string& unit) {
    rows_.push_back({figure, fmt::format("{:.1f} {}", median(ours), unit), "", reference_name,
                     fmt::format("{:.1f} {}", median(reference), unit), "", "", "", "", ""});
}

void Table::show(const std::string& figure, double value, const std::string& unit, double most) {
    rows_.push_back({figure, fmt::format("{:.1f} {}", value, unit), "", "", "", "", "", "",
                     most > 0 ? fmt::format("≤ {:.0f} {}", most, unit) : "",
                     most > 0 ? verdict(value <= most) : ""});
}

void Table::note(const std::string& figure, const std::string& text) {
    rows_.push_back({figure, text, "", "", "", "", "", "", "", ""});
}

std::string Table::text() const {
    std::string out;
    append_row(out, std::vector<std::string>(header.begin(), header.end()));
    append_row(out, std::vector<std::string>(header.size(), "---"));
    for (const auto& row : rows_) append_row(out, row);
    return out;
}

}  // namespace bench
