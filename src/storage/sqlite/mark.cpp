#include "storage/sqlite/mark.hpp"

#include "base/log.hpp"
#include "storage/sqlite/file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <sstream>

namespace storage {
namespace {

using base::log::Level;

std::string mark_path(const std::string& database_path) { return database_path + ".mark"; }

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// The inode. When a whole folder with database and mark was put back from a copy, both marks agree,
// but the file is another one.
std::string file_number_of(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) throw_system_error("cannot look at " + path);
    return std::to_string(status.st_ino);
}

std::string file_text(const std::string& mark, const std::string& file_number) {
    return mark + " " + file_number + "\n";
}

void write_file(const std::string& path, const std::string& text) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (descriptor < 0) throw_system_error("cannot create " + path);
    const bool is_written =
        ::write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    ::close(descriptor);
    if (!is_written) throw_system_error("cannot write " + path);
    sync_file(path);
    sync_folder_of(path);
}

std::string value_of(SqliteConnection& connection, std::string_view name) {
    std::array<Value, 1> values{name};
    Rows rows = connection.query("SELECT value FROM installation WHERE name = $1", values);
    return rows.next() ? std::string(rows.text(0)) : "";
}

}  // namespace

// The file with the mark is removed first, so that it cannot vouch for what happens from here on.
// The epoch is written only at the end: after a crash it would not be used anyway, and this way a
// full disk does not keep the database from being opened.
SqliteMark::SqliteMark(SqliteConnection& connection, std::string path, base::Random& random)
    : connection_(connection),
      path_(std::move(path)),
      random_(random),
      file_number_(file_number_of(path_)) {
    const std::string left = content_of(mark_path(path_));
    forget_mark(path_);
    const auto known = read_epoch(value_of(connection_, "epoch"));
    const bool is_as_left = left == file_text(value_of(connection_, "closing_mark"), file_number_);
    epoch_ = known && is_as_left ? *known : new_epoch(random_);
    if (known && !is_as_left)
        base::log::write(Level::info, "epoch_renewed",
                         base::JsonObject().text("epoch", text_of(epoch_)));
}

SqliteMark::~SqliteMark() {
    try {
        const std::string epoch = text_of(epoch_);
        const std::string mark = text_of(new_epoch(random_));
        std::array<Value, 2> values{std::string_view(epoch), std::string_view(mark)};
        connection_.execute(
            "INSERT INTO installation (name, value) VALUES ('epoch', $1), ('closing_mark', $2) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            values);
        write_file(mark_path(path_), file_text(mark, file_number_));
    } catch (const std::exception& error) {
        base::log::write(Level::warning, "mark_not_left",
                         base::JsonObject().text("error", error.what()));
    }
}

void forget_mark(const std::string& database_path) {
    const std::string path = mark_path(database_path);
    if (::unlink(path.c_str()) == 0)
        sync_folder_of(path);
    else if (errno != ENOENT)
        throw_system_error("cannot remove " + path);
}

}  // namespace storage
