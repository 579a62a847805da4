// Fields shared by every record that a store keeps.
#pragma once

#include "schema/record.hpp"

namespace kinds {

using namespace schema;

struct StoredKind : Kind {
    using Kind::Kind;

    Reference id          {this, "id", server_owned};
    Reference original_id {this, "originalID", form_only | help("id of the record this one was copied from")};
    Reference store       {this, "store", to("store")};
    Reference created_for {this, "createdFor", to("store") | help("the store, like `store`")};
    Reference owned_by    {this, "ownedBy", server_owned | help("the account")};
    Count     created_at  {this, "createdAt", initially("0") | help("marker number of the store that created the record")};
    Flag      is_active   {this, "activeStatus", initially("true")};
    Instant   date_created{this, "dateCreated", server_owned};
    Instant   last_updated{this, "lastUpdated", server_owned};
    Text      created_by  {this, "createdBy", server_owned};
    Text      modified_by {this, "modifiedBy", server_owned};
    Count     revision    {this, "revision", server_owned};
};

}  // namespace kinds
