// What a run of writes is about: one description for each sort of thing that must survive a failing
// disk or a power cut. The harnesses know of it only keys and texts.
#pragma once

#include "features/records/write.hpp"
#include "storage/database.hpp"

#include <functional>
#include <map>
#include <memory>
#include <random>
#include <string>

namespace crash {

// What the database holds, in lines without spaces in the key: "record:ID" -> document.
using Contents = std::map<std::string, std::string>;

// The number of a write as it leaves it in every text, and the number found in a text; 0: none.
std::string mark(int number);
int number_in(const std::string& text);

// What all subjects write with.
struct Tools {
    std::mt19937& random;
    const base::World& world;
    const auth::Principal& principal;
    const features::records::Rulebook& rules;
    const std::string& store;
    std::size_t ballast_bytes;

    features::records::Actor actor() const { return {principal, world.clock.now_ms(), rules}; }
};

class Subject {
public:
    virtual ~Subject() = default;

    // Runs in the write transaction, perhaps more than once; returns what it leaves there.
    using Apply = std::function<Contents(storage::Transaction&)>;
    virtual Apply next(int number) = 0;
    // A write of this subject was acknowledged. Between groups only.
    virtual void learn(const Contents& written) = 0;
    virtual void end_group() {}
};

// Records of one kind: created, changed, inactivated, and now and then refused for their name.
std::unique_ptr<Subject> department_subject(const Tools& tools);
// Records with pictures, whose bytes lie in a table of their own, in one transaction with them.
std::unique_ptr<Subject> picture_subject(const Tools& tools);

// Of every subject, the account and the store included.
Contents all_contents(storage::Database& database);

}  // namespace crash
