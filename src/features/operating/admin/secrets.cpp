// Moving the secrets of the database under a key outside it.
#include "auth/secret_file.hpp"
#include "features/operating/admin/commands.hpp"

namespace features::admin {
namespace {

struct SecretPlace : schema::Kind {
    constexpr SecretPlace() : Kind("secretPlace", "secretPlaces") {}

    schema::Text file{this, "file",
                      required | a_path | help("file of the key; created if it does not exist")};
};
constexpr SecretPlace secret_place;
static_assert(secret_place.is_unambiguous());

struct MovedSecrets {
    std::string file;
    bool is_new;
};
constexpr schema::Property<MovedSecrets> moved_secrets_properties[] = {
    {"file", schema::of<&MovedSecrets::file>, "File of the key."},
    {"made", schema::of<&MovedSecrets::is_new>, "Whether it was created now."},
};
constexpr schema::Object<MovedSecrets> moved_secrets{
    "MovedSecrets", "The key that seals the secrets.", moved_secrets_properties};

MovedSecrets move_secrets(const Context& context, const schema::Record& asked) {
    const std::string& file = asked[secret_place.file];
    const auth::SecretFile secret = auth::secret_file_at(file, context.world.random);
    auth::seal_pepper(context.database, context.pepper, secret.key, context.world.random);
    note_everywhere(context, {"moveSecrets"});
    return {file, secret.is_new};
}

constexpr Command secret_commands[] = {
    {.name = "move",
     .help = "Seal the secrets of the database with a key in a separate file, created if it does "
             "not exist",
     .example = "comanda secrets move /etc/comanda/secret",
     .takes = secret_place,
     .does = one<moved_secrets, move_secrets>,
     .first = &secret_place.file,
     .note = "From now on start with --secret-file. Keep a copy of the file apart from backups: "
             "without it the secrets cannot be read."},
};

}  // namespace

constexpr Group group::secrets{"secrets", "Secrets of the database", secret_commands};

}  // namespace features::admin
