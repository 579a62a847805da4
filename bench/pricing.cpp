// CPU time of one order within the program: reading its JSON, pricing it, printing it, and the
// trace.
#include "bench/cost.hpp"
#include "bench/guest_order.hpp"
#include "bench/measures.hpp"
#include "domain/order/order.hpp"
#include "kinds/order.hpp"
#include "schema/json.hpp"

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
