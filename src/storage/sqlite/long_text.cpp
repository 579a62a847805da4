#include "storage/sqlite/long_text.hpp"

#include <sqlite3.h>
#include <zstd.h>

#include <memory>
#include <new>
#include <stdexcept>

namespace storage {
namespace {

constexpr int level = 1;
constexpr std::size_t short_bytes = 400;
constexpr unsigned long long long_bytes_max = 1ULL << 30U;

struct Free {
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};

ZSTD_CCtx& compressor() {
    thread_local const std::unique_ptr<ZSTD_CCtx, Free> context = [] {
        std::unique_ptr<ZSTD_CCtx, Free> made(ZSTD_createCCtx());
        if (!made) throw std::bad_alloc();
        ZSTD_CCtx_setParameter(made.get(), ZSTD_c_compressionLevel, level);
        ZSTD_CCtx_setParameter(made.get(), ZSTD_c_checksumFlag, 1);
        return made;
    }();
    return *context;
}

ZSTD_DCtx& decompressor() {
    thread_local const std::unique_ptr<ZSTD_DCtx, Free> context = [] {
        std::unique_ptr<ZSTD_DCtx, Free> made(ZSTD_createDCtx());
        if (!made) throw std::bad_alloc();  // the next call of this thread tries again
        return made;
    }();
    return *context;
}

void long_text(sqlite3_context* context, int, sqlite3_value** values) {
    if (sqlite3_value_type(values[0]) != SQLITE_BLOB)
        return sqlite3_result_value(context, values[0]);
    const auto* frame = static_cast<const char*>(sqlite3_value_blob(values[0]));
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(values[0]));
    try {
        const std::string text = decompressed({frame, size});
        sqlite3_result_text64(context, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    } catch (const std::bad_alloc&) {
        sqlite3_result_error_nomem(context);
    } catch (const std::exception& error) {
        sqlite3_result_error(context, error.what(), -1);
    }
}

}  // namespace

std::string compressed(std::string_view text) {
    if (text.size() < short_bytes) return {};
    std::string frame(ZSTD_compressBound(text.size()), '\0');
    const std::size_t size =
        ZSTD_compress2(&compressor(), frame.data(), frame.size(), text.data(), text.size());
    if (ZSTD_isError(size) || size > text.size() - text.size() / 4) return {};
    frame.resize(size);
    return frame;
}

std::string decompressed(std::string_view frame) {
    const auto broken = [] { return std::runtime_error("a compressed text is damaged"); };
    const unsigned long long size = ZSTD_getFrameContentSize(frame.data(), frame.size());
    if (size == ZSTD_CONTENTSIZE_ERROR || size > long_bytes_max) throw broken();
    std::string text(size, '\0');
    if (ZSTD_decompressDCtx(&decompressor(), text.data(), text.size(), frame.data(),
                            frame.size()) != size)
        throw broken();
    return text;
}

void add_long_text_function(sqlite3* connection) {
    sqlite3_create_function_v2(connection, "long_text", 1,
                               SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nullptr,
                               long_text, nullptr, nullptr, nullptr);
}

}  // namespace storage
