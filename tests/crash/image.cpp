// Files as a sequence of writes, some of them certain.
#include "crash/image.hpp"

#include <algorithm>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <vector>

namespace crash {
namespace {

using Sort = DiskEvent::Sort;
constexpr std::size_t sector_bytes = 512;

bool flips(std::mt19937& random) { return random() % 2 == 0; }

void put(std::string& content, std::size_t at, std::string_view bytes) {
    if (content.size() < at + bytes.size()) content.resize(at + bytes.size());
    content.replace(at, bytes.size(), bytes);
}

void apply(std::optional<std::string>& content, const DiskEvent& event) {
    if (event.sort == Sort::remove) return content.reset();
    if (!content) content.emplace();
    const auto at = static_cast<std::size_t>(event.at);
    if (event.sort == Sort::truncate) return content->resize(at);
    put(*content, at, event.bytes);
}

// Calls `each(offset in the write, bytes)` for the parts of a write that lie in one sector.
template <class Each>
void for_sectors(const DiskEvent& event, Each each) {
    const auto at = static_cast<std::size_t>(event.at);
    for (std::size_t done = 0; done < event.bytes.size();) {
        const std::size_t room = sector_bytes - (at + done) % sector_bytes;
        const std::string_view part = std::string_view(event.bytes).substr(done, room);
        each(done, part);
        done += part.size();
    }
}

void apply_torn(std::optional<std::string>& content, const DiskEvent& event, Remains remains,
                std::mt19937& random) {
    if (event.sort != Sort::write) {
        if (flips(random)) apply(content, event);
        return;
    }
    if (!content) content.emplace();
    const auto share = random() % 4;  // how many of four sectors arrive
    for_sectors(event, [&](std::size_t offset, std::string_view part) {
        const auto at = static_cast<std::size_t>(event.at) + offset;
        if (random() % 4 < share) return put(*content, at, part);
        if (remains != Remains::junk || !flips(random)) return;
        std::string junk(part.size(), '\0');
        for (char& byte : junk) byte = static_cast<char>(random());
        put(*content, at, junk);
    });
}

// One file: what is on the disk for certain, and what is on its way.
struct File {
    std::optional<std::string> synced{};
    std::vector<const DiskEvent*> waiting{};

    void sync() {
        for (const DiskEvent* done : waiting) apply(synced, *done);
        waiting.clear();
    }

    // What was removed is gone for good.
    void forget_removed() {
        auto is_remove = [](const DiskEvent* event) { return event->sort == Sort::remove; };
        const auto last = std::find_if(waiting.rbegin(), waiting.rend(), is_remove);
        if (last == waiting.rend()) return;
        synced.reset();
        waiting.erase(waiting.begin(), last.base());
    }

    std::optional<std::string> remainder(Remains remains, std::mt19937& random) const {
        std::optional<std::string> content = synced;
        std::size_t whole = remains == Remains::everything ? waiting.size() : 0;
        if (remains == Remains::prefix) whole = random() % (waiting.size() + 1);
        for (std::size_t i = 0; i < waiting.size(); ++i) {
            const bool is_whole = i < whole || (remains == Remains::some_writes && flips(random));
            if (is_whole)
                apply(content, *waiting[i]);
            else if (remains == Remains::some_sectors || remains == Remains::junk ||
                     (remains == Remains::prefix && i == whole))
                apply_torn(content, *waiting[i], remains, random);
        }
        return content;
    }
};

void take(std::map<std::string, File>& files, const DiskEvent& event) {
    if (event.sort == Sort::mark) return;
    if (event.sort == Sort::sync)
        files[event.file].sync();
    else
        files[event.file].waiting.push_back(&event);
    if (event.syncs_folder)
        for (auto& [name, file] : files) file.forget_removed();
}

}  // namespace

Image image_after(std::span<const DiskEvent> events, Remains remains, std::mt19937& random) {
    std::map<std::string, File> files;
    for (const DiskEvent& event : events) take(files, event);
    Image image;
    for (const auto& [name, file] : files)
        if (auto content = file.remainder(remains, random)) image[name] = *std::move(content);
    return image;
}

void write_to(const std::filesystem::path& folder, const Image& image) {
    std::filesystem::create_directories(folder);
    for (const auto& [name, content] : image) {
        std::ofstream out(folder / name, std::ios::binary);
        out.write(content.data(), static_cast<std::streamsize>(content.size()));
        if (!out.flush()) throw std::runtime_error("cannot write an image to " + folder.string());
    }
}

}  // namespace crash
