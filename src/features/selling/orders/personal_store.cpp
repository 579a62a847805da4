// Personal data in web orders: who ordered, the address, remarks, masked card data.
#include "base/time_text.hpp"
#include "domain/sale/text.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/personal.hpp"
#include "features/selling/orders/search_store.hpp"
#include "features/selling/sales/personal.hpp"
#include "kinds/order.hpp"
#include "schema/json.hpp"
#include "storage/tables/events.hpp"

namespace features::orders {
namespace {

using storage::Rows;

constexpr std::int64_t step_orders_max = 200;

struct Texts {
    std::string customer, customer_name, sale, state, text, lines, basis, unique_id;
    std::int64_t revision = 0;
};

std::optional<Texts> texts_of(storage::ReadView& view, const DataSubject& person,
                              std::string_view id) {
    Rows rows = view.query(
        "SELECT o.customer, o.customer_name, o.sale, o.state, t.text, t.lines, o.revision, "
        "t.basis, "
        "o.unique_id "
        "FROM web_order o JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
        "WHERE o.account = $1 AND o.id = $2",
        {person.account, id});
    if (!rows.next()) return std::nullopt;
    return Texts{.customer = std::string(rows.text(0)),
                 .customer_name = std::string(rows.text(1)),
                 .sale = std::string(rows.text(2)),
                 .state = std::string(rows.text(3)),
                 .text = std::string(rows.text(4)),
                 .lines = std::string(rows.text(5)),
                 .basis = std::string(rows.text(7)),
                 .unique_id = std::string(rows.text(8)),
                 .revision = rows.integer(6)};
}

// An order that names another customer belongs to that customer, whatever phone number it has.
bool is_of(const DataSubject& person, std::string_view customer, std::string_view text,
           std::string_view state) {
    if (person.is_customer() && !customer.empty()) return person.has_id(customer);
    return person.is_in(text) || person.is_in(state);
}

std::vector<Trace> find(storage::ReadView& view, const DataSubject& person, std::string& position) {
    std::vector<Trace> found;
    std::int64_t count = 0;
    Rows rows = view.query(
        "SELECT o.id, o.store, o.customer, t.text, o.state FROM web_order o "
        "JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
        "WHERE o.account = $1 AND o.id > $2 ORDER BY o.id LIMIT $3",
        {person.account, position, step_orders_max});
    while (rows.next()) {
        ++count;
        position = rows.text(0);
        if (is_of(person, rows.text(2), rows.text(3), rows.text(4)))
            found.push_back({std::string(rows.text(1)), position});
    }
    if (count < step_orders_max) position.clear();
    return found;
}

std::string tell(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    const auto texts = texts_of(view, person, trace.id);
    if (!texts) return "{}";
    return texts->text.substr(0, texts->text.size() - 1) + ',' + texts->state.substr(1);
}

std::string erased_lines(const DataSubject& person, const std::string& text) {
    auto lines = domain::lines_from(text);
    const auto clean = [&](std::initializer_list<std::string*> texts) {
        for (std::string* one : texts) *one = person.without(*one);
    };
    for (domain::SaleLine& line : lines) {
        clean({&line.item.name, &line.department.name, &line.category.name, &line.subcategory.name,
               &line.void_reason, &line.void_by});
        for (domain::SaleModifier& one : line.modifiers) clean({&one.modifier.name});
        for (domain::SaleTax& one : line.taxes) clean({&one.tax.name});
        for (domain::SaleDiscount& one : line.discounts)
            clean({&one.discount.name, &one.type, &one.coupon, &one.reason, &one.approved_by,
                   &one.applied_by});
    }
    return domain::text_of(lines);
}

// The state contains the revision too.
std::string state_of(const std::string& state, std::int64_t revision, std::int64_t now_ms) {
    schema::Tree tree = schema::parse_tree(state);
    tree.set(kinds::order_state.revision.name, schema::Tree::of(revision));
    tree.set(kinds::order_state.last_updated.name, schema::Tree::of(base::iso_time(now_ms)));
    return print(tree);
}

bool erase(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    const auto was = texts_of(tx, person, trace.id);
    if (!was) return false;
    const std::string text = erased(person, was->text), state = erased(person, was->state);
    const std::string lines = erased_lines(person, was->lines);
    const std::string basis = was->basis.empty() ? "" : erased(person, was->basis);
    const bool is_guest = person.is_customer() && !was->customer_name.empty();
    const std::string& name = is_guest ? person.pseudonym : was->customer_name;
    const bool had_sale = person.is_customer() && sales::erase_customer(tx, person, was->sale);
    if (text == was->text && state == was->state && lines == was->lines && basis == was->basis &&
        name == was->customer_name)
        return had_sale;
    // A writer that read the text before cannot write it back.
    const std::int64_t revision = was->revision + 1;
    tx.post(
        "UPDATE web_order SET state = $3, customer_name = $4, revision = $5, text_revision = $5, "
        "changed_ms = $6, sought = $7, sought_revision = $5 WHERE account = $1 AND id = $2",
        {person.account, trace.id, state_of(state, revision, person.now_ms), name, revision,
         person.now_ms, sought_of(kinds::read_order(text), was->unique_id, name)});
    tx.post(
        "UPDATE web_order_text SET text = $3, lines = $4, basis = $5 "
        "WHERE account = $1 AND id = $2",
        {person.account, trace.id, storage::LongText{text}, storage::LongText{lines},
         storage::LongText{basis}});
    storage::note_event(tx, person.account, trace.store,
                        {.type = "updated",
                         .kind = "order",
                         .id = trace.id,
                         .revision = revision,
                         .at_ms = person.now_ms,
                         .is_configuration = false});
    return true;
}

// Open orders are few and have their own index.
std::vector<Trace> find_open(storage::ReadView& view, const DataSubject& person) {
    std::vector<Trace> found;
    Rows rows = view.query(
        "SELECT o.id, o.store, o.customer, t.text, o.state FROM web_order o "
        "JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
        "WHERE o.account = $1 AND o.finished_ms = 0",
        {person.account});
    while (rows.next())
        if (person.is_customer() && is_of(person, rows.text(2), rows.text(3), rows.text(4)))
            found.push_back({std::string(rows.text(1)), std::string(rows.text(0))});
    return found;
}

constexpr std::string_view own_tables[] = {"web_order", "web_order_text"};
constexpr Personal places[] = {{.name = "webOrders",
                                .tables = own_tables,
                                .find = find,
                                .tell = tell,
                                .erase = erase,
                                .find_open = find_open}};

}  // namespace

const std::span<const Personal> personal = places;

}  // namespace features::orders
