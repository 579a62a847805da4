// CPU time of one order within the program: reading its JSON, pricing it, printing it, and the
// trace.
#include "bench/guest_order.hpp"
#include "bench/measures.hpp"
#include "domain/order.hpp"
#include "kinds/order.hpp"
#include "schema/json.hpp"

#include <ctime>
#include <stdexcept>

namespace bench {
namespace {

using schema::Record;

Record read(const std::string& text) {
    Record record(kinds::order);
    schema::Problems problems;
    schema::merge(record, schema::read_patch(text, kinds::order), problems);
    if (!problems.empty()) throw std::runtime_error("the order does not read");
    return record;
}

domain::Basket basket_of(const Record& record) {
    schema::Problems problems;
    domain::Basket basket = domain::basket_of(record, problems);
    if (!problems.empty()) throw std::runtime_error("the order cannot be priced");
    return basket;
}

std::string printed(Record record) {
    const domain::Basket basket = basket_of(record);
    domain::fill(record, basket, domain::price(basket));
    return schema::write_json(record);
}

double cpu_us() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

// The median of many runs of a tenth of a second, in µs of CPU for each call.
template <class Work>
double cost_of(const Plan& plan, Work work) {
    std::vector<double> costs;
    for (int round = 0; round < 2 * plan.rounds; ++round) {
        const double start = cpu_us();
        int count = 0;
        while (cpu_us() - start < 100'000) work(), ++count;
        costs.push_back((cpu_us() - start) / count);
    }
    return median(costs);
}

}  // namespace

void measure_pricing(const Plan& plan, Table& table) {
    const std::string sent = guest_order();
    const std::string whole = printed(read(sent));  // with every amount, as most clients send it
    const Record record = read(whole);
    const domain::Basket basket = basket_of(record);
    const domain::Priced priced = domain::price(basket);
    const auto show = [&](const std::string& figure, double us) {
        table.show(figure, us, "µs", 0);
    };
    const auto size = [](const std::string& text) { return std::to_string(text.size()) + " B)"; };
    show("reading an order of six lines (" + size(sent), cost_of(plan, [&] { read(sent); }));
    show("reading it with every amount (" + size(whole), cost_of(plan, [&] { read(whole); }));
    show("pricing it", cost_of(plan, [&] { domain::price(basket_of(record)); }));
    show("pricing it with the trace", cost_of(plan, [&] {
             domain::Trace trace;
             domain::price(basket_of(record), &trace);
         }));
    show("filling it in and printing it", cost_of(plan, [&] {
             Record filled = record;
             domain::fill(filled, basket, priced);
             schema::write_json(filled);
         }));
}

}  // namespace bench
