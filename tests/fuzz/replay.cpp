// Feeds a target every file of the folders named: TARGET FOLDER...
// Ends with 2 when there is nothing to feed; a claim that is not true aborts.
#include "fuzz/fuzz.hpp"

#include "support/process.hpp"

#include <algorithm>
#include <exception>
#include <memory>

namespace {

// Copied to memory of exactly its size, so that a sanitizer sees a read behind the end.
void feed(const std::filesystem::path& file) {
    const std::string text = support::read_file(file);
    const auto bytes = std::make_unique<char[]>(text.size());
    std::copy(text.begin(), text.end(), bytes.get());
    fuzz::try_input({bytes.get(), text.size()});
}

}  // namespace

int main(int count, char** words) {
    int fed = 0;
    try {
        fuzz::try_input({});
        for (int i = 1; i < count; ++i)
            for (const auto& entry : std::filesystem::directory_iterator(words[i])) {
                std::fprintf(stderr, "%s\n", entry.path().c_str());
                feed(entry.path());
                ++fed;
            }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    std::printf("%d inputs\n", fed);
    return fed > 0 ? 0 : 2;
}
