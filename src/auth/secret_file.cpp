#include "auth/secret_file.hpp"

#include "base/descriptor.hpp"
#include "base/refusal.hpp"
#include "storage/tables/installation.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <map>
#include <mutex>
#include <system_error>

namespace auth {
namespace {

constexpr std::size_t key_bytes = 32;
constexpr std::string_view pepper_name = "pepper";
// A pepper sealed with a file is stored as "sealed:ID:BOX"; the id identifies it.
constexpr std::string_view sealed_mark = "sealed:";
constexpr std::size_t pepper_id_characters = 16;

base::Refusal refusal(const std::string& path, const std::string& sentence) {
    return base::Refusal::conflict("secret_file", "The secret file " + path + ' ' + sentence);
}

[[noreturn]] void fail(const std::string& path, int error) {
    throw refusal(path, "cannot be used: " + std::generic_category().message(error));
}

void make(const std::string& path, std::string_view text) {
    const base::Descriptor file(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (file.get() < 0) fail(path, errno);
    if (::write(file.get(), text.data(), text.size()) != static_cast<ssize_t>(text.size()) ||
        ::fsync(file.get()) != 0) {
        const int error = errno;
        ::unlink(path.c_str());
        fail(path, error);
    }
    const std::string folder = std::filesystem::path(path).parent_path().string();
    const base::Descriptor parent(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY));
    if (parent.get() < 0 || ::fsync(parent.get()) != 0) fail(path, errno);
}

std::string id_of(const Pepper& pepper) {
    return pepper.hash("pepper id", "").substr(0, pepper_id_characters);
}
std::string id_in(std::string_view sealed) {
    return std::string(sealed.substr(sealed_mark.size(), pepper_id_characters));
}

std::string sealed_text(const Pepper& pepper, const Pepper& key, base::Random& random) {
    return std::string(sealed_mark) + id_of(pepper) + ':' + pepper.sealed_with(key, random);
}

// The peppers that this process has opened with a secret file, for callers that have only the
// database. By id, since another process may have sealed the same one again. Any thread.
class OpenedPeppers {
public:
    void add(const Pepper& pepper) {
        const std::lock_guard lock(mutex_);
        by_id_.insert_or_assign(id_of(pepper), pepper);
    }
    std::optional<Pepper> find(const std::string& id) {
        const std::lock_guard lock(mutex_);
        const auto found = by_id_.find(id);
        return found == by_id_.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::mutex mutex_;
    std::map<std::string, Pepper> by_id_;
};
OpenedPeppers& opened_peppers() {
    static OpenedPeppers all;
    return all;
}

Pepper opened(std::string_view kept, const std::optional<Pepper>& file, const std::string& path) {
    const bool is_sealed = kept.starts_with(sealed_mark);
    if (!is_sealed && !file) return Pepper(kept);
    if (!is_sealed)
        throw base::Refusal::conflict(
            "secret_file",
            "The secrets of this database are not sealed with a file yet: run `comanda secrets "
            "move " +
                path + "` without --secret-file, then start with it.");
    if (!file)
        throw base::Refusal::conflict(
            "secret_file",
            "The secrets of this database are sealed with a file: name it with --secret-file.");
    kept.remove_prefix(std::min(kept.size(), sealed_mark.size() + pepper_id_characters + 1));
    if (const auto key = file->unseal(Pepper::pepper_purpose, "", kept)) {
        opened_peppers().add(Pepper(*key));
        return Pepper(*key);
    }
    throw base::Refusal::conflict(
        "secret_file",
        "The secret file " + path + " is not the one that seals the secrets of this database");
}

}  // namespace

Pepper read_secret_file(const std::string& path) {
    const base::Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.get() < 0 && errno == ENOENT)
        throw refusal(path,
                      "is missing. Without it the secrets of this database cannot be opened: put "
                      "it back, or name it with --secret-file.");
    if (file.get() < 0) fail(path, errno);
    struct stat about {};
    if (::fstat(file.get(), &about) != 0) fail(path, errno);
    if (!S_ISREG(about.st_mode)) throw refusal(path, "is not a regular file");
    if ((about.st_mode & 077) != 0)
        throw refusal(path, "can be read by others than its owner: run chmod 600 on it");
    std::string text(2 * key_bytes + 2, '\0');
    const ssize_t count = ::read(file.get(), text.data(), text.size());
    if (count < 0) fail(path, errno);
    text.resize(static_cast<std::size_t>(count));
    if (text.ends_with('\n')) text.pop_back();
    try {
        return Pepper(text);
    } catch (const std::invalid_argument&) {
        throw refusal(path, "does not contain 32 bytes in hex");
    }
}

SecretFile secret_file_at(const std::string& path, base::Random& random) {
    struct stat about {};
    const bool is_new = ::stat(path.c_str(), &about) != 0 && errno == ENOENT;
    if (is_new) make(path, random_hex(random, key_bytes) + '\n');
    return {read_secret_file(path), is_new};
}

std::optional<Pepper> find_pepper(storage::ReadView& view) {
    const auto kept = storage::installation_value(view, pepper_name);
    if (!kept) return {};
    if (!kept->starts_with(sealed_mark)) return Pepper(*kept);
    return opened_peppers().find(id_in(*kept));
}

Pepper load_pepper(storage::Database& database, base::Random& random,
                   const std::string& secret_file) {
    std::optional<Pepper> file;
    if (!secret_file.empty()) file = read_secret_file(secret_file);
    std::optional<std::string> kept;
    database.read(
        [&](storage::ReadView& view) { kept = storage::installation_value(view, pepper_name); });
    if (!kept) {
        const std::string fresh = random_hex(random, 32);
        const std::string text = file ? sealed_text(Pepper(fresh), *file, random) : fresh;
        database.write_now([&](storage::Transaction& tx) {
            kept = storage::settle_installation_value(tx, pepper_name, text);
        });
    }
    return opened(*kept, file, secret_file);
}

void seal_pepper(storage::Database& database, const Pepper& pepper, const Pepper& key,
                 base::Random& random) {
    opened_peppers().add(pepper);
    const std::string text = sealed_text(pepper, key, random);
    database.write_now(
        [&](storage::Transaction& tx) { storage::set_installation_value(tx, pepper_name, text); });
}

}  // namespace auth
