// Pictures in their files to pixels.
#include "features/menu/images/picture.hpp"
#include "features/menu/images/pixels.hpp"

#include <png.h>
#include <webp/decode.h>

#include <csetjmp>
#include <cstdio>

#include <jpeglib.h>

namespace features::images {
namespace {

// A photo of 48 million pixels is decoded at a fraction of that size; others are decoded whole.
constexpr std::uint64_t jpeg_pixels_max = 50'000'000, pixels_max = 25'000'000;
// A small file may ask for thousands of passes over a large picture.
constexpr int jpeg_scans_max = 100;

// ---- JPEG: the library reports errors by a jump ----

struct JpegErrors {
    jpeg_error_mgr manager{};
    std::jmp_buf back{};
};
[[noreturn]] void give_up(j_common_ptr info) {
    std::longjmp(reinterpret_cast<JpegErrors*>(info->err)->back, 1);
}
void limit_scans(j_common_ptr info) {
    if (reinterpret_cast<jpeg_decompress_struct*>(info)->input_scan_number > jpeg_scans_max)
        give_up(info);
}

struct JpegReader {
    jpeg_decompress_struct info{};
    JpegErrors errors{};
    jpeg_progress_mgr progress{};

    JpegReader() {
        info.err = jpeg_std_error(&errors.manager);
        errors.manager.error_exit = give_up;
        errors.manager.emit_message = [](j_common_ptr, int) {};
        progress.progress_monitor = limit_scans;
    }
    ~JpegReader() { jpeg_destroy_decompress(&info); }
    JpegReader(const JpegReader&) = delete;
    JpegReader& operator=(const JpegReader&) = delete;
};

// The library can decode to n eighths of the size.
void choose_scale(jpeg_decompress_struct& info, Size least) {
    info.scale_denom = 8;
    for (info.scale_num = 1; info.scale_num < 8; ++info.scale_num) {
        jpeg_calc_output_dimensions(&info);
        if (info.output_width >= least.width && info.output_height >= least.height) return;
    }
}

// Nothing that needs a destructor is made between setjmp() and a jump.
bool read_jpeg(JpegReader& reader, std::string_view bytes, Size least, Pixels& pixels) {
    auto& info = reader.info;
    if (setjmp(reader.errors.back)) return false;
    jpeg_create_decompress(&info);
    info.progress = &reader.progress;
    jpeg_mem_src(&info, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    jpeg_read_header(&info, TRUE);
    if (info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK) return false;
    if (std::uint64_t{info.image_width} * info.image_height > jpeg_pixels_max) return false;
    info.out_color_space = JCS_EXT_RGBA;
    choose_scale(info, least);
    jpeg_start_decompress(&info);
    pixels.width = info.output_width;
    pixels.height = info.output_height;
    pixels.rgba.resize(std::size_t{4} * pixels.width * pixels.height);
    while (info.output_scanline < info.output_height) {
        JSAMPROW row = &pixels.rgba[std::size_t{4} * pixels.width * info.output_scanline];
        jpeg_read_scanlines(&info, &row, 1);
    }
    return jpeg_finish_decompress(&info);
}

bool decode_jpeg(std::string_view bytes, Size least, Pixels& pixels) {
    JpegReader reader;
    return read_jpeg(reader, bytes, least, pixels);
}

// ---- PNG ----

bool decode_png(std::string_view bytes, Size, Pixels& pixels) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, bytes.data(), bytes.size())) return false;
    image.format = PNG_FORMAT_RGBA;
    pixels = {image.width, image.height, {}};
    try {
        pixels.rgba.resize(PNG_IMAGE_SIZE(image));
    } catch (...) {
        png_image_free(&image);
        throw;
    }
    return png_image_finish_read(&image, nullptr, pixels.rgba.data(), 0, nullptr) != 0;
}

// ---- WebP ----

bool decode_webp(std::string_view bytes, Size least, Pixels& pixels) {
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config)) return false;
    if (WebPGetFeatures(data, bytes.size(), &config.input) != VP8_STATUS_OK) return false;
    if (config.input.has_animation) return false;
    pixels = {least.width, least.height,
              std::vector<std::uint8_t>(std::size_t{4} * least.width * least.height)};
    config.options.use_scaling = 1;
    config.options.scaled_width = static_cast<int>(least.width);
    config.options.scaled_height = static_cast<int>(least.height);
    config.output.colorspace = MODE_RGBA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA = {pixels.rgba.data(), static_cast<int>(4 * least.width),
                            pixels.rgba.size()};
    const bool is_read = WebPDecode(data, bytes.size(), &config) == VP8_STATUS_OK;
    WebPFreeDecBuffer(&config.output);
    return is_read;
}

}  // namespace

std::optional<Pixels> decode(std::string_view bytes, Size least) {
    const auto picture = recognise(bytes);
    if (!picture) return {};
    const bool is_jpeg = picture->extension == "jpg";
    if (!is_jpeg && std::uint64_t{picture->width} * picture->height > pixels_max) return {};
    const auto read = is_jpeg                       ? decode_jpeg
                      : picture->extension == "png" ? decode_png
                                                    : decode_webp;
    Pixels pixels;
    if (!read(bytes, least, pixels)) return {};
    return pixels;
}

}  // namespace features::images
