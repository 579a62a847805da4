// The table of what a person must decide about checks: `pos_check_conflict`.
#pragma once

#include "domain/check/desk.hpp"
#include "storage/database.hpp"

namespace features::checks {

// A question for a person: whether what a submission says of a part shall apply.
struct Conflict {
    enum class State : std::uint8_t { open, kept, dropped };
    using Type = domain::FoundConflict::Type;
    std::string id, store;
    std::string check{};     // id of the check
    std::string check_id{};  // the devices' id of it
    Type type = Type::line;
    std::int64_t number = 0;  // of the submission
    std::string node{};       // that sent the submission
    // One; several in old conflicts, when a late submission was a single conflict.
    std::vector<std::string> keys{};
    std::optional<base::Fingerprint> form{};  // or gone; unknown in old conflicts
    std::string source{};      // id of the submission's check: the line may have moved
    std::string source_key{};  // the key there
    State state = State::open;
    std::int64_t made_ms = 0, settled_ms = 0;
    std::string settled_by{};
};

std::string_view name_of(Conflict::Type type);  // as shown
void insert_conflict(storage::Transaction& tx, std::string_view account, const Conflict& conflict);
// Writes its state and the check it belongs to.
void update_conflict(storage::Transaction& tx, std::string_view account, const Conflict& conflict);
std::optional<Conflict> find_conflict(storage::ReadView& view, std::string_view account,
                                      std::string_view id);
// The conflicts of a check, the oldest first.
std::vector<Conflict> conflicts_of(storage::ReadView& view, std::string_view account,
                                   std::string_view check);
std::vector<Conflict> open_conflicts(storage::ReadView& view, std::string_view account,
                                     std::string_view check);
// The open conflicts of a store after that id, the oldest first, a few at a time.
std::vector<Conflict> some_conflicts(storage::ReadView& view, std::string_view account,
                                     std::string_view store, std::string_view after_id);

}  // namespace features::checks
