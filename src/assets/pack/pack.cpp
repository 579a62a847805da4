// Run by the build: compresses files and writes the C++ source that embeds them.
//
//   pack OUTPUT.cpp { PATH FILE }      PATH is where the server shows the file
//
// Instead of a file it may be a folder, whose files are then shown below PATH.
// The compressed copies lie beside OUTPUT.cpp, which draws them in with .incbin.
#include <libdeflate.h>
#include <sodium.h>
#include <zstd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + path.string());
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write(const fs::path& path, std::string_view bytes) {
    std::ofstream out(path, std::ios::binary);
    out << bytes;
    if (!out.flush()) throw std::runtime_error("cannot write " + path.string());
}

std::string gzip(const std::string& plain) {
    libdeflate_compressor* compressor = libdeflate_alloc_compressor(12);
    std::string packed(libdeflate_gzip_compress_bound(compressor, plain.size()), '\0');
    packed.resize(libdeflate_gzip_compress(compressor, plain.data(), plain.size(), packed.data(),
                                           packed.size()));
    libdeflate_free_compressor(compressor);
    return packed;
}

std::string zstd(const std::string& plain) {
    std::string packed(ZSTD_compressBound(plain.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), plain.data(), plain.size(), 19));
    return packed;
}

std::string etag(const std::string& plain) {
    unsigned char hash[16];
    crypto_generichash(hash, sizeof hash, reinterpret_cast<const unsigned char*>(plain.data()),
                       plain.size(), nullptr, 0);
    char hex[2 * sizeof hash + 1];
    sodium_bin2hex(hex, sizeof hex, hash, sizeof hash);
    return hex;
}

struct Type {
    std::string_view name;
    bool is_packed = false;  // has been compressed already, so that browsers get it as it is
};

const Type& type_of(const fs::path& file) {
    static const std::map<std::string, Type> types{{".html", {"text/html; charset=utf-8"}},
                                                   {".css", {"text/css; charset=utf-8"}},
                                                   {".js", {"text/javascript; charset=utf-8"}},
                                                   {".md", {"text/markdown; charset=utf-8"}},
                                                   {".json", {"application/json"}},
                                                   {".webmanifest", {"application/manifest+json"}},
                                                   {".svg", {"image/svg+xml"}},
                                                   {".png", {"image/png", true}},
                                                   {".webp", {"image/webp", true}},
                                                   {".woff2", {"font/woff2", true}}};
    const auto type = types.find(file.extension());
    if (type == types.end()) throw std::runtime_error("no content type for " + file.string());
    return type->second;
}

class Writer {
public:
    explicit Writer(fs::path output) : output_(std::move(output)) {}

    void add(const std::string& path, const fs::path& file) {
        if (fs::is_directory(file)) return add_folder(path, file);
        const std::string plain = read(file);
        const Type& type = type_of(file);
        const std::string gzip_name = embed("gzip", type.is_packed ? "" : gzip(plain));
        const std::string zstd_name = embed("zstd", zstd(plain));
        rows_ += "    {\"" + path + "\", \"" + std::string(type.name) + "\", \"\\\"" + etag(plain) +
                 "\\\"\", " + std::to_string(plain.size()) + ",\n     view(" + gzip_name + ", " +
                 gzip_name + "_end), view(" + zstd_name + ", " + zstd_name + "_end)},\n";
        ++count_;
    }

    void finish() const {
        write(output_, "#include \"assets/embedded.hpp\"\n\nextern \"C\" {\n" + names_ +
                           "}\n\nnamespace assets {\n\nstatic std::string_view view(const char* "
                           "begin, const char* end) { return {begin, end}; }\n\n"
                           "std::span<const Embedded> embedded() {\n"
                           "    static const Embedded files[] = {\n" +
                           rows_ + "    };\n    return files;\n}\n\n}  // namespace assets\n\n" +
                           "asm(R\"(\n.section .rodata\n" + data_ + ".text\n)\");\n");
    }

private:
    // In the order of their names, so that the same files make the same program.
    void add_folder(const std::string& path, const fs::path& folder) {
        std::set<fs::path> files;
        for (const auto& entry : fs::recursive_directory_iterator(folder))
            if (entry.is_regular_file()) files.insert(entry.path());
        for (const fs::path& file : files)
            add(path + '/' + file.lexically_relative(folder).generic_string(), file);
    }

    std::string embed(const std::string& encoding, const std::string& bytes) {
        std::string name = "comanda_asset_" + std::to_string(count_) + "_" + encoding;
        fs::path file = output_;
        file.replace_filename(name);
        write(file, bytes);
        names_ += "extern const char " + name + "[], " + name + "_end[];\n";
        data_ += name + ":\n.incbin \"" + file.string() + "\"\n" + name + "_end:\n.byte 0\n";
        data_ += ".globl " + name + "\n.globl " + name + "_end\n";
        return name;
    }

    fs::path output_;
    std::string names_, rows_, data_;
    int count_ = 0;
};

}  // namespace

int main(int count, char** words) {
    try {
        if (count < 4 || count % 2 != 0) throw std::runtime_error("pack OUTPUT.cpp { PATH FILE }");
        Writer writer(words[1]);
        for (int i = 2; i < count; i += 2) writer.add(words[i], words[i + 1]);
        writer.finish();
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "pack: %s\n", error.what());
        return 1;
    }
}
