// The list of features.
#pragma once

#include "features/feature.hpp"
#include "storage/database.hpp"

#include <memory>

namespace app {

// All of them, in the order in which they make the demo (features.cpp). The same list for the whole
// life of the process.
features::FeatureList features();

// The migrations of storage and of all features, in the order of their numbers.
std::span<const storage::Migration> tables();

// Opens the database of the settings with the tables of all features; see storage::open().
std::unique_ptr<storage::Database> open_database(const base::Settings& settings,
                                                 base::Random& random = base::system_random());

}  // namespace app
