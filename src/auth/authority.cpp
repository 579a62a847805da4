#include "auth/authority.hpp"

#include "base/file.hpp"

#include <arpa/inet.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>

namespace auth {
namespace {

constexpr std::size_t file_bytes_max = 256 * 1'024;
constexpr std::size_t name_characters_max = 64;  // of a subject
constexpr std::size_t serial_bytes = 16;
constexpr std::int64_t hour_s = 3'600, day_s = 24 * hour_s;

template <auto release>
struct Releaser {
    template <class T>
    void operator()(T* object) const {
        release(object);
    }
};
using Key = std::unique_ptr<EVP_PKEY, Releaser<EVP_PKEY_free>>;
using X509Ptr = std::unique_ptr<X509, Releaser<X509_free>>;
using Bytes = std::unique_ptr<BIO, Releaser<BIO_free_all>>;
using Constraints = std::unique_ptr<NAME_CONSTRAINTS, Releaser<NAME_CONSTRAINTS_free>>;

// What an authority may certify besides the hosts it is made for: nothing that is anybody else's.
constexpr std::string_view own_names[] = {"localhost", "local", "home.arpa"};
constexpr std::string_view own_networks[] = {"10.0.0.0/255.0.0.0",
                                             "172.16.0.0/255.240.0.0",
                                             "192.168.0.0/255.255.0.0",
                                             "100.64.0.0/255.192.0.0",
                                             "169.254.0.0/255.255.0.0",
                                             "127.0.0.0/255.0.0.0",
                                             "::1/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
                                             "fc00::/fe00::",
                                             "fe80::/ffc0::"};
constexpr std::string_view one_of_4 = "/255.255.255.255",
                           one_of_6 = "/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";

void require(bool is_done) {
    if (!is_done) throw CertificateError("the certificate cannot be made");
}

Bytes bytes_of(const std::string& text) {
    Bytes bytes(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
    require(bytes != nullptr);
    return bytes;
}

template <class Write>
std::string text_by(Write write) {
    const Bytes bytes(BIO_new(BIO_s_mem()));
    require(bytes && write(bytes.get()) == 1);
    char* data = nullptr;
    const long size = BIO_get_mem_data(bytes.get(), &data);
    return {data, static_cast<std::size_t>(size)};
}

// Null when the text has none. Never asks for a passphrase, and leaves no error for the next that
// asks OpenSSL on this thread.
X509Ptr read_certificate(const std::string& text) {
    X509Ptr read(PEM_read_bio_X509(bytes_of(text).get(), nullptr, nullptr, nullptr));
    ERR_clear_error();
    return read;
}
Key read_key(const std::string& text) {
    static constexpr auto no_passphrase = [](char*, int, int, void*) { return -1; };
    Key read(PEM_read_bio_PrivateKey(bytes_of(text).get(), nullptr, no_passphrase, nullptr));
    ERR_clear_error();
    return read;
}

X509Ptr require_certificate(const std::string& text) {
    X509Ptr certificate = read_certificate(text);
    if (!certificate) throw CertificateError("this is no certificate");
    return certificate;
}
Key require_key(const std::string& text) {
    Key key = read_key(text);
    if (!key) throw CertificateError("this is no private key");
    return key;
}

std::string pem_of(X509* certificate) {
    return text_by([&](BIO* to) { return PEM_write_bio_X509(to, certificate); });
}
std::string pem_of(EVP_PKEY* key) {
    return text_by([&](BIO* to) {
        return PEM_write_bio_PrivateKey(to, key, nullptr, nullptr, 0, nullptr, nullptr);
    });
}

std::int64_t end_of(const X509* certificate) {
    std::tm end{};
    require(ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end) == 1);
    return timegm(&end);
}

void add_extension(X509* certificate, X509* issuer, int kind, const std::string& value) {
    X509V3_CTX context;
    X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str());
    require(extension != nullptr);
    const bool is_added = X509_add_ext(certificate, extension, -1) == 1;
    X509_EXTENSION_free(extension);
    require(is_added);
}

void set_serial(X509* certificate, base::Random& random) {
    std::array<std::byte, serial_bytes> bytes;
    random.fill(bytes);
    bytes[0] = (bytes[0] & std::byte{0x7f}) | std::byte{0x40};  // positive, of full length
    BIGNUM* number = BN_bin2bn(reinterpret_cast<const unsigned char*>(bytes.data()),
                               static_cast<int>(bytes.size()), nullptr);
    const bool is_set =
        number && BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)) != nullptr;
    BN_free(number);
    require(is_set);
}

