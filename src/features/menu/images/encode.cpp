// Pixels to files of pictures.
#include "features/menu/images/pixels.hpp"

#include <png.h>
#include <webp/encode.h>

#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>

#include <jpeglib.h>

namespace features::images {
namespace {

constexpr int jpeg_quality = 82;
constexpr float webp_quality = 80;

// Beyond alpha 255 there is nothing behind it.
bool is_opaque(const Pixels& pixels) {
    for (std::size_t i = 3; i < pixels.rgba.size(); i += 4)
        if (pixels.rgba[i] != 255) return false;
    return true;
}

void put_on_white(Pixels& pixels) {
    for (std::size_t i = 0; i < pixels.rgba.size(); i += 4) {
        const unsigned alpha = pixels.rgba[i + 3];
        for (std::size_t c = i; c < i + 3; ++c)
            pixels.rgba[c] = static_cast<std::uint8_t>(
                (pixels.rgba[c] * alpha + 255 * (255 - alpha) + 127) / 255);
    }
}

// ---- JPEG ----

struct JpegWriter {
    jpeg_compress_struct info{};
    jpeg_error_mgr errors{};
    std::jmp_buf back{};
    unsigned char* bytes = nullptr;
    unsigned long size = 0;

    JpegWriter() {
        info.err = jpeg_std_error(&errors);
        info.client_data = this;
        errors.error_exit = [](j_common_ptr common) {
            std::longjmp(static_cast<JpegWriter*>(common->client_data)->back, 1);
        };
        errors.emit_message = [](j_common_ptr, int) {};
    }
    ~JpegWriter() {
        jpeg_destroy_compress(&info);
        std::free(bytes);
    }
    JpegWriter(const JpegWriter&) = delete;
    JpegWriter& operator=(const JpegWriter&) = delete;
};

// Nothing that needs a destructor is made between setjmp() and a jump.
bool write_jpeg(JpegWriter& writer, Pixels& pixels) {
    auto& info = writer.info;
    if (setjmp(writer.back)) return false;
    void* const client = info.client_data;
    jpeg_create_compress(&info);
    info.client_data = client;
    jpeg_mem_dest(&info, &writer.bytes, &writer.size);
    info.image_width = pixels.width;
    info.image_height = pixels.height;
    info.input_components = 4;
    info.in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, jpeg_quality, TRUE);
    info.optimize_coding = TRUE;
    jpeg_start_compress(&info, TRUE);
    while (info.next_scanline < info.image_height) {
        JSAMPROW row = &pixels.rgba[std::size_t{4} * pixels.width * info.next_scanline];
        jpeg_write_scanlines(&info, &row, 1);
    }
    jpeg_finish_compress(&info);
    return true;
}

std::string jpeg_of(Pixels& pixels) {
    put_on_white(pixels);
    JpegWriter writer;
    if (!write_jpeg(writer, pixels)) throw std::runtime_error("cannot encode a JPEG");
    return {reinterpret_cast<const char*>(writer.bytes), writer.size};
}

// ---- PNG ----

std::string png_of(Pixels& pixels) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = pixels.width;
    image.height = pixels.height;
    image.format = PNG_FORMAT_RGBA;
    if (is_opaque(pixels)) {
        image.format = PNG_FORMAT_RGB;
        std::size_t to = 0;
        for (std::size_t i = 0; i < pixels.rgba.size(); i += 4)
            for (std::size_t c = i; c < i + 3; ++c) pixels.rgba[to++] = pixels.rgba[c];
    }
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (!png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.rgba.data(), 0, nullptr))
        throw std::runtime_error(std::string("cannot encode a PNG: ") + image.message);
    bytes.resize(size);
    return bytes;
}

// ---- WebP ----

std::string webp_of(const Pixels& pixels) {
    std::uint8_t* bytes = nullptr;
    const std::size_t size = WebPEncodeRGBA(
        pixels.rgba.data(), static_cast<int>(pixels.width), static_cast<int>(pixels.height),
        static_cast<int>(4 * pixels.width), webp_quality, &bytes);
    const std::unique_ptr<std::uint8_t, void (*)(void*)> owner(bytes, WebPFree);
    if (size == 0) throw std::runtime_error("cannot encode a WebP");
    return {reinterpret_cast<const char*>(bytes), size};
}

}  // namespace

std::string encode(Pixels pixels, std::string_view extension) {
    if (extension == "png") return png_of(pixels);
    return extension == "webp" ? webp_of(pixels) : jpeg_of(pixels);
}

}  // namespace features::images
