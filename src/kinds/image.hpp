// The picture of a record: a kind that holds these fields as one member has the operations of
// images (features/menu/images). Only the service writes them; they are ignored in bodies.
//     Image image {this};
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct Image {
    constexpr explicit Image(Kind* owner)
        : is_available {owner, "imageAvailable", server_owned | initially("false") | help("Whether the record has a picture.")},
          url          {owner, "imageUrl", server_owned | shown_empty_as(R"("")") | help("Path of the picture on this server; its bytes never change and may be cached forever.")
            | shown | as(Input::picture) | labelled("Picture") | no_hint},
          extension    {owner, "imageExtension", server_owned | shown_empty_as(R"("")") | help("Type of the picture: png, jpg or webp; empty without one.")},
          version      {owner, "imageVersion", server_owned | initially("0") | help("Counts the changes of the picture.")},
          width        {owner, "imageWidth", server_owned | help("Width of the picture in pixels; absent without one. An extension.")},
          height       {owner, "imageHeight", server_owned | help("Height of the picture in pixels; absent without one. An extension.")} {}

    Flag  is_available;
    Text  url;
    Text  extension;
    Count version;
    Count width;
    Count height;
};

inline constexpr std::string_view image_folder = "/image/";

// The path at which a picture is served, and the hash in such a path ("" for any other path). The
// path must not depend on any setting, because documents are stored with it.
std::string image_url(std::string_view account, std::string_view hash, std::string_view extension);
std::string_view image_hash(std::string_view url);

// Whether records of the kind have a picture: whether it holds the fields above.
constexpr bool has_image(const Kind& kind) {
    const Field* field = kind.find("imageUrl").field;
    return field && field->rules.server_owned;
}

}  // namespace kinds
