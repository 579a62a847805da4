#include "kinds/image.hpp"

namespace kinds {

std::string image_url(std::string_view account, std::string_view hash, std::string_view extension) {
    std::string url(image_folder);
    return (((((url += account) += '/') += hash) += '.') += extension);
}

std::string_view image_hash(std::string_view url) {
    if (!url.starts_with(image_folder)) return {};
    const std::string_view file = url.substr(url.rfind('/') + 1);
    return file.substr(0, file.find('.'));
}

}  // namespace kinds
