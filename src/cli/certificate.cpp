#include "cli/certificate.hpp"

#include "auth/authority.hpp"
#include "base/descriptor.hpp"
#include "base/file.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "cli/failure.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>

namespace cli {
namespace {

namespace fs = std::filesystem;
using auth::Hosts;

constexpr std::size_t file_bytes_max = 256 * 1'024;
constexpr std::string_view of_sqlite = "sqlite:";
constexpr mode_t for_all = 0644, for_owner = 0600;

Failure refused(const std::string& sentence) { return {Exit::refused, "certificate", sentence}; }
[[noreturn]] void fail(const fs::path& path) {
    throw refused(path.string() + ": " + std::strerror(errno));
}

void add_once(std::vector<std::string>& all, std::string text) {
    if (std::ranges::find(all, text) == all.end()) all.push_back(std::move(text));
}

// "till", "till.local", and the whole name where it has several parts.
void add_names_of_machine(Hosts& hosts) {
    std::array<char, 256> buffer{};
    if (::gethostname(buffer.data(), buffer.size() - 1) != 0) return;
    const std::string name = base::lower_ascii(buffer.data());
    const std::string first = name.substr(0, name.find('.'));
    if (!auth::is_host_name(name) || first == "localhost") return;
    add_once(hosts.names, first + ".local");
    add_once(hosts.names, first);
    add_once(hosts.names, name);
}

// Those by which others reach it: an address of a link alone has no place in an address bar.
void add_addresses_of_machine(Hosts& hosts) {
    ifaddrs* listed = nullptr;
    if (::getifaddrs(&listed) != 0) return;
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> all(listed, &::freeifaddrs);
    for (const ifaddrs* one = listed; one; one = one->ifa_next) {
        if (!one->ifa_addr || (one->ifa_flags & IFF_LOOPBACK) != 0) continue;
        std::array<char, INET6_ADDRSTRLEN> text{};
        const void* bytes = nullptr;
        const int family = one->ifa_addr->sa_family;
        if (family == AF_INET) {
            bytes = &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
        } else if (family == AF_INET6) {
            const auto& address = reinterpret_cast<const sockaddr_in6*>(one->ifa_addr)->sin6_addr;
            if (IN6_IS_ADDR_LINKLOCAL(&address)) continue;
            bytes = &address;
        }
        if (bytes && ::inet_ntop(family, bytes, text.data(), text.size()))
            add_once(hosts.addresses, text.data());
    }
}

Hosts hosts_asked(const std::vector<std::string>& names) {
    Hosts hosts;
    for (const std::string& name : names)
        if (auth::is_host_address(name))
            add_once(hosts.addresses, name);
        else if (auth::is_host_name(name))
            add_once(hosts.names, base::lower_ascii(name));
        else
            throw Failure(Exit::usage, "usage",
                          "--name: " + name + " is neither a host name nor an address");
    return hosts;
}

Hosts hosts_of_machine() {
    Hosts hosts;
    add_names_of_machine(hosts);
    add_once(hosts.names, "localhost");
    add_addresses_of_machine(hosts);
    add_once(hosts.addresses, "127.0.0.1");
    add_once(hosts.addresses, "::1");
    return hosts;
}

Hosts joined(Hosts first, const Hosts& second) {
    for (const std::string& name : second.names) add_once(first.names, name);
    for (const std::string& address : second.addresses) add_once(first.addresses, address);
    return first;
}

Hosts without(Hosts hosts, const Hosts& others) {
    const auto remove = [](std::vector<std::string>& from, const std::vector<std::string>& these) {
        std::erase_if(from, [&](const std::string& one) {
            return std::ranges::find(these, one) != these.end();
        });
    };
    remove(hosts.names, others.names);
    remove(hosts.addresses, others.addresses);
    return hosts;
}

std::vector<std::string> all_of(const Hosts& hosts) {
    std::vector<std::string> all = hosts.names;
    all.insert(all.end(), hosts.addresses.begin(), hosts.addresses.end());
    return all;
}

std::string list_of(const Hosts& hosts) {
    std::vector<std::string> texts;
    for (const std::string& one : all_of(hosts)) texts.push_back(base::json_string(one));
    return base::json_array(texts);
}

// The files of the folder. While one lives, no other process makes certificates there.
class Folder {
public:
    explicit Folder(fs::path path) : path_(std::move(path)), lock_(open(path_)) {
        if (::flock(lock_.get(), LOCK_EX) != 0) fail(path_);
    }

    std::string path_of(std::string_view name) const { return (path_ / name).string(); }
    bool has(std::string_view name) const {
        struct stat about {};
        if (::lstat(path_of(name).c_str(), &about) == 0) return true;
        if (errno != ENOENT) fail(path_of(name));
        return false;
    }
    std::string read(std::string_view name) const {
        return base::read_file(path_of(name), base::Links::refuse, file_bytes_max);
    }

    // In one step: a server that starts meanwhile reads the earlier content or this one.
    void write(std::string_view name, std::string_view text, mode_t mode) const {
        const std::string path = path_of(name);
        const std::string fresh = path + "." + std::to_string(::getpid());
        const base::Descriptor file(
            ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, for_owner));
        if (file.get() < 0) fail(fresh);
        const bool is_written =
            ::write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
            ::fchmod(file.get(), mode) == 0 && ::fsync(file.get()) == 0 &&
            ::rename(fresh.c_str(), path.c_str()) == 0 && ::fsync(lock_.get()) == 0;
        if (is_written) return;
        const int error = errno;
        ::unlink(fresh.c_str());
        errno = error;
        fail(path);
    }

private:
    static int open(const fs::path& path) {
        std::error_code ignored;
        fs::create_directories(path, ignored);
        const int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (folder < 0) fail(path);
        return folder;
    }

