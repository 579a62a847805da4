#include "features/guests/membership/demo_membership.hpp"

#include "assets/demo_files.hpp"
#include "features/demo_records.hpp"

namespace features::membership {

void make_demo(storage::Transaction& tx, const Demo& demo) {
    write_demo_records(tx, demo, demo.actor,
                       schema::parse_tree(assets::demo_file("membership.json")));
}

}  // namespace features::membership
