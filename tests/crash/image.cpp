// Files as a sequence of writes, and names as a sequence of changes, some of them certain.
#include "crash/image.hpp"

#include "support/process.hpp"

#include <algorithm>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <vector>

namespace crash {
namespace {

using Sort = DiskEvent::Sort;
constexpr std::size_t sector_bytes = 512;

bool is_folder(const std::string& name) { return name.empty() || name.ends_with('/'); }

bool flips(std::mt19937& random) { return random() % 2 == 0; }

void put(std::string& content, std::size_t at, std::string_view bytes) {
    if (content.size() < at + bytes.size()) content.resize(at + bytes.size());
    content.replace(at, bytes.size(), bytes);
}

void apply(std::string& content, const DiskEvent& event) {
    const auto at = static_cast<std::size_t>(event.at);
    if (event.sort == Sort::truncate) return content.resize(at);
    put(content, at, event.bytes);
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

void apply_torn(std::string& content, const DiskEvent& event, Remains remains,
                std::mt19937& random) {
    if (event.sort != Sort::write) {
        if (flips(random)) apply(content, event);
        return;
    }
    const auto share = random() % 4;  // how many of four sectors arrive
    for_sectors(event, [&](std::size_t offset, std::string_view part) {
        const auto at = static_cast<std::size_t>(event.at) + offset;
        if (random() % 4 < share) return put(content, at, part);
        if (remains != Remains::junk || !flips(random)) return;
        std::string junk(part.size(), '\0');
        for (char& byte : junk) byte = static_cast<char>(random());
        put(content, at, junk);
    });
}

// One file: what is on the disk for certain, and what is on its way.
struct File {
    std::string synced{};
    std::vector<const DiskEvent*> waiting{};

    void sync() {
        for (const DiskEvent* done : waiting) apply(synced, *done);
        waiting.clear();
    }

    std::string remainder(Remains remains, std::mt19937& random) const {
        std::string content = synced;
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

using FilePtr = std::shared_ptr<File>;
using Names = std::map<std::string, FilePtr>;

// One step of the journal: a file loses a name, gets one, or both at once.
struct NameChange {
    FilePtr file;
    std::string lost{};
    std::string made{};

    void apply_to(Names& names) const {
        if (!lost.empty()) names.erase(lost);
        if (!made.empty()) names[made] = file;
    }
};

std::string folder_of(std::string name) {
    if (name.ends_with('/')) name.pop_back();
    const std::size_t slash = name.rfind('/');
    return slash == std::string::npos ? "" : name.substr(0, slash + 1);
}

class FileSystem {
public:
    explicit FileSystem(const Image& base) {
        for (const auto& [name, content] : base)
            names_[name] = std::make_shared<File>(File{.synced = content});
        certain_ = names_;
    }

    void take(const DiskEvent& event) {
        switch (event.sort) {
            case Sort::create: return change({std::make_shared<File>(), {}, event.name});
            case Sort::write:
            case Sort::truncate: return file(event).waiting.push_back(&event);
            case Sort::sync: return sync(event);
            case Sort::sync_data: return file(event).sync();
            case Sort::remove: return change({found(event.name), event.name, {}});
            case Sort::rename: return change({found(event.name), event.name, event.bytes});
            case Sort::link: return change({found(event.name), {}, event.bytes});
            case Sort::mark: return;
        }
    }

    Image remainder(Remains remains, std::mt19937& random) const {
        std::size_t changes = random() % (journal_.size() + 1);
        if (remains == Remains::nothing) changes = 0;
        if (remains == Remains::everything) changes = journal_.size();
        Names names = certain_;
        for (std::size_t i = 0; i < changes; ++i) journal_[i].apply_to(names);
        Image image;
        for (const auto& [name, file] : names) image[name] = file->remainder(remains, random);
        return image;
    }

private:
    FilePtr found(const std::string& name) const {
        const auto place = names_.find(name);
        return place == names_.end() ? nullptr : place->second;
    }

    File& file(const DiskEvent& event) const {
        const FilePtr at = found(event.name);
        if (!at) throw std::logic_error("the recording does not say who made " + event.name);
        return *at;
    }

    // A file that came by ways that are not recorded is not in the images under any name.
    void change(const NameChange& step) {
        if (!step.file) return;
        step.apply_to(names_);
        journal_.push_back(step);
    }

    void sync(const DiskEvent& event) {
        if (is_folder(event.name))
            return make_certain([&](const NameChange& step) {
                return (!step.lost.empty() && folder_of(step.lost) == event.name) ||
                       (!step.made.empty() && folder_of(step.made) == event.name);
            });
        file(event).sync();
        make_certain([&](const NameChange& step) { return step.file == found(event.name); });
    }

    // Up to the last step that `is_asked_for`.
    template <class IsAskedFor>
    void make_certain(IsAskedFor is_asked_for) {
        const auto last = std::find_if(journal_.rbegin(), journal_.rend(), is_asked_for).base();
        for (auto step = journal_.begin(); step != last; ++step) step->apply_to(certain_);
        journal_.erase(journal_.begin(), last);
    }

    Names names_;                      // as programs see them
    Names certain_;                    // as they are on the disk at least
    std::vector<NameChange> journal_;  // what leads from the one to the other
};

}  // namespace

Image image_after(const Image& base, std::span<const DiskEvent> events, Remains remains,
                  std::mt19937& random) {
    FileSystem files(base);
    for (const DiskEvent& event : events) files.take(event);
    return files.remainder(remains, random);
}

Image read_from(const std::filesystem::path& folder) {
    Image image;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().lexically_relative(folder).string();
        if (entry.is_directory())
            image[name + "/"];
        else
            image[name] = support::read_file(entry.path());
    }
    return image;
}

void write_to(const std::filesystem::path& folder, const Image& image) {
    std::filesystem::create_directories(folder);
    for (const auto& [name, content] : image) {
        if (is_folder(name)) {
            std::filesystem::create_directories(folder / name);
            continue;
        }
        std::ofstream out(folder / name, std::ios::binary);
        out.write(content.data(), static_cast<std::streamsize>(content.size()));
        if (!out.flush()) throw std::runtime_error("cannot write an image to " + folder.string());
    }
}

}  // namespace crash
