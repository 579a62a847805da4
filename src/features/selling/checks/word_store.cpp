#include "features/selling/checks/word_store.hpp"

#include "features/selling/checks/kept_texts.hpp"

namespace features::checks {
namespace {

// $3 is a JSON array of keys of parts, each followed by a form.
constexpr std::string_view changes_of_sqlite =
    "SELECT c.part_key, c.form, c.era, c.moment FROM json_each($3) w "
    "CROSS JOIN pos_check_change c ON c.account = $1 AND c.owner = $2 "
    "AND c.part_key = substr(w.value, 1, 32) AND c.form = substr(w.value, 33)";
constexpr std::string_view changes_of_postgres =
    "SELECT c.part_key, c.form, c.era, c.moment "
    "FROM json_array_elements_text($3::json) AS w (value) CROSS JOIN LATERAL "
    "(SELECT part_key, form, era, moment FROM pos_check_change WHERE account = $1 AND owner = $2 "
    "AND part_key = substr(w.value, 1, 32) AND form = substr(w.value, 33) OFFSET 0) c";

}  // namespace

std::string key_of_node(std::string_view node) { return base::fingerprint_of(node).hex(); }

std::string find_words(storage::ReadView& view, std::string_view account, std::string_view check,
                       const FirstWords& first, std::string_view node) {
    const std::string key = key_of_node(node);
    if (key == first.node_key) return first.words;
    storage::Rows rows = view.query(
        "SELECT words FROM pos_check_node WHERE account = $1 AND owner = $2 AND node_key = $3",
        {account, check, key});
    return rows.next() ? unpacked(rows.bytes(0)) : std::string();
}

bool put_words(StoredCheck& check, std::string_view node, std::string_view words) {
    const bool is_first = key_of_node(node) == check.first.node_key;
    if (is_first) check.first.words = words;
    return is_first;
}

void save_words(storage::Transaction& tx, std::string_view account, StoredCheck& check,
                std::string_view node, std::string_view words) {
    const std::string stored = packed(std::string(words));
    if (put_words(check, node, words))
        return tx.post("UPDATE pos_check SET words = $3 WHERE account = $1 AND id = $2",
                       {account, check.id, storage::Bytes{stored}});
    tx.post(
        "INSERT INTO pos_check_node (account, owner, node_key, words) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (account, owner, node_key) DO UPDATE SET words = excluded.words",
        {account, check.id, key_of_node(node), storage::Bytes{stored}});
}

void forget_words(storage::Transaction& tx, std::string_view account, std::string_view check) {
    tx.post("DELETE FROM pos_check_node WHERE account = $1 AND owner = $2", {account, check});
}

std::multimap<SoughtChange, domain::PartChange> find_changes(storage::ReadView& view,
                                                             std::string_view account,
                                                             std::string_view check,
                                                             std::span<const SoughtChange> sought) {
    std::vector<std::string> texts;
    std::map<std::string, const SoughtChange*> by_text;
    for (const SoughtChange& one : sought) {
        texts.push_back(base::fingerprint_of(one.key).hex() + one.form.hex());
        by_text.emplace(texts.back(), &one);
    }
    std::multimap<SoughtChange, domain::PartChange> found;
    storage::Rows rows = view.query(
        view.engine() == storage::Engine::sqlite ? changes_of_sqlite : changes_of_postgres,
        {account, check, list_text(texts)});
    while (rows.next()) {
        const std::string text = std::string(rows.text(0)) + std::string(rows.text(1));
        const SoughtChange& one = *by_text.at(text);
        found.emplace(one, domain::PartChange{.form = one.form,
                                              .era = rows.integer(2),
                                              .moment = domain::parse_moment(rows.bytes(3))});
    }
    return found;
}

void insert_changes(storage::Transaction& tx, std::string_view account, std::string_view check,
                    std::span<const domain::SpilledChange> changes) {
    for (const auto& [key, change] : changes) {
        const std::string part = base::fingerprint_of(key).hex(), form = change.form.hex(),
                          node = base::fingerprint_of(change.moment.node).hex(),
                          moment = print(change.moment);
        tx.post(
            "INSERT INTO pos_check_change (account, owner, part_key, form, era, node_key, at_ms, "
            "moment) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) "
            "ON CONFLICT (account, owner, part_key, form, era, node_key) "
            "DO UPDATE SET at_ms = excluded.at_ms, moment = excluded.moment",
            {account, check, part, form, change.era, node, change.moment.at_ms,
             storage::Bytes{moment}});
    }
}

void forget_changes(storage::Transaction& tx, std::string_view account, std::string_view check) {
    tx.post("DELETE FROM pos_check_change WHERE account = $1 AND owner = $2", {account, check});
}

}  // namespace features::checks
