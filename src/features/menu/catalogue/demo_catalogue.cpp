#include "features/menu/catalogue/demo_catalogue.hpp"

#include "base/json_text.hpp"
#include "features/menu/catalogue/catalogue.hpp"
#include "features/menu/catalogue/demo_menu.hpp"
#include "kinds/all.hpp"

#include <algorithm>

namespace features::catalogue::demo {
namespace {

using base::json_string;
using base::JsonObject;

constexpr std::string_view sales_tax = "Sales Tax";

// The temporary id of a record, by which others refer to it: "#category:Bar".
std::string temporary(const schema::Kind& kind, std::string_view name) {
    std::string id = '#' + std::string(kind.name) + ':' + std::string(name);
    std::replace(id.begin(), id.end(), ' ', '_');
    return id;
}

std::string list_of(const schema::Kind& kind, std::initializer_list<std::string_view> names) {
    std::vector<std::string> ids;
    for (std::string_view name : names)
        if (!name.empty()) ids.push_back(json_string(temporary(kind, name)));
    return base::json_array(ids);
}

// Records whose fields are written out here as JSON.
struct Plain {
    const kinds::StoredKind* kind;
    std::string_view name;
    std::string_view fields;  // JSON members
};

// clang-format off
constexpr Plain plain_records[] = {
    {&kinds::department, "Starters",    R"("departmentCode":"100","description":"Small plates, soups and salads")"},
    {&kinds::department, "Grill",       R"("departmentCode":"200","description":"Steaks, burgers and skewers")"},
    {&kinds::department, "Seafood",     R"("departmentCode":"210","description":"Fish and shellfish of the day")"},
    {&kinds::department, "Pasta",       R"("departmentCode":"220","description":"Fresh pasta, risotto and pizza")"},
    {&kinds::department, "Desserts",    R"("departmentCode":"300","description":"Cakes, ice cream and fruit")"},
    {&kinds::department, "Soft Drinks", R"("departmentCode":"400","description":"Soda, juice, coffee and tea")"},
    {&kinds::department, "Beer & Wine", R"("departmentCode":"410","description":"Draft beer, wine and mixed drinks")"},
    {&kinds::department, "Merchandise", R"("departmentCode":"500","description":"Gift cards, mugs and shirts")"},

    {&kinds::course, "Drinks",       R"("priority":1)"},
    {&kinds::course, "Appetizer",    R"("priority":2)"},
    {&kinds::course, "Soup & Salad", R"("priority":3)"},
    {&kinds::course, "Main",         R"("priority":4)"},
    {&kinds::course, "Dessert",      R"("priority":5)"},
    {&kinds::course, "Coffee",       R"("priority":6)"},
    {&kinds::course, "Late Night",   R"("priority":7)"},

    {&kinds::serving_size_level, "Regular",   R"("description":"One portion","default":true)"},
    {&kinds::serving_size_level, "Small",     R"("description":"Half a portion")"},
    {&kinds::serving_size_level, "Large",     R"("description":"A portion and a half")"},
    {&kinds::serving_size_level, "Family",    R"("description":"For four people")"},
    {&kinds::serving_size_level, "By weight", R"("description":"Weighed at the counter")"},

    {&kinds::tax, sales_tax,         R"("taxCode":"ST","percentage":8875,"defaultTax":true)"},
    {&kinds::tax, "Liquor Tax",      R"("taxCode":"LQ","percentage":3000,"taxes":["#tax:Sales_Tax"])"},
    {&kinds::tax, "Bottle Deposit",  R"("taxCode":"BD","taxType":"Amount","amount":5)"},
    {&kinds::tax, "Modifier Tax",    R"("taxCode":"MT","percentage":8875,"applyTo":"Modifier","inclusive":true)"},
    {&kinds::tax, "Hospitality Tax", R"("taxCode":"HT","applyTo":"Check","percentage":1000,"isTaxPerServiceType":true,
        "taxPerServiceTypeTaxes":[{"dineInTax":1000,"barTabTax":1000,"forHereTax":1000,"qsrTax":500,"toGoTax":0,"deliveryTax":0,"webOrderTax":0}])"},
    {&kinds::tax, "Bakery Tax",      R"("taxCode":"BT","percentage":8875,"isQuantityBased":true,
        "quantityBasedTaxes":[{"quantity":1,"taxPercentage":8875},{"quantity":6,"taxPercentage":0}])"},
    {&kinds::tax, "Sugar Tax",       R"("taxCode":"SG","percentage":1000)"},

    {&kinds::printer, "Hot Line",        R"("printerType":"KitchenPrinter","ipAddress":"192.0.2.11","port":9100,"backupPrinter":"#printer:Cold_Line")"},
    {&kinds::printer, "Cold Line",       R"("printerType":"KitchenPrinter","ipAddress":"192.0.2.12","port":9100,"backupPrinter":"#printer:Hot_Line")"},
    {&kinds::printer, "Bar Printer",     R"("printerType":"KitchenPrinter","ipAddress":"192.0.2.13","port":9100)"},
    {&kinds::printer, "To-go Labels",    R"("printerType":"LabelPrinter","ipAddress":"192.0.2.14","port":9100)"},
    {&kinds::printer, "Front Receipts",  R"("printerType":"ReceiptPrinter","ipAddress":"192.0.2.15","port":9100)"},

    {&kinds::reason, "Guest changed mind",  R"("usedFor":"Void","priority":1)"},
    {&kinds::reason, "Entered twice",       R"("usedFor":"Void","priority":2)"},
    {&kinds::reason, "Kitchen error",       R"("usedFor":"Void","priority":3)"},
    {&kinds::reason, "Dish sold out",       R"("usedFor":"Void","priority":4)"},
    {&kinds::reason, "Long wait",           R"("usedFor":"Discount","priority":5)"},
    {&kinds::reason, "Regular guest",       R"("usedFor":"Discount","priority":6)"},
    {&kinds::reason, "Staff meal",          R"("usedFor":"Discount","priority":7,"needsManager":true)"},
    {&kinds::reason, "Wrong card charged",  R"("usedFor":"Refund","priority":8,"needsManager":true)"},
    {&kinds::reason, "Food quality",        R"("usedFor":"Refund","priority":9,"needsManager":true)"},
    {&kinds::reason, "Change for a guest",  R"("usedFor":"No Sale","priority":10)"},

    {&kinds::tare, "Salad Box",   R"("weight":32000,"unit":"g")"},
    {&kinds::tare, "Soup Cup",    R"("weight":18000,"unit":"g")"},
    {&kinds::item_service_charge, "Corkage",      R"("valueType":"Amount","amount":2500,"taxes":["#tax:Sales_Tax"])"},
    {&kinds::item_service_charge, "Cake Cutting", R"("valueType":"Amount","amount":300)"},
    {&kinds::item_service_charge, "Packaging",    R"("valueType":"Percentage","percentage":2000)"},

    {&kinds::discount, "Happy Hour",     R"("percentage":20000,"categories":["#category:Bar"],"timeApplicableType":"Days of the week",
        "daysOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"startTime":"16:00","endTime":"18:30")"},
    {&kinds::discount, "Kids Tuesday",   R"("percentage":100000,"categories":["#category:Little_Guests"],"timeApplicableType":"Days of the week","daysOfWeek":["Tuesday"])"},
    {&kinds::discount, "Employee Meal",  R"("discountType":"Check Based","percentage":50000,"needsManager":true,"needsReason":true,"hideInWeb":true,"hideInKiosk":true)"},
    {&kinds::discount, "Senior Guest",   R"("discountType":"Check Based","percentage":10000,"hideInWeb":true)"},
    {&kinds::discount, "Welcome Back",   R"("discountCode":"WELCOME5","discountType":"Check Based","valueType":"Amount","amount":500,"minimumOrderAmount":3000)"},

    {&kinds::display_group, "Chef's Picks", R"("priority":1,"menuItems":["#menuItem:Filet_Mignon","#menuItem:Seared_Scallops","#menuItem:Mushroom_Risotto","#menuItem:Tiramisu"])"},
    {&kinds::display_group, "Quick Lunch",  R"("priority":2,"categories":["#category:Sandwiches","#category:Soups"])"},

    {&kinds::gratuity, "Large Party", R"("percentage":18000,"isAutomatic":true,"minimumGuests":6,"priority":1)"},
    {&kinds::gratuity, "Good",        R"("percentage":18000,"priority":2)"},
    {&kinds::gratuity, "Great",       R"("percentage":20000,"priority":3)"},

    {&kinds::service_type,   "Catering",        R"("service":"CATERING","priority":8)"},
    {&kinds::language,       "German",          R"("languageCode":"de","nativeName":"Deutsch","priority":4)"},
    {&kinds::modifier,       "Birthday Candle", R"("servingSizeLevels":["#servingSizeLevel:Regular"])"},
    {&kinds::modifier_group, "Celebrations",    R"("priority":20)"},
    {&kinds::category,       "Seasonal",        R"("level":1,"department":"#department:Starters","buttonColor":"#00695C")"},
    {&kinds::menu_item,      "Tasting Menu",    R"("category":"#category:Bar","description":"Five courses, as the kitchen likes","prices":[{"price":7900}])"},
};

// The records that get the example id of their kind, so that the examples of the API document work
// in the demo. Nothing refers to them, so they can be inactivated too.
constexpr struct {
    const kinds::StoredKind* kind;
    std::string_view name;
} shown_records[] = {
    {&kinds::department,          "Merchandise"},        {&kinds::course,         "Late Night"},
    {&kinds::serving_size_level,  "By weight"},          {&kinds::tax,            "Sugar Tax"},
    {&kinds::printer,             "Front Receipts"},     {&kinds::reason,         "Change for a guest"},
    {&kinds::tare,                "Soup Cup"},           {&kinds::discount,       "Senior Guest"},
    {&kinds::item_service_charge, "Packaging"},          {&kinds::display_group,  "Quick Lunch"},
    {&kinds::gratuity,            "Great"},              {&kinds::service_type,   "Catering"},
    {&kinds::language,            "German"},             {&kinds::modifier,       "Birthday Candle"},
    {&kinds::modifier_group,      "Celebrations"},       {&kinds::category,       "Seasonal"},
    {&kinds::menu_item,           "Tasting Menu"},       {&kinds::floor,          "Patio"},
};
// clang-format on

struct FloorPlan {
    std::string_view name, prefix, shape;
    int tables, seats, in_a_row;
};
constexpr FloorPlan floors[] = {{"Main Dining Room", "", "Square", 18, 4, 6},
                                {"Patio", "P", "Round", 8, 4, 4},
                                {"Bar", "B", "Bar", 10, 1, 10}};

bool is_shown(const kinds::StoredKind& kind, std::string_view name) {
    return std::any_of(std::begin(shown_records), std::end(shown_records),
                       [&](const auto& one) { return one.kind == &kind && one.name == name; });
}

class Catalogue {
public:
    Catalogue(int price_percent, bool has_shown)
        : price_percent_(price_percent), has_shown_(has_shown) {}

    std::vector<bulk::Entry> made() {
        for (const Plain& one : plain_records) add_plain(one);
        for (const Group& group : groups()) add_group(group);
        for (const Category& category : categories()) add_category(category);
        for (const Section& section : sections()) add_section(section);
        for (const FloorPlan& plan : floors) add_floor(plan);
        return std::move(entries_);
    }

private:
    void add(const kinds::StoredKind& kind, std::string_view name, JsonObject fields) {
        std::string id = temporary(kind, name);
        if (has_shown_ && is_shown(kind, name))
            id = kind.traits.example_id;
        else if (!schema::is_temporary_id(id))
            id.clear();
        entries_.push_back({.place = "demo " + std::string(kind.name) + ' ' + std::string(name),
                            .kind = &kind,
                            .id = std::move(id),
                            .json = fields.text("name", name).done()});
    }

    void add_plain(const Plain& one) {
        JsonObject fields;
        for (const auto& [name, raw] : schema::read_members('{' + std::string(one.fields) + '}'))
            fields.raw(name, raw);
        add(*one.kind, one.name, std::move(fields));
    }

    // Rounded up to a multiple of 25 minor units.
    std::int64_t price(std::int64_t minor, int percent) const {
        return (minor * percent * price_percent_ / 10'000 + 24) / 25 * 25;
    }

    std::string prices(const Section& section, std::int64_t minor) const {
        auto of_size = [&](std::string_view size, int percent) {
            return JsonObject()
                .text("servingSizeLevel", temporary(kinds::serving_size_level, size))
                .number("price", price(minor, percent))
                .done();
        };
        switch (section.sizes) {
            case Sizes::none:
                return '[' + JsonObject().number("price", price(minor, 100)).done() + ']';
            case Sizes::portion:
                return base::json_array(std::vector{of_size("Small", 70), of_size("Regular", 100),
                                                    of_size("Large", 140)});
            case Sizes::table:
                return base::json_array(
                    std::vector{of_size("Regular", 100), of_size("Family", 340)});
        }
        return "[]";
    }

    void add_group(const Group& group) {
        std::vector<std::string> members;
        for (const Choice& choice : group.choices) {
            std::string id = "#choice" + std::to_string(++choices_);
            members.push_back(json_string(id));
            const std::string level =
                JsonObject()
                    .text("servingSizeLevel", temporary(kinds::serving_size_level, "Regular"))
                    .number("price", choice.price_minor)
                    .done();
            entries_.push_back(
                {.place = "demo modifier " + std::string(choice.name),
                 .kind = &kinds::modifier,
                 .id = std::move(id),
                 .json = JsonObject()
                             .text("name", choice.name)
                             .text("modifyWith", temporary(kinds::modifier_group, group.name))
                             .raw("servingSizeLevels", '[' + level + ']')
                             .raw("taxes", list_of(kinds::tax, {"Modifier Tax"}))
                             .done()});
        }
        add(kinds::modifier_group, group.name,
            JsonObject()
                .raw("modifiers", base::json_array(members))
                .flag("pizzaTopping", group.name == "Pizza Toppings"));
    }

    void add_category(const Category& category) {
        JsonObject fields;
        fields.number("level", 1)
            .text("department", temporary(kinds::department, category.department))
            .text("buttonColor", category.color)
            .raw("taxes", list_of(kinds::tax, {sales_tax, category.tax}));
        if (category.name == "Brunch")
            fields.text("timeApplicableType", "Days of the week")
                .raw("daysOfWeek", R"(["Saturday","Sunday"])")
                .text("startTime", "09:00")
                .text("endTime", "15:00");
        add(kinds::category, category.name, std::move(fields));
    }

    void add_section(const Section& section) {
        const std::string category = temporary(kinds::category, section.category);
        const std::string subcategory = temporary(kinds::category, section.name);
        const std::string_view printer = section.course == "Drinks" ? "Bar Printer" : "Hot Line";
        add(kinds::category, section.name,
            JsonObject()
                .number("level", 2)
                .text("parent", category)
                .text("course", temporary(kinds::course, section.course))
                .raw("kitchenPrinters", list_of(kinds::printer, {printer})));
        for (const Dish& dish : section.dishes)
            add(kinds::menu_item, dish.name,
                JsonObject()
                    .text("pluCode", std::to_string(1000 + ++dishes_))
                    .text("description", dish.description)
                    .text("category", category)
                    .text("subCategory", subcategory)
                    .text("course", temporary(kinds::course, section.course))
                    .raw("prices", prices(section, dish.price_minor))
                    .raw("taxes", list_of(kinds::tax, {sales_tax, tax_of(section)}))
                    .raw("mandatoryModifierGroups",
                         list_of(kinds::modifier_group, {section.mandatory_group}))
                    .raw("optionalModifierGroups",
                         list_of(kinds::modifier_group, {section.optional_group}))
                    .raw("kitchenPrinters", list_of(kinds::printer, {printer})));
    }

    static std::string_view tax_of(const Section& section) {
        for (const Category& category : categories())
            if (category.name == section.category) return category.tax;
        return {};
    }

    void add_floor(const FloorPlan& plan) {
        std::vector<std::string> tables;
        for (int i = 0; i < plan.tables; ++i)
            tables.push_back(JsonObject()
                                 .text("name", std::string(plan.prefix) + std::to_string(i + 1))
                                 .number("seats", plan.seats)
                                 .text("shape", plan.shape)
                                 .number("x", 40 + i % plan.in_a_row * 120)
                                 .number("y", 40 + i / plan.in_a_row * 120)
                                 .number("width", 80)
                                 .number("height", 80)
                                 .done());
        add(kinds::floor, plan.name, JsonObject().raw("tables", base::json_array(tables)));
    }

    int price_percent_;
    bool has_shown_;
    int choices_ = 0;
    int dishes_ = 0;
    std::vector<bulk::Entry> entries_;
};

}  // namespace

std::vector<bulk::Entry> entries(int price_percent, bool has_shown) {
    return Catalogue(price_percent, has_shown).made();
}

}  // namespace features::catalogue::demo

namespace features::catalogue {

void make_demo(storage::Transaction& tx, const records::Actor& actor, base::IdSource& ids,
               std::string_view store, int price_percent) {
    const bool has_shown = store == kinds::store.traits.example_id;
    auto batch = bulk::draft(demo::entries(price_percent, has_shown), store, actor, ids, tx);
    bulk::write(tx, batch, actor);
}

}  // namespace features::catalogue
