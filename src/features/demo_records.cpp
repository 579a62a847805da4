#include "features/demo_records.hpp"

#include "features/records/write.hpp"
#include "kinds/all.hpp"

#include <stdexcept>

namespace features {

void write_demo_records(storage::Transaction& tx, const Demo& demo, const records::Actor& actor,
                        const schema::Tree& list) {
    for (const schema::Tree& one : list.elements) {
        const kinds::StoredKind* kind = kinds::find(words_of(one, "kind"));
        if (!kind) throw std::logic_error("a record of the demo has an unknown kind");
        records::write(
            tx,
            records::Draft{.kind = kind,
                           .account = std::string(demo.account),
                           .store = "",
                           .id = std::string(words_of(one, "id")),
                           .is_new = true,
                           .currency_decimals = 2,
                           .currency_store = std::string(demo.stores.front().id),
                           .patch = schema::read_patch(print(*one.find("record")), *kind)},
            actor);
    }
}

}  // namespace features
