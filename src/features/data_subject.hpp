// A person whose data is reported or erased, and how it is found in texts and documents.
#pragma once

#include "schema/json_tree.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace features {

// A customer of the account or a user of a store, with every name, address and number that its
// record and its history ever had. Ids are in lower case.
struct DataSubject {
    enum class Kind : std::uint8_t { customer, user };

    std::string account{};
    Kind kind = Kind::customer;
    std::string id{}, store{};  // store "": a customer
    // Its own, and those of customers that were merged into it.
    std::vector<std::string> ids{};
    std::vector<std::string> sign_ins{};  // that it has or had, and no other user has
    std::vector<std::string> emails{};    // in lower case
    std::vector<std::string> phones{};    // digits
    std::vector<std::string> names{};     // as they were shown: first, last and full ones
    std::string pseudonym{};              // that replaces its name
    std::int64_t now_ms = 0;              // when it is erased, for the events of the erasure

    bool is_customer() const { return kind == Kind::customer; }
    bool has_id(std::string_view id) const;
    bool is_named(std::string_view name) const;  // by any of its names, in any case

    // Whether a text contains an id, an e-mail address or a phone number of the person; for a user,
    // also a full name. Ignores case, and in phone numbers the punctuation and a country code that
    // one of the two leaves out.
    bool is_in(std::string_view text) const;
    // Whether a document does.
    bool is_in(const schema::Tree& document) const;
    // The text with its full names, e-mails and phone numbers replaced by the pseudonym.
    std::string without(std::string_view text) const;

    // For a customer: keeps in an order or a check what was sold, for how much and by whom, and
    // removes every other text, whatever its name. For a user: its names become the pseudonym.
    // Neither leaves a full name, an e-mail or a phone number in the name of a member.
    // True when that changed something. What is already erased stays as it is.
    bool erase_from(schema::Tree& document) const;
};

// The same for the text of a JSON object or array; "" stays "".
std::string erased(const DataSubject& person, std::string_view json);

// To and from JSON, for the row of an erasure in progress.
std::string text_of(const DataSubject& person);
DataSubject person_in(std::string_view account, std::string_view json);

}  // namespace features