// With everything but its serial number, its extensions and its signature.
X509Ptr begin_certificate(EVP_PKEY* key, std::string_view name, std::int64_t now_s,
                          std::int64_t end_s) {
    X509Ptr made(X509_new());
    require(made && X509_set_version(made.get(), X509_VERSION_3) == 1);
    // A device whose clock is a little behind accepts it at once.
    require(ASN1_TIME_set(X509_getm_notBefore(made.get()), now_s - hour_s) != nullptr);
    require(ASN1_TIME_set(X509_getm_notAfter(made.get()), end_s) != nullptr);
    const std::string_view shown = name.substr(0, name_characters_max);
    require(X509_NAME_add_entry_by_txt(X509_get_subject_name(made.get()), "CN", MBSTRING_UTF8,
                                       reinterpret_cast<const unsigned char*>(shown.data()),
                                       static_cast<int>(shown.size()), -1, 0) == 1);
    require(X509_set_pubkey(made.get(), key) == 1);
    return made;
}

void sign(X509* certificate, EVP_PKEY* key) {
    require(X509_sign(certificate, key, EVP_sha256()) > 0);
}

std::string constraints_for(const Hosts& hosts) {
    std::string text = "critical";
    const auto permit = [&](std::string_view kind, std::string_view what) {
        ((text += ",permitted;") += kind) += what;
    };
    for (std::string_view name : own_names) permit("DNS:", name);
    for (const std::string& name : hosts.names) permit("DNS:", name);
    for (std::string_view network : own_networks) permit("IP:", network);
    for (const std::string& address : hosts.addresses)
        permit("IP:",
               address + std::string(address.find(':') == address.npos ? one_of_4 : one_of_6));
    return text;
}

std::string alternatives(const Hosts& hosts) {
    std::string text;
    const auto add = [&](std::string_view kind, const std::string& what) {
        ((text += text.empty() ? "" : ",") += kind) += what;
    };
    for (const std::string& name : hosts.names) add("DNS:", name);
    for (const std::string& address : hosts.addresses) add("IP:", address);
    return text;
}

// Whether a certificate for that host would be accepted. OpenSSL wants a whole one.
bool is_permitted(NAME_CONSTRAINTS* constraints, EVP_PKEY* any_key, const Hosts& one) {
    const X509Ptr asked = begin_certificate(any_key, "host", 0, 0);
    add_extension(asked.get(), nullptr, NID_subject_alt_name, alternatives(one));
    sign(asked.get(), any_key);
    require(X509_check_purpose(asked.get(), -1, 0) == 1);
    return NAME_CONSTRAINTS_check(asked.get(), constraints) == X509_V_OK;
}

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool is_label(std::string_view text) {
    return !text.empty() && text.size() <= 63 && text.front() != '-' && text.back() != '-' &&
           std::ranges::all_of(text, [](char c) { return is_letter_or_digit(c) || c == '-'; });
}

}  // namespace

bool is_host_address(std::string_view text) {
    const std::string address(text);
    std::array<unsigned char, sizeof(in6_addr)> bytes;
    return inet_pton(AF_INET, address.c_str(), bytes.data()) == 1 ||
           inet_pton(AF_INET6, address.c_str(), bytes.data()) == 1;
}

bool is_host_name(std::string_view text) {
    if (text.size() > 253 || is_host_address(text)) return false;
    for (;;) {
        const auto end = text.find('.');
        if (!is_label(text.substr(0, end))) return false;
        if (end == std::string_view::npos) return true;
        text.remove_prefix(end + 1);
    }
}

Certificate make_authority(std::string_view name, const Hosts& hosts, std::int64_t now_ms,
                           base::Random& random) {
    const Key key(EVP_EC_gen("P-256"));
    require(key != nullptr);
    const std::int64_t now_s = now_ms / 1'000;
    const X509Ptr made = begin_certificate(key.get(), name, now_s, now_s + authority_days * day_s);
    set_serial(made.get(), random);
    require(X509_set_issuer_name(made.get(), X509_get_subject_name(made.get())) == 1);
    add_extension(made.get(), made.get(), NID_basic_constraints, "critical,CA:TRUE,pathlen:0");
    add_extension(made.get(), made.get(), NID_key_usage, "critical,keyCertSign,cRLSign");
    add_extension(made.get(), made.get(), NID_subject_key_identifier, "hash");
    add_extension(made.get(), made.get(), NID_name_constraints, constraints_for(hosts));
    sign(made.get(), key.get());
    return {pem_of(made.get()), pem_of(key.get())};
}

