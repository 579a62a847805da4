#include "http/compression.hpp"
#include "http/test_support.hpp"

#include <fmt/format.h>
#include <zlib.h>
#include <zstd.h>

namespace http {
namespace {

std::string unzipped(const std::string& bytes) {
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    std::string out(4'000'000, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    EXPECT_EQ(stream.avail_in, 0u);
    out.resize(stream.total_out);
    inflateEnd(&stream);
    return out;
}

std::string unzstd(const std::string& bytes) {
    ZSTD_DStream* stream = ZSTD_createDStream();
    std::string out(4'000'000, '\0');
    ZSTD_inBuffer input{bytes.data(), bytes.size(), 0};
    ZSTD_outBuffer output{out.data(), out.size(), 0};
    EXPECT_EQ(ZSTD_decompressStream(stream, &output, &input), 0u);
    EXPECT_EQ(input.pos, input.size);
    ZSTD_freeDStream(stream);
    out.resize(output.pos);
    return out;
}

Encoding wanted(std::string_view accept) {
    const Header header{"Accept-encoding", accept};
    return accepted_encodings({&header, 1}).best();
}

TEST(Compression, the_client_decides_and_zstd_wins_a_tie) {
    EXPECT_EQ(accepted_encodings({}).best(), Encoding::identity);
    EXPECT_EQ(wanted(""), Encoding::identity);
    EXPECT_EQ(wanted("br"), Encoding::identity);
    EXPECT_EQ(wanted("gzip"), Encoding::gzip);
    EXPECT_EQ(wanted("GZIP"), Encoding::gzip);
    EXPECT_EQ(wanted("gzip, deflate, br, zstd"), Encoding::zstd);
    EXPECT_EQ(wanted("zstd;q=0.5, gzip;q=0.8"), Encoding::gzip);
    EXPECT_EQ(wanted("zstd;q=0.8,gzip;q=0.80"), Encoding::zstd);
    EXPECT_EQ(wanted("zstd;q=0, gzip"), Encoding::gzip);
    EXPECT_EQ(wanted("zstd; Q=0.000 , gzip ; q=1.000"), Encoding::gzip);
    EXPECT_EQ(wanted("gzip;q=0"), Encoding::identity);
    EXPECT_EQ(wanted("*"), Encoding::zstd);
    EXPECT_EQ(wanted("*;q=0"), Encoding::identity);
    EXPECT_EQ(wanted("zstd;q=0, *"), Encoding::gzip);
    EXPECT_EQ(wanted("gzip, *;q=0"), Encoding::gzip);
    EXPECT_EQ(wanted("identity, gzip;q=0.5"), Encoding::identity);
    EXPECT_EQ(wanted("identity;q=0.5, gzip"), Encoding::gzip);
    EXPECT_EQ(wanted("gzip;q=abc"), Encoding::identity);
    EXPECT_EQ(wanted("gzip;q=2"), Encoding::identity);
    EXPECT_EQ(wanted(",,;q=1,gzip"), Encoding::gzip);
}

TEST(Compression, both_codings_give_the_same_bytes_back) {
    const std::string text = test::text_of(300'000);
    EXPECT_EQ(unzipped(compressed(text, Encoding::gzip)), text);
    EXPECT_EQ(unzstd(compressed(text, Encoding::zstd)), text);
    EXPECT_EQ(compressed("x", Encoding::gzip), "");
    EXPECT_EQ(compressed("", Encoding::zstd), "");
}

TEST(Compression, pieces_can_be_read_as_they_come) {
    for (const Encoding encoding : {Encoding::gzip, Encoding::zstd}) {
        StreamCompressor coder(encoding);
        std::string bytes, text;
        for (int i = 0; i < 20; ++i) {
            const std::string piece = test::text_of(static_cast<std::size_t>(i) * 5000);
            text += piece;
            bytes += coder.add(piece, i == 19);
        }
        EXPECT_EQ(encoding == Encoding::gzip ? unzipped(bytes) : unzstd(bytes), text);
    }
}

TEST(Compression, tags_name_the_coding) {
    EXPECT_EQ(tag_of_encoded("\"5\"", Encoding::gzip), "\"5-gzip\"");
    EXPECT_EQ(tag_of_encoded("W/\"a\"", Encoding::zstd), "W/\"a-zstd\"");
    EXPECT_EQ(tag_of_encoded("\"5\"", Encoding::identity), "\"5\"");
    EXPECT_EQ(tag_of_encoded("odd", Encoding::gzip), "odd");
}

TEST(Compression, texts_are_worth_it) {
    for (const char* type : {"application/json", "application/json; charset=utf-8", "text/html",
                             "application/javascript", "image/svg+xml", "text/plain;charset=utf-8"})
        EXPECT_TRUE(is_compressible(type)) << type;
    for (const char* type : {"", "image/png", "application/octet-stream", "text/event-stream"})
        EXPECT_FALSE(is_compressible(type)) << type;
}

class CompressedAnswer : public testing::Test {
protected:
    test::RawAnswer answer(std::string_view target, std::string_view accept) {
        client_.send(test::get(target, fmt::format("Accept-Encoding: {}\r\n", accept)));
        const auto answer = client_.answer();
        EXPECT_TRUE(answer && answer->is_whole);
        return answer.value_or(test::RawAnswer{});
    }

    test::TestServer server_;
    test::RawClient client_{server_.port()};
};

TEST_F(CompressedAnswer, is_sent_from_1_kib_up) {
    for (const std::string path : {"/size", "/shared"}) {
        const std::string prefix = path == "/size" ? "" : "W/";
        const auto small = answer(path + "?1023", "gzip, zstd");
        EXPECT_EQ(small.header("content-encoding"), "");
        EXPECT_EQ(small.header("vary"), "Accept-Encoding");
        EXPECT_EQ(small.header("etag"), prefix + "\"5\"");
        EXPECT_EQ(small.body, test::text_of(1023));
        for (const std::size_t size : {std::size_t{1024}, std::size_t{1'000'000}}) {
            const std::string target = fmt::format("{}?{}", path, size);
            const auto gzip = answer(target, "gzip");
            EXPECT_EQ(gzip.header("content-encoding"), "gzip");
            EXPECT_EQ(gzip.header("etag"), prefix + "\"5-gzip\"");
            EXPECT_EQ(gzip.header("vary"), "Accept-Encoding");
            EXPECT_EQ(unzipped(gzip.body), test::text_of(size));
            const auto zstd = answer(target, "gzip, zstd");
            EXPECT_EQ(zstd.header("content-encoding"), "zstd");
            EXPECT_EQ(zstd.header("etag"), prefix + "\"5-zstd\"");
            EXPECT_EQ(unzstd(zstd.body), test::text_of(size));
            const auto plain = answer(target, "br");
            EXPECT_EQ(plain.header("content-encoding"), "");
            EXPECT_EQ(plain.header("vary"), "Accept-Encoding");
            EXPECT_EQ(plain.body, test::text_of(size));
        }
    }
}

TEST_F(CompressedAnswer, pictures_go_as_they_are) {
    const auto picture = answer("/picture", "gzip, zstd");
    EXPECT_EQ(picture.header("content-encoding"), "");
    EXPECT_EQ(picture.header("vary"), "");
}

TEST_F(CompressedAnswer, prepared_copies_are_used) {
    server_.handler().prepared_gzip = std::make_shared<const std::string>("prepared gzip");
    EXPECT_EQ(answer("/prepared?5000", "gzip").body, "prepared gzip");
    EXPECT_EQ(answer("/prepared?5000", "gzip, zstd").body, "prepared gzip");
    EXPECT_EQ(unzstd(answer("/prepared?5000", "zstd").body), test::text_of(5000));
    EXPECT_EQ(answer("/prepared?5000", "br").body, test::text_of(5000));
    server_.handler().prepared_zstd = std::make_shared<const std::string>("prepared zstd");
    EXPECT_EQ(answer("/prepared?5", "gzip, zstd").body, "prepared zstd");
    EXPECT_EQ(answer("/prepared?5", "").header("vary"), "Accept-Encoding");
}

TEST_F(CompressedAnswer, streams_are_compressed_too) {
    const std::string plain = answer("/stream?50", "").body;
    EXPECT_EQ(plain.size(), 500'000u);
    const auto gzip = answer("/stream?50", "gzip");
    EXPECT_EQ(gzip.header("content-encoding"), "gzip");
    EXPECT_EQ(unzipped(gzip.body), plain);
    const auto zstd = answer("/threads?50", "zstd");
    EXPECT_EQ(zstd.header("content-encoding"), "zstd");
    EXPECT_EQ(unzstd(zstd.body), plain);
}

}  // namespace
}  // namespace http
