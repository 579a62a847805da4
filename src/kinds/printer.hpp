// Printers in the kitchen, for labels and for receipts.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 3> printer_types{"KitchenPrinter", "LabelPrinter", "ReceiptPrinter"};
inline constexpr std::array<std::string_view, 3> printer_type_labels{"Kitchen orders", "Labels", "Receipts"};

struct Printer : StoredKind {
    constexpr Printer() : StoredKind("printer", "printers", Traits{
        .about = "Printers in the kitchen, for labels and for receipts.",
        .example_id = "650000000000000000001013",
        .example = R"({"name":"Pastry Station","store":"650000000000000000000101","printerType":"KitchenPrinter","ipAddress":"192.0.2.21","port":9100})",
        .label = "Printer",
        .shown = {.group = "store"}}) {}

    Text      name        {this, "name", a_name | help("Name of the printer, unique among the active printers of the store.")};
    Choice    type        {this, "printerType", facet | one_of(printer_types, printer_type_labels) | initially("\"KitchenPrinter\"") | help("What the printer prints.")
            | labelled("Prints") | column(2) | shown_first | no_hint};
    Text      description {this, "description", help("Where the printer is, in free text.")
            | column(4) | hint("Where the printer is.")};
    Text      model       {this, "model", help("Make and model of the printer.")
            | folded | in_section(sections::network)};
    Text      ip_address  {this, "ipAddress", help("Address of the printer in the network of the store.")
            | column(3) | in_section(sections::network)};
    Count     port        {this, "port", at_least(1) | at_most(65'535) | help("Port that the printer listens on.")
            | in_section(sections::network)};
    Text      mac_address {this, "macAddress", help("Hardware address of the printer.")
            | folded | in_section(sections::network)};
    Count     copies      {this, "copies", initially("1") | at_least(1) | at_most(20) | help("How many copies of an order it prints.")
            | no_hint};
    Reference backup      {this, "backupPrinter", to("printer") | help("Id of the printer that prints when this one cannot.")
            | column(5) | hint("Prints when this one cannot.")};
};

inline constexpr Printer printer;
static_assert(printer.is_unambiguous());

}  // namespace kinds