Hosts hosts_beyond(const std::string& authority, const Hosts& hosts) {
    const X509Ptr issuer = require_certificate(authority);
    const Constraints constraints(static_cast<NAME_CONSTRAINTS*>(
        X509_get_ext_d2i(issuer.get(), NID_name_constraints, nullptr, nullptr)));
    Hosts beyond;
    if (!constraints) return beyond;
    const Key any_key(EVP_EC_gen("P-256"));
    require(any_key != nullptr);
    const auto is_beyond = [&](const Hosts& one) {
        return !is_permitted(constraints.get(), any_key.get(), one);
    };
    for (const std::string& name : hosts.names)
        if (is_beyond({{name}, {}})) beyond.names.push_back(name);
    for (const std::string& address : hosts.addresses)
        if (is_beyond({{}, {address}})) beyond.addresses.push_back(address);
    return beyond;
}

Certificate certify(const Certificate& authority, const std::string& key, const Hosts& hosts,
                    std::int64_t now_ms, base::Random& random) {
    const X509Ptr issuer = require_certificate(authority.certificate);
    const Key issuer_key = require_key(authority.key);
    const Key own_key = key.empty() ? Key(EVP_EC_gen("P-256")) : require_key(key);
    require(own_key != nullptr);
    const std::int64_t now_s = now_ms / 1'000;
    const std::int64_t end_s = std::min(now_s + server_days * day_s, end_of(issuer.get()));
    if (end_s < now_s + day_s) throw CertificateError("the authority has ended");
    const std::string& name = hosts.names.empty() ? hosts.addresses.at(0) : hosts.names.front();
    const X509Ptr made = begin_certificate(own_key.get(), name, now_s, end_s);
    set_serial(made.get(), random);
    require(X509_set_issuer_name(made.get(), X509_get_subject_name(issuer.get())) == 1);
    add_extension(made.get(), issuer.get(), NID_basic_constraints, "critical,CA:FALSE");
    add_extension(made.get(), issuer.get(), NID_key_usage, "critical,digitalSignature");
    add_extension(made.get(), issuer.get(), NID_ext_key_usage, "serverAuth");
    add_extension(made.get(), issuer.get(), NID_subject_key_identifier, "hash");
    add_extension(made.get(), issuer.get(), NID_authority_key_identifier, "keyid:always");
    add_extension(made.get(), issuer.get(), NID_subject_alt_name, alternatives(hosts));
    sign(made.get(), issuer_key.get());
    return {pem_of(made.get()), pem_of(own_key.get())};
}

bool is_key_of(const std::string& key, const std::string& certificate) {
    const X509Ptr owner = read_certificate(certificate);
    const Key own = read_key(key);
    const bool is_own = owner && own && X509_check_private_key(owner.get(), own.get()) == 1;
    ERR_clear_error();
    return is_own;
}

bool is_signed_by(const std::string& certificate, const std::string& authority) {
    const X509Ptr signed_one = read_certificate(certificate);
    const X509Ptr issuer = read_certificate(authority);
    const bool is_signed = signed_one && issuer &&
                           X509_check_issued(issuer.get(), signed_one.get()) == X509_V_OK &&
                           X509_verify(signed_one.get(), X509_get0_pubkey(issuer.get())) == 1;
    ERR_clear_error();
    return is_signed;
}

bool is_authority(const std::string& certificate) {
    const X509Ptr read = read_certificate(certificate);
    return read && X509_check_ca(read.get()) == 1;
}

std::string fingerprint_of_certificate(const std::string& certificate) {
    const X509Ptr read = require_certificate(certificate);
    std::array<unsigned char, EVP_MAX_MD_SIZE> hash;
    unsigned size = 0;
    require(X509_digest(read.get(), EVP_sha256(), hash.data(), &size) == 1);
    static constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (unsigned i = 0; i < size; ++i) {
        if (i > 0) text += ':';
        (text += digits[hash[i] >> 4]) += digits[hash[i] & 15];
    }
    return text;
}

std::int64_t end_of_certificate_ms(const std::string& certificate) {
    return end_of(require_certificate(certificate).get()) * 1'000;
}

std::optional<PublicAuthority> authority_beside(const std::string& certificate_path) {
    const auto path = std::filesystem::path(certificate_path).parent_path() / authority_file;
    try {
        const std::string served =
            base::read_file(certificate_path, base::Links::follow, file_bytes_max);
        const std::string beside =
            base::read_file(path.string(), base::Links::follow, file_bytes_max);
        if (!is_authority(beside) || !is_signed_by(served, beside)) return {};
        const X509Ptr read = require_certificate(beside);
        return PublicAuthority{pem_of(read.get()),
                               text_by([&](BIO* to) { return i2d_X509_bio(to, read.get()); })};
    } catch (const base::FileError&) {
        return {};
    }
}

}  // namespace auth
