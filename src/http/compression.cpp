#include "http/compression.hpp"

#include "http/grammar.hpp"

#include <libdeflate.h>
#include <zlib.h>
#include <zstd.h>

#include <new>
#include <stdexcept>

namespace http {
namespace {

constexpr int zstd_level = 1;
constexpr int gzip_level = 4;
constexpr int stream_window_log = 17;  // 128 KiB of memory for each slow client, not megabytes

// "0.5" in thousandths; an invalid weight means not accepted.
int thousandths(std::string_view weight) {
    if (weight.empty() || weight.size() > 5 || (weight[0] != '0' && weight[0] != '1')) return 0;
    if (weight.size() > 1 && weight[1] != '.') return 0;
    int value = (weight[0] - '0') * 1000;
    int unit = 100;
    for (char c : weight.substr(std::min<std::size_t>(2, weight.size()))) {
        if (c < '0' || c > '9') return 0;
        value += (c - '0') * unit;
        unit /= 10;
    }
    return std::min(value, 1000);
}

int weight_of(std::string_view parameters) {
    while (!parameters.empty()) {
        const std::string_view parameter = without_blanks(cut(parameters, ';'));
        if (parameter.size() >= 2 && lower(parameter[0]) == 'q' && parameter[1] == '=')
            return thousandths(parameter.substr(2));
    }
    return 1000;
}

template <class T, void (*Release)(T*)>
struct Releaser {
    void operator()(T* object) const { Release(object); }
};
void release_zstd(ZSTD_CCtx* context) { ZSTD_freeCCtx(context); }
void release_zstd_stream(ZSTD_CStream* stream) { ZSTD_freeCStream(stream); }
using ZstdContext = std::unique_ptr<ZSTD_CCtx, Releaser<ZSTD_CCtx, release_zstd>>;
using ZstdStream = std::unique_ptr<ZSTD_CStream, Releaser<ZSTD_CStream, release_zstd_stream>>;
using GzipContext = std::unique_ptr<libdeflate_compressor,
                                    Releaser<libdeflate_compressor, libdeflate_free_compressor>>;

std::size_t zstd_into(std::string& out, std::string_view body) {
    thread_local const ZstdContext context{ZSTD_createCCtx()};
    if (!context) throw std::bad_alloc();
    const std::size_t size = ZSTD_compressCCtx(context.get(), out.data(), out.size(), body.data(),
                                               body.size(), zstd_level);
    return ZSTD_isError(size) ? 0 : size;
}

std::size_t gzip_into(std::string& out, std::string_view body) {
    thread_local const GzipContext context{libdeflate_alloc_compressor(gzip_level)};
    if (!context) throw std::bad_alloc();
    return libdeflate_gzip_compress(context.get(), body.data(), body.size(), out.data(),
                                    out.size());
}

}  // namespace

std::string_view name_of(Encoding encoding) {
    switch (encoding) {
        case Encoding::identity: return "identity";
        case Encoding::gzip: return "gzip";
        case Encoding::zstd: return "zstd";
    }
    return {};
}

Encoding AcceptedEncodings::best(bool has_gzip, bool has_zstd) const {
    const int of_gzip = has_gzip ? gzip : 0;
    const int of_zstd = has_zstd ? zstd : 0;
    if (of_zstd > 0 && of_zstd >= of_gzip && of_zstd >= identity) return Encoding::zstd;
    if (of_gzip > 0 && of_gzip >= identity) return Encoding::gzip;
    return Encoding::identity;
}

AcceptedEncodings accepted_encodings(std::span<const Header> request_headers) {
    int gzip = -1, zstd = -1, identity = -1, others = -1;
    for (const Header& field : request_headers) {
        if (!same_word(field.name, "accept-encoding")) continue;
        for_each_element(field.value, [&](std::string_view element) {
            const std::string_view coding = without_blanks(cut(element, ';'));
            const int weight = weight_of(element);
            if (same_word(coding, "gzip") || same_word(coding, "x-gzip")) gzip = weight;
            if (same_word(coding, "zstd")) zstd = weight;
            if (same_word(coding, "identity")) identity = weight;
            if (coding == "*") others = weight;
        });
    }
    const auto or_others = [others](int quality) {
        return quality >= 0 ? quality : std::max(others, 0);
    };
    return {std::max(identity, 0), or_others(gzip), or_others(zstd)};
}

bool is_compressible(std::string_view content_type) {
    const std::string_view type = without_blanks(cut(content_type, ';'));
    // An event stream lives for hours: the coder's memory would cost more than the bytes.
    if (type == "text/event-stream") return false;
    return type.starts_with("text/") || type == "application/json" ||
           type == "application/javascript" || type == "image/svg+xml";
}

std::string tag_of_encoded(std::string_view tag, Encoding encoding) {
    std::string out(tag);
    if (encoding == Encoding::identity || tag.size() < 2 || tag.back() != '"') return out;
    out.pop_back();
    return out.append("-").append(name_of(encoding)).append("\"");
}

std::string compressed(std::string_view body, Encoding encoding) {
    if (encoding == Encoding::identity || body.empty()) return {};
    std::string out(body.size() - 1, '\0');
    out.resize(encoding == Encoding::zstd ? zstd_into(out, body) : gzip_into(out, body));
    out.shrink_to_fit();  // a slow reader may hold it for long
    return out;
}

class StreamCompressor::Coder {
public:
    virtual ~Coder() = default;
    virtual std::string add(std::string_view piece, bool is_last) = 0;
};

class StreamCompressor::ZstdCoder final : public Coder {
public:
    ZstdCoder() : stream_(ZSTD_createCStream()) {
        if (!stream_) throw std::bad_alloc();
        ZSTD_CCtx_setParameter(stream_.get(), ZSTD_c_compressionLevel, zstd_level);
        ZSTD_CCtx_setParameter(stream_.get(), ZSTD_c_windowLog, stream_window_log);
    }

