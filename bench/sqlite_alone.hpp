// SQLite alone doing what a write of ours does to the database, as fast as it can.
#pragma once

#include "bench/servers.hpp"
#include "bench/table.hpp"
#include "support/temp_folder.hpp"

#include <functional>

namespace bench {

// Its rows are those that the program itself has added and changed in all tables for two such
// writes, so they stay true when the tables change.
class SqliteAlone {
public:
    // Makes one write. What must be unique in it contains the number, written with 8 digits.
    using Write = std::function<void(http::Client&, const Installation&, int number)>;
    SqliteAlone(const Plan& plan, const Write& write);

    // `group` to a commit, in a database that grows from run to run.
    Sample run(int group, const std::vector<std::string>& environment = {}) const;

private:
    const Plan& plan_;
    const support::TempFolder folder_;
};

SqliteAlone::Write departments_of(int description_size);

// How many writes this server has put into a commit, on average since its start.
int mean_group(const Server& server);

}  // namespace bench
