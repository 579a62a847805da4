#!/usr/bin/env bash
# Makes an OCI image of the Debian package, without a daemon, and prints the path of its archive.
#     image.sh PACKAGE FOLDER
# The first layer is what Debian calls essential and what the package depends on, the second one the
# package, installed by dpkg. Needs root, and the sources of packages of this machine.
set -euo pipefail
if [[ $(id -u) != 0 ]]; then exec sudo "$0" "$@"; fi
package=$(readlink -f "$1") folder=$2
field() { dpkg-deb --field "$package" "$1"; }
version=$(field Version) architecture=$(field Architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(dpkg-deb --fsys-tarfile "$package" | tar -tv --full-time --utc |
    awk 'NR == 1 {print $4 " " $5}' | date -u -f - +%s)}
export SOURCE_DATE_EPOCH
created=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
# Of alternatives the one without the rest of systemd.
depends=$(field Depends | sed -E 's/ *\([^)]*\)//g; s/[^,]*\| *(systemd-standalone-sysusers)[^,]*/\1/; s/ //g')
for sources in /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list; do
    if [[ -s $sources ]]; then break; fi
done
mmdebstrap --quiet --variant=essential --include="$depends" \
    --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/info/*' \
    --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/doc/*' \
    --dpkgopt='path-include=/usr/share/doc/*/copyright' bookworm "$root" "$sources" >&2
rm -rf "$root"/etc/dpkg/dpkg.cfg.d/* "$root"/var/cache/ldconfig "$root"/var/log/*
: >"$root/etc/machine-id"

image=$work/image
mkdir -p "$image/blobs/sha256"
sum() { sha256sum "$1" | cut -d ' ' -f 1; }

# blob MEDIA-TYPE FILE: moves the file into the image and prints the words that name it.
blob() {
    local digest size
    digest=$(sum "$2") size=$(stat -c %s "$2")
    mv "$2" "$image/blobs/sha256/$digest"
    printf '"mediaType": "%s", "digest": "sha256:%s", "size": %s' "$1" "$digest" "$size"
}

layers=() differences=()
# layer NAMES: a layer of the files of the root whose names are in that file.
layer() {
    local tar=$work/layer.tar
    LC_ALL=C sort -z "$1" | tar -C "$root" --null --no-recursion --files-from=- --numeric-owner \
        --mtime="@$SOURCE_DATE_EPOCH" --clamp-mtime --pax-option=delete=atime,delete=ctime -cf "$tar"
    differences+=("\"sha256:$(sum "$tar")\"")
    gzip -n "$tar"
    layers+=("{$(blob application/vnd.oci.image.layer.v1.tar+gzip "$tar.gz")}")
}

(cd "$root" && find . -mindepth 1 -print0) >"$work/names"
layer "$work/names"
cp "$package" "$root/tmp/comanda.deb"
touch "$work/before"
sleep 0.1
chroot "$root" dpkg --force-unsafe-io --install /tmp/comanda.deb >&2
rm "$root/tmp/comanda.deb"
rm -rf "$root"/var/log/*
(cd "$root" && find . -mindepth 1 -cnewer "$work/before" -print0) >"$work/names"
layer "$work/names"

join() { (IFS=, && echo "$*"); }
# In a container the address of this machine is reached by nobody.
cat >"$work/config" <<JSON
{"created": "$created", "architecture": "$architecture", "os": "linux",
 "config": {"User": "comanda:comanda", "WorkingDir": "/var/lib/comanda", "StopSignal": "SIGTERM",
  "Env": ["PATH=/usr/sbin:/usr/bin:/sbin:/bin", "COMANDA_CONFIG=/etc/comanda/comanda.toml", "COMANDA_LISTEN=0.0.0.0:8080"],
  "Entrypoint": ["/usr/bin/comanda"], "Cmd": ["serve"],
  "ExposedPorts": {"8080/tcp": {}}, "Volumes": {"/var/lib/comanda": {}},
  "Labels": {"org.opencontainers.image.title": "comanda", "org.opencontainers.image.version": "$version"}},
 "rootfs": {"type": "layers", "diff_ids": [$(join "${differences[@]}")]},
 "history": [{"created": "$created", "created_by": "Debian packages"}, {"created": "$created", "created_by": "comanda $version"}]}
JSON
cat >"$work/manifest" <<JSON
{"schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json",
 "config": {$(blob application/vnd.oci.image.config.v1+json "$work/config")},
 "layers": [$(join "${layers[@]}")]}
JSON
cat >"$image/index.json" <<JSON
{"schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json",
 "manifests": [{$(blob application/vnd.oci.image.manifest.v1+json "$work/manifest"),
  "platform": {"os": "linux", "architecture": "$architecture"},
  "annotations": {"org.opencontainers.image.ref.name": "$version"}}]}
JSON
echo '{"imageLayoutVersion": "1.0.0"}' >"$image/oci-layout"

mkdir -p "$folder"
archive=$folder/comanda_${version}_$architecture.oci.tar
tar -C "$image" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
    -cf "$archive" oci-layout index.json blobs
echo "$archive"