    std::string add(std::string_view piece, bool is_last) override {
        std::string out;
        ZSTD_inBuffer input{piece.data(), piece.size(), 0};
        std::size_t unwritten = 1;
        while (unwritten > 0) {
            const std::size_t before = out.size();
            out.resize(before + ZSTD_compressBound(piece.size()));
            ZSTD_outBuffer output{out.data() + before, out.size() - before, 0};
            unwritten = ZSTD_compressStream2(stream_.get(), &output, &input,
                                             is_last ? ZSTD_e_end : ZSTD_e_flush);
            if (ZSTD_isError(unwritten)) throw std::runtime_error(ZSTD_getErrorName(unwritten));
            out.resize(before + output.pos);
        }
        return out;
    }

private:
    ZstdStream stream_;
};

class StreamCompressor::GzipCoder final : public Coder {
public:
    GzipCoder() {
        constexpr int window_bits_gzip = 15 + 16;
        if (deflateInit2(&stream_, gzip_level, Z_DEFLATED, window_bits_gzip, 8,
                         Z_DEFAULT_STRATEGY) != Z_OK)
            throw std::bad_alloc();
    }
    ~GzipCoder() override { deflateEnd(&stream_); }

    std::string add(std::string_view piece, bool is_last) override {
        std::string out;
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
        stream_.avail_in = static_cast<uInt>(piece.size());
        do {
            const std::size_t before = out.size();
            const std::size_t room = piece.size() / 2 + 1024;
            out.resize(before + room);
            stream_.next_out = reinterpret_cast<Bytef*>(out.data() + before);
            stream_.avail_out = static_cast<uInt>(room);
            deflate(&stream_, is_last ? Z_FINISH : Z_SYNC_FLUSH);
            out.resize(before + room - stream_.avail_out);
        } while (stream_.avail_out == 0);
        return out;
    }

private:
    z_stream stream_{};
};

StreamCompressor::StreamCompressor(Encoding encoding) {
    if (encoding == Encoding::zstd)
        coder_ = std::make_unique<ZstdCoder>();
    else
        coder_ = std::make_unique<GzipCoder>();
}
StreamCompressor::~StreamCompressor() = default;
StreamCompressor::StreamCompressor(StreamCompressor&&) noexcept = default;
StreamCompressor& StreamCompressor::operator=(StreamCompressor&&) noexcept = default;

std::string StreamCompressor::add(std::string_view piece, bool is_last) {
    return coder_->add(piece, is_last);
}

}  // namespace http
