// A record with a plausible value in every field that a client may set.
#pragma once

#include "schema/record.hpp"

namespace support {

schema::Record full_record(const schema::Kind& kind);

}  // namespace support
