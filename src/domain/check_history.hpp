// What each node has said about each part of a check, and what stands after all of it.
//
// The latest change decides, and a copy is no change. Submissions are taken in the order of their
// stamps. What a node says about a part is a form of it, or that it is gone: it sent the part
// before, or decides about it, and now omits it. (A payment is never gone.) To say the same again
// is nothing new. To say something new is a change made at that stamp; but where another node made
// a change to the same form since this node last said something new, or ever before if it is the
// first that this node says, it is a copy and has the date of that change, the latest such. A part
// stands as the node with the latest date last said.
//
// Kept are, for each part and node, the submissions with which the node began to say something
// else. That depends on the set of submissions alone, so they may be added in any order, and one
// that comes late is put in its place without reading the others again.
#pragma once

#include "domain/check.hpp"

#include <map>

namespace domain {

class CheckHistory {
public:
    // Of which it has none of that number, which is not 0, and none of that stamp yet.
    void add(const CheckSubmission& submission) { add(submission, submission.check); }
    // With a document that lies elsewhere than in the submission.
    void add(const CheckSubmission& submission, const CheckDocument& check);
    CheckOutcome outcome() const;
    bool is_empty() const { return submissions_.empty(); }
    // The latest stamp; 0 without submissions.
    std::int64_t latest_ms() const;
    // Whether any node ever sent that part in that form.
    bool knows(const std::string& key, const base::Fingerprint& form) const;

    // Bytes for parse() alone, which throws std::runtime_error for any other.
    std::string print() const;
    static CheckHistory parse(std::string_view bytes);

private:
    struct Entry {  // of a submission
        std::int64_t number;
        std::int64_t at_ms;
        base::Fingerprint content;
        std::size_t node;
    };
    // From that submission of a node on it says this, until the next step.
    struct Step {
        enum class Says : std::uint8_t { nothing, form };  // nothing and decided: it is gone
        std::int64_t number;
        Says says;
        bool is_decided;
        base::Fingerprint form{};
        // Nothing new after that one. A decision is always new.
        bool repeats(const Step& before) const {
            return !is_decided && says == before.says && form == before.form;
        }
    };
    struct Steps {  // of a node about a part
        std::size_t node;
        std::vector<Step> steps;  // by stamp; before the first it says nothing
    };
    struct Saying;
    class Parser;
    using Part = std::vector<Steps>;

    std::size_t node_index(const std::string& name);
    const Entry* find_entry(std::int64_t number) const;  // null where there is none
    const Entry& entry(std::int64_t number) const { return *find_entry(number); }
    bool add_entry(const Entry& entry);                    // false: there is one of that number
    bool is_before(std::int64_t a, std::int64_t b) const;  // by stamp
    void set_step(const std::string& key, std::size_t node, const Step& step,
                  const std::int64_t* next);
    void parse_node(Parser& in);
    void parse_submission(Parser& in);
    void parse_part(Parser& in);
    Step parse_step(Parser& in) const;
    std::vector<Saying> sayings_of(const std::string& key, const Part& part) const;
    std::optional<StandingPart> standing(const std::string& key, const Part& part) const;

    std::vector<std::string> nodes_{};
    std::vector<Entry> submissions_{};                          // by number
    std::vector<std::vector<std::int64_t>> numbers_of_node_{};  // by stamp
    std::map<std::string, Part> parts_{};
};

}  // namespace domain
