// Where the database of a killed program lies, and what can happen to it there.
#pragma once

#include <memory>
#include <string>

namespace crash {

class Place {
public:
    virtual ~Place() = default;
    virtual std::string setting() const = 0;  // for --database
    virtual bool can_die() const = 0;         // apart from the program
    virtual void die_and_recover() = 0;       // as after kill -9 of the database server
    virtual void restart() = 0;               // as its administrator would, without waiting
    virtual void end_connections() = 0;

    // Only while the program is down. lose: a record is gone. revert: a record is what it was
    // before its last change. unguard: the index that forbids namesakes is gone. double: and an
    // active record has one. halve: one record of a bulk is gone. unplace:
    // an order is gone.
    void damage(const std::string& sort);

protected:
    virtual void run_sql(const std::string& sql) = 0;
};

// sqlite or postgres. With lazy commits PostgreSQL takes its time between deciding and answering.
std::unique_ptr<Place> make_place(const std::string& engine, bool has_lazy_commits = false);

}  // namespace crash
