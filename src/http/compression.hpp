// Content codings: which one a client prefers, and the coding itself.
#pragma once

#include "http/message.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace http {

enum class Encoding : std::uint8_t { identity, gzip, zstd };
std::string_view name_of(Encoding encoding);

inline constexpr std::size_t compressed_bytes_min = 1024;  // smaller bodies are sent as they are

// How much a client prefers each coding, in thousandths; 0: not accepted.
struct AcceptedEncodings {
    int identity = 0, gzip = 0, zstd = 0;

    // zstd before gzip where both are preferred equally.
    Encoding best(bool has_gzip = true, bool has_zstd = true) const;
};
AcceptedEncodings accepted_encodings(std::span<const Header> request_headers);

bool is_compressible(std::string_view content_type);

// `"5"` becomes `"5-gzip"`, `W/"5"` becomes `W/"5-gzip"`: another coding is another representation.
std::string tag_of_encoded(std::string_view tag, Encoding encoding);

// Empty when the coding does not make the body smaller. Any thread.
std::string compressed(std::string_view body, Encoding encoding);

// Compresses piece by piece; every piece can be decoded as soon as it has arrived.
class StreamCompressor {
public:
    explicit StreamCompressor(Encoding encoding);
    ~StreamCompressor();
    StreamCompressor(StreamCompressor&&) noexcept;
    StreamCompressor& operator=(StreamCompressor&&) noexcept;

    std::string add(std::string_view piece, bool is_last);

private:
    class Coder;
    class ZstdCoder;
    class GzipCoder;
    std::unique_ptr<Coder> coder_;
};

}  // namespace http
