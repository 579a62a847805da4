// Printers in the kitchen, for labels and for receipts.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 3> printer_types{"KitchenPrinter", "LabelPrinter", "ReceiptPrinter"};

struct Printer : StoredKind {
    constexpr Printer() : StoredKind("printer", "printers", Traits{
        .about = "Printers in the kitchen, for labels and for receipts.",
        .label = "Printer"}) {}

    Text      name        {this, "name", a_name};
    Choice    type        {this, "printerType", facet | one_of(printer_types) | initially("\"KitchenPrinter\"")};
    Text      description {this, "description"};
    Text      model       {this, "model"};
    Text      ip_address  {this, "ipAddress"};
    Count     port        {this, "port", at_least(1) | at_most(65'535)};
    Text      mac_address {this, "macAddress"};
    Count     copies      {this, "copies", initially("1") | at_least(1) | at_most(20)};
    Reference backup      {this, "backupPrinter", to("printer") | help("prints when this one cannot")};
};

inline constexpr Printer printer;
static_assert(printer.is_unambiguous());

}  // namespace kinds
