// What the service keeps about the image of a record: set by an upload, ignored in a body.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct ImageFields {
    constexpr explicit ImageFields(Kind* owner)
        : is_available {owner, "imageAvailable", server_owned},
          url          {owner, "imageUrl", server_owned},
          extension    {owner, "imageExtension", server_owned},
          version      {owner, "imageVersion", server_owned | help("one more with each upload")} {}

    Flag  is_available;
    Text  url;
    Text  extension;
    Count version;
};

}  // namespace kinds
