// A kind describes one resource: derive from Kind, list the fields as members, and declare one
// constexpr object. Everything else about the resource derives from that object. Kinds are
// identified by their address, live as long as the process and never change, so any thread may use
// them.
#pragma once

#include "base/problem.hpp"
#include "schema/field.hpp"

#include <span>

namespace schema {

// A value that no two active records of a kind share, in a store or, for a kind of the account, in
// the account: the pin of a user, the e-mail of a customer.
struct NaturalKey {
    std::string_view field;  // a text field: "email"
    // The form in which values are compared; "" for a value that means none. Any thread.
    std::string (*canonical)(std::string_view value) = nullptr;
    // The problem when another record has it: the path in `errors`, and the sentence.
    std::string_view path{};
    std::string_view sentence{};
    // The field is secret: only a keyed hash is kept, and no answer reveals which record has it.
    bool is_secret = false;
    // A search with only these characters looks for the canonical form: a phone number is found
    // however it is written. "": searches look for the value as it was sent only.
    std::string_view characters{};
};

// How pages for people present a kind. What is not set follows from the rest of its traits.
struct Presented {
    std::string_view label{};         // "Serving size"; "": Traits::label
    std::string_view plural{};        // "": of the label
    std::string_view about{};         // "": Traits::about
    std::string_view group = "menu";  // where a menu of pages has it: menu, guests, team or store
    // The fields that make up the title of a record, separated by blanks; where all of them are
    // empty, those of the next. None: the field `named_by`.
    std::span<const std::string_view> titles{};
};

// Properties of a kind as a whole.
struct Traits {
    std::string_view about{};          // a sentence for readers of the API document
    std::string_view example_id{};     // of a record of the demo that nothing uses
    std::string_view example{};        // JSON body that creates one in the demo; a few fields
    std::string_view also_called{};    // a second word for it in an `entity`: "subcategory"
    std::string_view label{};          // in sentences for people: "Department"
    std::string_view in_use{};         // the refusal to inactivate one in use; "": made of `label`
    std::string_view unique_within{};  // the reference under which names are unique; "": the store
    int form = 1;  // raise it when a change of the description prints the same values differently
    bool is_configuration = true;        // its events count for the configuration sequence
    bool is_of_account = false;          // its records belong to the account and to no store
    std::string_view named_by = "name";  // the field that names a record
    bool has_unique_name = true;         // no two active siblings have the same name
    // The text that a record is listed by, if that is more than the field `named_by`: a full name,
    // else an e-mail. Null: that field. Any thread.
    std::string (*listed_as)(const Record&) = nullptr;
    std::span<const NaturalKey> keys{};
    // Answers also show members that are not in the stored document, because they change without a
    // revision of the record: balances.
    bool has_parts = false;
    // Adds problems that involve several fields of one record. Any thread.
    void (*check)(const Record&, base::Problems&) = nullptr;
    Presented shown{};
};

class Kind {
public:
    static constexpr std::size_t fields_max = 128;

    std::string_view name;    // in paths, messages and the API document: "department"
    std::string_view plural;  // the list path: "departments"
    Traits traits;

    constexpr Kind(std::string_view singular_name, std::string_view plural_name,
                   const Traits& its_traits = {})
        : name(singular_name), plural(plural_name), traits(its_traits) {}
    Kind(const Kind&) = delete;
    Kind& operator=(const Kind&) = delete;

    constexpr std::span<const Field* const> fields() const { return {fields_.data(), count_}; }

    // The field that splits the kind's lists (categories by level); null for most kinds.
    constexpr const Field* facet_field() const;

    // Whether records of the kind use the field: those of an account are in no store.
    constexpr bool uses(const Field& field) const {
        return !traits.is_of_account || (field.name != "store" && field.name != "createdFor");
    }

    // How a name in JSON is related to its field: its own name, one of its aliases, or the name of
    // its twin, the `...Str` that repeats an amount or percentage as decimal text.
    enum class Spelling : std::uint8_t { name, alias, twin };
    struct Match {
        const Field* field = nullptr;
        Spelling spelling = Spelling::name;
    };

    // The field of a name in JSON; null for an unknown name. A look-up in a hash table that is
    // built by the compiler.
    constexpr Match find(std::string_view wire_name) const;

    // Whether all names, aliases and names of twins differ. Every kind must static_assert it.
    constexpr bool is_unambiguous() const;

private:
    friend class Field;
    static constexpr std::size_t names_max = 256;  // open-addressed, at most three quarters full

    struct Entry {
        std::string_view name{};  // for a twin: without its "Str"
        const Field* field = nullptr;
        std::uint32_t hash = 0;  // of the whole spelling
        Spelling spelling = Spelling::name;
        // A member of its own, because with sanitizers a comparison of `field` with null is not a
        // constant expression.
        bool is_used = false;
    };

    constexpr std::uint8_t add(const Field* field);
    constexpr void enter(std::string_view wire_name, const Field* field, Spelling spelling);
    static constexpr bool is_spelled_alike(const Entry& entry, std::string_view wire_name,
                                           Spelling spelling);

    std::array<const Field*, fields_max> fields_{};
    std::size_t count_ = 0;
    std::array<Entry, names_max> names_{};
    std::size_t name_count_ = 0;
    bool has_clash_ = false;
};

}  // namespace schema

#include "schema/kind_inline.hpp"
