// Checks whether the name of an open database still leads to its file, and saves the content if
// not.
#pragma once

#include "base/refusal.hpp"
#include "storage/sqlite/connection.hpp"

#include <sys/types.h>

#include <mutex>
#include <optional>
#include <string>

namespace storage {

// When somebody removes or replaces the file or its log, the open files still take writes, but
// these are lost when the process ends. So the names are checked before and after each commit.
class SqlitePlace {
public:
    // Remembers which files the names of database and log lead to. Make it after the writing
    // connection has opened both.
    explicit SqlitePlace(std::string path);

    // Whether both names still lead to the same files. Any thread.
    bool is_intact() const;
    // The 503 for requests that come while it is not intact.
    static base::Refusal refusal();

    // Copies the database as the open files hold it, whatever their names lead to by now. Any
    // thread. Throws as copy_database() does.
    void copy_to(const std::string& path);

    // Makes such a copy next to the database, and logs where it is and what the operator should do.
    // Does not throw when the copy fails, which is logged.
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
