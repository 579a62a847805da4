// A body and the record made of it: what is accepted is stored, stored bytes are read back to the
// same bytes, and a client that writes back what it was shown changes nothing.
#include "base/refusal.hpp"
#include "fuzz/fuzz.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "schema/test_kinds.hpp"

#include <boost/json/parse.hpp>

namespace {

using fuzz::require;

constexpr const schema::Kind* kinds_tried[] = {&kinds::store, &kinds::department,
                                               &kinds::serving_size_level, &schema::test::dish};

// Another library's opinion.
void check_grammar(const std::string& text) {
    boost::json::parse_options options;
    options.max_depth = 100;
    boost::system::error_code error;
    boost::json::parse(text, error, {}, options);
    require(!error, "what is written is JSON");
}

void check_read_back(const std::string& doc, const schema::Kind& kind,
                     const schema::ReadOptions& options) {
    schema::Record stored = schema::read_stored(doc, kind);
    require(schema::write_json(stored, options.currency_decimals) == doc,
            "stored bytes are read back to the same bytes");
    const schema::Patch patch = schema::read_patch(doc, kind, options);
    require(patch.problems.empty() && patch.rivals.empty(), "what is written is accepted");
    base::Problems problems;
    schema::merge(stored, patch, problems);
    require(problems.empty(), "what was shown can be written back");
    require(schema::write_json(stored, options.currency_decimals) == doc,
            "writing back what was shown changes nothing");
}

void check_body(std::string_view text, const schema::Kind& kind,
                const schema::ReadOptions& options) {
    const schema::Patch patch = schema::read_patch(text, kind, options);
    schema::Record record(kind);
    base::Problems problems;
    schema::merge(record, patch, problems);
    schema::complete(record, problems);
    for (const base::Problem& problem : problems)
        require(!problem.message.empty(), "a problem has a sentence");
    if (!problems.empty()) return;
    const std::string doc = schema::write_json(record, options.currency_decimals);
    check_grammar(doc);
    for (const schema::Link& link : schema::links_of(record))
        require(link.id.size() == 24, "a link is an id");
    check_read_back(doc, kind, options);
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    const schema::Kind& kind = *kinds_tried[take_choice(input, std::size(kinds_tried))];
    const schema::ReadOptions options{.currency_decimals = static_cast<int>(take_choice(input, 5))};
    try {
        check_body(input, kind, options);
    } catch (const base::Refusal& refusal) {
        require(refusal.status == 400, "a body that is no JSON object is a bad request");
    }
}
