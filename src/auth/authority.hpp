// A private authority for the local network, and the certificates of servers that it signs. Keys
// are of the curve P-256; certificates and keys are PEM texts.
#pragma once

#include "base/world.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace auth {

inline constexpr int authority_days = 3650;
inline constexpr int server_days = 397;  // with an hour before now: devices accept 398 at most

struct CertificateError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Certificate {
    std::string certificate, key;
};

// By what a server is reached.
struct Hosts {
    std::vector<std::string> names, addresses;

    bool empty() const { return names.empty() && addresses.empty(); }
};

// Whether a certificate can name it: a name of letters, digits, '-' and '.', in any case, or an
// address of IPv4 or IPv6.
bool is_host_name(std::string_view text);
bool is_host_address(std::string_view text);

// An authority whose certificate limits it to these hosts, to names that end in .local or
// .home.arpa, to localhost, and to addresses of private networks: whoever trusts it need not fear
// that its key could certify another site. `name` is shown to people.
Certificate make_authority(std::string_view name, const Hosts& hosts, std::int64_t now_ms,
                           base::Random& random);

// The hosts that its certificate does not let the authority certify.
Hosts hosts_beyond(const std::string& authority, const Hosts& hosts);

// A certificate of a server for these hosts, none of which is beyond the authority. `key`: that of
// the server, "" for a new one. Throws CertificateError when the authority has ended.
Certificate certify(const Certificate& authority, const std::string& key, const Hosts& hosts,
                    std::int64_t now_ms, base::Random& random);

// Both are false when a text is no certificate or no key.
bool is_key_of(const std::string& key, const std::string& certificate);
bool is_signed_by(const std::string& certificate, const std::string& authority);
bool is_authority(const std::string& certificate);

// SHA-256 as devices show it: "4F:0A:…". Throws CertificateError when it is no certificate.
std::string fingerprint_of_certificate(const std::string& certificate);
std::int64_t end_of_certificate_ms(const std::string& certificate);

// The certificate of the authority that has signed that of a server, when it lies beside it as
// `authority.pem`. Nothing else of that file is in the answer.
struct PublicAuthority {
    std::string pem, der;
};
inline constexpr std::string_view authority_file = "authority.pem";
std::optional<PublicAuthority> authority_beside(const std::string& certificate_path);

}  // namespace auth