    fs::path path_;
    base::Descriptor lock_;
};

constexpr std::string_view authority_key_file = "authority.key", server_file = "server.pem",
                           server_key_file = "server.key";

// Nothing when neither file is there. Throws when only one is, or they do not belong together.
std::optional<auth::Certificate> read_pair(const Folder& folder, std::string_view certificate,
                                           std::string_view key) {
    if (!folder.has(certificate) && !folder.has(key)) return {};
    for (const std::string_view name : {certificate, key})
        if (!folder.has(name))
            throw refused(folder.path_of(name) + " is missing, and what belongs to it is there: " +
                          "put it back, or choose another folder with --out");
    auth::Certificate pair{folder.read(certificate), folder.read(key)};
    if (!auth::is_key_of(pair.key, pair.certificate))
        throw refused(folder.path_of(key) + " is not the key of " + folder.path_of(certificate) +
                      ": choose another folder with --out");
    return pair;
}

std::optional<auth::Certificate> read_authority(const Folder& folder) {
    auto found = read_pair(folder, auth::authority_file, authority_key_file);
    if (found && !auth::is_authority(found->certificate))
        throw refused(folder.path_of(auth::authority_file) +
                      " is no authority: choose another folder with --out");
    return found;
}

fs::path folder_for(const base::Settings& settings, const CertificateWanted& wanted) {
    if (!wanted.folder.empty()) return wanted.folder;
    if (!settings.database.starts_with(of_sqlite))
        throw Failure(Exit::usage, "usage", "--out: choose a folder for the certificate");
    const fs::path database = settings.database.substr(of_sqlite.size());
    return fs::absolute(database).lexically_normal().parent_path() / "certificate";
}

// The authority of the folder, or a new one.
struct Settled {
    auth::Certificate authority;
    bool is_new = false;
};
Settled settle_authority(const Folder& folder, const Hosts& hosts, const base::World& world) {
    if (auto found = read_authority(folder)) return {*std::move(found)};
    if (folder.has(server_file))
        throw refused(folder.path_of(server_file) +
                      " is of another authority: choose another folder with --out");
    auto made = auth::make_authority("Comanda authority of " + hosts.names.front(), hosts,
                                     world.clock.now_ms(), world.random);
    folder.write(authority_key_file, made.key, for_owner);
    folder.write(auth::authority_file, made.certificate, for_all);
    return {std::move(made), true};
}

// Those that the authority may certify. What was asked for must be among them; an address that the
// machine got since is left out.
Hosts within(const Folder& folder, const auth::Certificate& authority, const Hosts& asked,
             const Hosts& all) {
    const Hosts refused_ones = auth::hosts_beyond(authority.certificate, asked);
    if (!refused_ones.empty())
        throw refused("the authority in " + folder.path_of(auth::authority_file) +
                      " may not certify " + all_of(refused_ones).front() +
                      ": make another with --out, and let devices trust that one");
    return without(all, auth::hosts_beyond(authority.certificate, all));
}

// The certificate of the server, which replaces the earlier one; its key stays.
std::string renew(const Folder& folder, const auth::Certificate& authority, const Hosts& hosts,
                  const base::World& world) {
    const auto earlier = read_pair(folder, server_file, server_key_file);
    if (earlier && !auth::is_signed_by(earlier->certificate, authority.certificate))
        throw refused(folder.path_of(server_file) +
                      " is of another authority: choose another folder with --out");
    const auth::Certificate made = auth::certify(authority, earlier ? earlier->key : "", hosts,
                                                 world.clock.now_ms(), world.random);
    if (!earlier) folder.write(server_key_file, made.key, for_owner);
    folder.write(server_file, made.certificate, for_all);
    return made.certificate;
}

std::string end_text(const std::string& certificate) {
    return base::iso_time(auth::end_of_certificate_ms(certificate));
}

std::string make_in(const Folder& folder, const Hosts& asked, const base::World& world) {
    const Hosts all = joined(asked, hosts_of_machine());
    const auto [authority, is_new] = settle_authority(folder, all, world);
    const Hosts hosts = within(folder, authority, asked, all);
    const std::string made = renew(folder, authority, hosts, world);
    base::JsonObject answer;
    answer.text("authority", folder.path_of(auth::authority_file))
        .flag("authorityIsNew", is_new)
        .text("fingerprint", auth::fingerprint_of_certificate(authority.certificate))
        .text("authorityUntil", end_text(authority.certificate))
        .text("certificate", folder.path_of(server_file))
        .text("key", folder.path_of(server_key_file))
        .text("until", end_text(made))
        .raw("names", list_of(hosts));
    if (const Hosts left_out = without(all, hosts); !left_out.empty())
        answer.raw("leftOut", list_of(left_out));
    return answer.done();
}

}  // namespace

std::string make_certificate(const base::Settings& settings, const CertificateWanted& wanted,
                             const base::World& world) {
    const Hosts asked = hosts_asked(wanted.names);
    try {
        return make_in(Folder(folder_for(settings, wanted)), asked, world);
    } catch (const base::FileError& error) {
        throw refused(error.what());
    } catch (const auth::CertificateError& error) {
        throw refused(error.what());
    }
}

}  // namespace cli
