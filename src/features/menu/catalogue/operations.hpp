// Lists of a part of a catalogue, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::catalogue {

// path: store, unless noted otherwise.
extern const api::Operation list_categories;         // level 1; `parent` is the department
extern const api::Operation list_subcategories;      // level 2; `parent` is the category
extern const api::Operation list_active_categories;  // level 1, or as `level` selects
extern const api::Operation list_taxes;              // `parent` is a tax that names them
extern const api::Operation list_menu_items;         // `parent` is the category or subcategory
extern const api::Operation list_active_menu_items;
extern const api::Operation list_active_taxes;  // all, or those selected by `ApplyTo`
extern const api::Operation list_kitchen_printers;
extern const api::Operation list_label_printers;
extern const api::Operation list_default_printers;  // path: none; of every store that the key sees

}  // namespace features::catalogue
