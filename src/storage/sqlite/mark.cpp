#include "storage/sqlite/mark.hpp"

#include "base/fingerprint.hpp"
#include "base/log.hpp"
#include "storage/sqlite/file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
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

// When a whole folder with database and mark was put back from a copy, the two agree, but the
// database is another file.
std::string inode_of(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) throw_system_error("cannot look at " + path);
    return std::to_string(status.st_ino);
}

void tell_not_written(const std::string& database_path) {
    base::log::write(Level::warning, "mark_not_written",
                     base::JsonObject()
                         .text("file", mark_path(database_path))
                         .text("error", std::strerror(errno)));
}

// As many digits for every number, so that a line keeps its length.
std::string padded(std::uint64_t number) {
    const std::string digits = std::to_string(number);
    return std::string(20 - digits.size(), '0') + digits;
}

// A run has a name like an epoch, and may be none.
std::string run_text(Epoch run) { return run == Epoch{} ? "0000000" : text_of(run); }

Epoch read_run(std::istream& words) {
    std::string word;
    words >> word;
    return read_epoch(word).value_or(Epoch{});
}

// How far a database has come.
struct Reach {
    Epoch run{};  // none: nothing was written to it yet
    std::uint64_t number = 0;

    std::string text() const { return run_text(run) + ' ' + std::to_string(number); }
};

Reach read_reach(const std::string& text) {
    std::istringstream words(text);
    Reach reach{.run = read_run(words)};
    words >> reach.number;
    return reach;
}

Reach reach_of(SqliteConnection& connection) {
    Reach farthest;
    Rows rows = connection.query(
        "SELECT reached FROM scope WHERE reached <> '' "
        "UNION ALL SELECT value FROM installation WHERE name = 'reached'");
    while (rows.next()) {
        const Reach reach = read_reach(std::string(rows.text(0)));
        if (reach.number >= farthest.number) farthest = reach;
    }
    return farthest;
}

struct Line {
    Epoch epoch{};
    Reach reach{};
    Epoch next{};
    std::string inode{};

    std::string text() const {
        const std::string said = text_of(epoch) + ' ' + run_text(reach.run) + ' ' +
                                 padded(reach.number) + ' ' + run_text(next) + ' ' + inode;
        return said + ' ' + base::fingerprint_of(said).hex() + '\n';
    }
    bool vouches_for(const Reach& found, const std::string& its_inode) const {
        if (found.run == Epoch{} || inode != its_inode) return false;
        return found.run == next || (found.run == reach.run && found.number >= reach.number);
    }
};

// Anything that is not exactly a line becomes one that vouches for nothing.
Line read_line(const std::string& text) {
    std::istringstream words(text);
    Line line{.epoch = read_run(words), .reach = {.run = read_run(words)}};
    words >> line.reach.number;
    line.next = read_run(words);
    words >> line.inode;
    return line.text() == text ? line : Line{};
}

}  // namespace

// The run is not written into the database yet, so that a full disk does not keep it from being
// opened.
SqliteMark::SqliteMark(SqliteConnection& connection, std::string path, base::Random& random)
    : connection_(connection),
      path_(std::move(path)),
      inode_(inode_of(path_)),
      run_(new_epoch(random)) {
    const Reach found = reach_of(connection_);
    number_ = found.number;
    const Line left = read_line(content_of(mark_path(path_)));
    const bool is_known = left.vouches_for(found, inode_);
    epoch_ = is_known ? left.epoch : run_;
    if (!is_known && found.run != Epoch{})
        base::log::write(Level::info, "epoch_renewed",
                         base::JsonObject().text("epoch", text_of(epoch_)));
    line_ = Line{.epoch = epoch_, .reach = found, .next = run_, .inode = inode_}.text();
    open_file();
}

// Brings the last line to the disk, so that a power cut later takes nothing from it.
SqliteMark::~SqliteMark() {
    if (file_.get() >= 0) ::fdatasync(file_.get());
}

// Writes in place, which needs no room on the disk. A file that cannot be written, such as one that
// another user left, is replaced. Either way the old line does not outlive the opening: it must not
// vouch for what this run leaves behind.
void SqliteMark::open_file() {
    const std::string path = mark_path(path_);
    file_ = base::Descriptor(::open(path.c_str(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC));
    const bool is_new = file_.get() < 0;
    if (is_new) {
        forget_mark(path_);
        file_ =
            base::Descriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    }
    if (file_.get() < 0 || !is_written() ||
        ::ftruncate(file_.get(), static_cast<off_t>(line_.size())) != 0 ||
        ::fsync(file_.get()) != 0) {
        tell_not_written(path_);
        file_ = base::Descriptor();
        forget_mark(path_);
    } else if (is_new) {
        sync_folder_of(path);
    }
}

bool SqliteMark::is_written() const {
    const auto size = static_cast<ssize_t>(line_.size());
    return ::pwrite(file_.get(), line_.data(), line_.size(), 0) == size;
}

// A transaction that fails leaves a gap in the numbers, which does no harm.
void SqliteMark::write_next(const Scope* written) {
    const Reach reach{.run = run_, .number = ++number_};
    line_ = Line{.epoch = epoch_, .reach = reach, .next = {}, .inode = inode_}.text();
    const std::string value = reach.text();
    if (written) {
        std::array<Value, 3> values{std::string_view(value), std::string_view(written->account),
                                    std::string_view(written->store)};
        if (connection_.execute("UPDATE scope SET reached = $1 WHERE account = $2 AND store = $3",
                                values) == 1)
            return;
    }
    std::array<Value, 1> values{std::string_view(value)};
    connection_.execute(
        "INSERT INTO installation (name, value) VALUES ('reached', $1) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        values);
}

void SqliteMark::note_committed() noexcept {
    if (file_.get() >= 0 && !is_written()) give_up();
}

// An old line would vouch for a copy that lacks what is acknowledged from here on.
void SqliteMark::give_up() noexcept {
    try {
        tell_not_written(path_);
        file_ = base::Descriptor();
        forget_mark(path_);
    } catch (const std::exception&) {
        // The file stays as it is: nothing else can be done about it.
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
