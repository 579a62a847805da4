// Sections of forms that several kinds share. Fields without one are in the main section.
#pragma once

#include "schema/field.hpp"

namespace kinds::sections {

using schema::Section;

inline constexpr Section price{"price", "Price and taxes"};
inline constexpr Section value{"value", "Value"};
inline constexpr Section applies{"applies", "Applies to"};
inline constexpr Section availability{"availability", "Availability"};
inline constexpr Section modifiers{"modifiers", "Modifiers"};
inline constexpr Section guests{"guests", "For guests"};
inline constexpr Section screens{"screens", "On screens"};
inline constexpr Section channels{"channels", "Where it is hidden"};
inline constexpr Section printing{"printing", "Printing"};
inline constexpr Section scale{"scale", "Scale"};
inline constexpr Section rules{"rules", "Rules"};
inline constexpr Section rates{"rates", "Special rates"};
inline constexpr Section network{"network", "Network"};
inline constexpr Section loyalty{"loyalty", "Loyalty"};
inline constexpr Section visits{"visits", "Visits"};
inline constexpr Section address{"address", "Address"};
inline constexpr Section details{"details", "Details"};
inline constexpr Section hours{"hours", "Hours"};
inline constexpr Section orders{"orders", "Web orders"};
inline constexpr Section reports{"reports", "Days and money"};
inline constexpr Section devices{"devices", "Devices"};

}  // namespace kinds::sections
