// Whether a database that is open is still what its name leads to, and what can be saved when not.
#pragma once

#include "base/refusal.hpp"
#include "storage/sqlite/connection.hpp"

#include <sys/types.h>

#include <mutex>
#include <optional>
#include <string>

namespace storage {

// A file or log that was removed or replaced goes on taking writes, which are gone with the
// process.
class SqlitePlace {
public:
    // After the writing connection has opened file and log.
    explicit SqlitePlace(std::string path);

    bool is_intact() const;          // looks at the names; any thread
    static base::Refusal refusal();  // of whoever needs it to be

    // What the open files hold, wherever their names lead. Any thread. Throws as copy_database.
    void copy_to(const std::string& path);

    // Makes such a copy beside the database, and says in the log where it is and what to do next.
    void rescue();

private:
    struct Identity {
        dev_t device;
        ino_t inode;
        bool operator==(const Identity&) const = default;
    };
    static Identity identity_of(const std::string& path);
    static bool leads_to(const std::string& path, const Identity& identity);

    const std::string path_, log_path_;
    const Identity file_, log_;
    std::mutex mutex_;
    SqliteConnection source_;  // for copies
};

}  // namespace storage
