// The picture of a record: a kind that holds these fields as one member has the operations of
// images (features/images). The service alone writes them; a body that repeats them is ignored.
//     Image image {this};
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct Image {
    constexpr explicit Image(Kind* owner)
        : is_available {owner, "imageAvailable", server_owned | initially("false")},
          url          {owner, "imageUrl", server_owned | help("path on this server, fit for caching for ever")},
          extension    {owner, "imageExtension", server_owned | help("png, jpg or webp")},
          version      {owner, "imageVersion", server_owned | initially("0") | help("one more with every change of the picture")} {}

    Flag  is_available;
    Text  url;
    Text  extension;
    Count version;
};

}  // namespace kinds
