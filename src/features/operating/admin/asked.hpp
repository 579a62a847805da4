// The members of commands, and how they are read.
#pragma once

#include "base/problem.hpp"
#include "schema/record.hpp"

namespace features::admin {

using schema::help;
using schema::required;

std::optional<std::string> canonical_id(std::string_view text);
std::optional<std::string> canonical_currency(std::string_view text);
std::optional<std::string> canonical_path(std::string_view text);
std::optional<std::string> canonical_words(std::string_view json);

// The command itself checks whether a record with the id exists.
inline constexpr schema::Format id_format{.expectation = "must be an id",
                                          .schema = R"({"type":"string"})",
                                          .example = R"("650000000000000000000101")",
                                          .canonical = &canonical_id};
inline constexpr schema::Format currency_format{.expectation = "must be a currency",
                                                .schema = R"({"type":"string"})",
                                                .example = R"("EUR")",
                                                .canonical = &canonical_currency};
// The command line makes a path absolute: the server runs in another folder.
inline constexpr schema::Format path_format{.expectation = "must be an absolute path",
                                            .schema = R"({"type":"string"})",
                                            .example = R"("/var/backups/monday.db")",
                                            .canonical = &canonical_path};
inline constexpr schema::Format words_format{
    .expectation = "must be a non-empty list of texts",
    .schema = R"({"type":"array","items":{"type":"string"},"minItems":1})",
    .example = R"(["orders"])",
    .canonical = &canonical_words};

inline constexpr schema::Rules a_text{.trimmed = true};
inline constexpr schema::Rules an_id = a_text | schema::in_form(id_format);
inline constexpr schema::Rules a_currency = a_text | schema::in_form(currency_format);
inline constexpr schema::Rules a_path = schema::in_form(path_format);
inline constexpr schema::Rules some_words = schema::in_form(words_format);

std::vector<std::string> words_of(const schema::RawJson& list);

// Reads a body as this kind. Unknown members are problems too, and so is what Traits::check finds.
schema::Record read_members(std::string_view body, const schema::Kind& kind,
                            base::Problems& problems);

inline constexpr schema::Kind no_members{"nothing", "nothings"};

// For commands that list something.
struct OneAccount : schema::Kind {
    constexpr OneAccount() : Kind("oneAccount", "oneAccounts") {}

    schema::Text account{this, "account", an_id | help("only this account")};
};
inline constexpr OneAccount one_account;
static_assert(one_account.is_unambiguous());

}  // namespace features::admin
