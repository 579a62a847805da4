// Moving the secrets of the database under a key outside it.
#include "access/secret_file.hpp"
#include "base/json_text.hpp"
#include "features/operating/admin/commands.hpp"

namespace features::admin {

std::string secrets_move(const Context& context, Body& body) {
    const std::string file = body.text("file");
    if (!file.empty() && file.front() != '/') body.add_problem("file", "must be an absolute path");
    body.finish();
    const auth::SecretFile secret = auth::secret_file_at(file, context.world.random);
    auth::seal_pepper(context.database, context.pepper, secret.key, context.world.random);
    note_everywhere(context, {"moveSecrets"});
    return base::JsonObject().text("file", file).flag("made", secret.is_new).done();
}

}  // namespace features::admin
