// Fields shared by every record that a store keeps.
#pragma once

#include "kinds/sections.hpp"
#include "schema/record.hpp"

namespace kinds {

using namespace schema;

// For every list of links: its objects may have the id of what they refer to in `servingSizeLevel`.
inline constexpr Rules by_size = linked_by("servingSizeLevel");

// A kind whose records are kept in the table `record`. Nested kinds derive from Kind alone.
struct StoredKind : Kind {
    using Kind::Kind;

    Reference id          {this, "id", server_owned | help("Identifies the record; assigned by the service.")};
    Reference original_id {this, "originalID", form_only | create_only | help("Id of the record that this one was copied from; its own id when it is not a copy. Set when the record is created; changes ignore it.")
            | left_out};
    Reference store       {this, "store", to("store") | help("Id of the store that the record belongs to. A key for one store may omit it.")
            | left_out};
    Reference created_for {this, "createdFor", to("store") | help("The same as `store`; either may be sent.")
            | left_out};
    Reference owned_by    {this, "ownedBy", server_owned | help("Id of the account that owns the store.")};
    Count     created_at  {this, "createdAt", initially("0") | help("Marker number of the place that created the record, kept as sent.")
            | left_out};
    Flag      is_active   {this, "activeStatus", initially("true") | help("Whether the record is active. Inactive records are kept, but lists omit them.")
            | left_out};
    Instant   date_created{this, "dateCreated", server_owned | help("When the record was created.")};
    Instant   last_updated{this, "lastUpdated", server_owned | help("When the record was last changed.")};
    Text      created_by  {this, "createdBy", server_owned | help("Id of the key or person that created the record.")};
    Text      modified_by {this, "modifiedBy", server_owned | help("Id of the key or person that last changed the record.")};
    Count     revision    {this, "revision", server_owned | help("Counts the changes of the record, from 1.")};
};

}  // namespace kinds
