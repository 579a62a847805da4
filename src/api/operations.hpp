// The operations that routes.cpp names.
#pragma once

#include "api/route.hpp"

namespace api {

// Records of any kind (record_operations.cpp, list_operations.cpp).
extern const Operation list_records;         // captured: store
extern const Operation list_active_records;  // captured: store
extern const Operation read_record;          // captured: id
extern const Operation read_store_record;    // captured: store, id
extern const Operation create_record;
extern const Operation update_record;      // captured: id, or none when the body carries it
extern const Operation inactivate_record;  // captured: id
extern const Operation activate_record;    // captured: id
extern const Operation read_history;       // captured: id (history_operations.cpp)
extern const Operation undo_change;        // captured: id, revision

// Lists of stores (store_operations.cpp).
extern const Operation list_stores;      // captured: account
extern const Operation list_own_stores;  // captured: none; the stores that the key sees

// Lists of a part of a kind (list_operations.cpp); captured: store.
extern const Operation list_categories;         // level 1; `parent` is the department
extern const Operation list_subcategories;      // level 2; `parent` is the category
extern const Operation list_active_categories;  // level 1, or what `level` says
extern const Operation list_taxes;              // `parent` is a tax that names them
extern const Operation list_menu_items;         // `parent` is the category or the subcategory
extern const Operation list_active_menu_items;
extern const Operation list_active_taxes;  // all, or those that apply to what `ApplyTo` says
extern const Operation list_kitchen_printers;
extern const Operation list_label_printers;
extern const Operation list_default_printers;  // captured: none; of every store that the key sees

// Pictures of records (image_operations.cpp).
extern const Operation upload_image;  // captured: id
extern const Operation remove_image;  // captured: id
extern const Operation show_image;    // captured: account, file

// What changed in a store (feed_operations.cpp).
extern const Operation follow_changes;  // captured: store

// Many records at once (bulk_operations.cpp).
extern const Operation write_bulk;  // captured: store

// The program itself (service_operations.cpp).
extern const Operation show_health;
extern const Operation show_readiness;
extern const Operation show_metrics;
extern const Operation show_openapi;
extern const Operation show_forms;
extern const Operation run_admin;  // captured: the words of the command

// Pages for people (page_operations.cpp).
extern const Operation show_page;

}  // namespace api
