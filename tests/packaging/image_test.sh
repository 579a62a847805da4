#!/usr/bin/env bash
# The image of the package: its layout is valid, and what is in it answers, as the user and with the words
# that its configuration names.
#     image_test.sh PROGRAM
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
if [[ $(id -u) != 0 ]]; then exec sudo -n "$0" "$@"; fi
for tool in mmdebstrap skopeo umoci unshare; do
    command -v "$tool" >/dev/null || { echo "$tool is missing" >&2 && exit 1; }
done
program=$(readlink -f "$1")
work=$(mktemp -d)
server=''
clean_up() {
    [[ -z $server ]] || kill -KILL "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap clean_up EXIT

fail() {
    echo "FAILED: $*" >&2
    exit 1
}
be() { [[ $2 == "$3" ]] || fail "$1 is '$2', not '$3'"; }
version=$("$program" --version | cut -d ' ' -f 2)
package=$(COMANDA_COMPRESSION=none "$here/../../packaging/deb.sh" "$program" "$work")
image=$("$here/../../packaging/image.sh" "$package" "$work" 2>"$work/log") || { cat "$work/log" >&2 && fail "no image"; }
echo "$SECONDS s: $(du -h "$image" | cut -f 1) $(basename "$image")"

told() { node -e "const told = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }
inspected=$(skopeo inspect "oci-archive:$image")
be "the version" "$(told 'told.Labels["org.opencontainers.image.version"]' <<<"$inspected")" "$version"
be "layers" "$(told 'told.Layers.length' <<<"$inspected")" 2
# Reads and compares every digest.
skopeo --insecure-policy copy --quiet "oci-archive:$image" "oci:$work/layout:$version"

umoci unpack --image "$work/layout:$version" "$work/bundle" 2>/dev/null
root=$work/bundle/rootfs
process() { told "told.process.$1" <"$work/bundle/config.json"; }
be "the command" "$(process 'args.join(" ")')" "/usr/bin/comanda serve"
user=$(process user.uid):$(process user.gid)
be "the user" "$user" "$(awk -F: '$1 == "comanda" {print $3 ":" $4}' "$root/etc/passwd")"
be "the data" "$(stat -c %u:%g:%a "$root/var/lib/comanda")" "$user:700"
be "the package" "$(chroot "$root" dpkg-query -W -f '${db:Status-Status} ${Version}' comanda)" "installed $version"
be "what --version says" "$(chroot --userspec="$user" "$root" /usr/bin/comanda --version)" "comanda $version"

mount_null='mount --bind /dev/null dev/null && mount --bind /dev/urandom dev/urandom'
touch "$root/dev/null" "$root/dev/urandom"
mapfile -t environment < <(process 'env.join("\n")')
(cd "$root" && exec unshare --mount --net --pid --fork --kill-child sh -c "$mount_null && mount -t proc proc proc &&
    exec env -i ${environment[*]@Q} chroot --userspec=$user . sh -c 'cd /var/lib/comanda && exec comanda serve'") \
    >"$work/out" 2>"$work/err" &
server=$!
for ((tries = 0; tries < 200; tries++)); do ! grep -q '^listening on' "$work/out" || break && sleep 0.1; done
be "its address" "$(sed -n 's/^listening on //p' "$work/out")" http://0.0.0.0:8080
[[ -s $root/var/lib/comanda/comanda.db ]] || fail "the database is elsewhere"
kill -TERM "$(cat "/proc/$server/task/$server/children")"
wait "$server" || fail "it ends with $?: $(cat "$work/err")"
server=''
echo "$SECONDS s: done"
