#!/usr/bin/env bash
# Puts the program into a Debian package and prints the path of it.
#     deb.sh PROGRAM FOLDER [VERSION]
# The version is that of the program, if none is given. Equal programs give equal packages.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
program=$(readlink -f "$1") folder=$2
version=${3:-$("$program" --version | cut -d ' ' -f 2)}
architecture=$(dpkg --print-architecture)
compression=${COMANDA_COMPRESSION:-xz}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
root=$tree/debian/comanda
put() { install -D -m "$1" "$2" "$root/$3"; }

umask 022
install -d "$root/DEBIAN"
install -D "$program" "$root/usr/bin/comanda"
strip --strip-unneeded "$root/usr/bin/comanda"
put 644 "$here/comanda.service" lib/systemd/system/comanda.service
put 644 "$here/comanda.sysusers" usr/lib/sysusers.d/comanda.conf
put 644 "$here/comanda.toml" etc/comanda/comanda.toml
for file in comanda.rules.yml comanda-dashboard.json; do
    put 644 "$here/monitoring/$file" "usr/share/comanda/monitoring/$file"
done
put 644 "$here/debian/copyright" usr/share/doc/comanda/copyright
gzip -9nc "$here/../CHANGELOG.md" >"$tree/changelog"
put 644 "$tree/changelog" usr/share/doc/comanda/changelog.gz
node "$here/man.mjs" "$root/usr/bin/comanda" | gzip -9n >"$tree/man"
put 644 "$tree/man" usr/share/man/man1/comanda.1.gz
node "$here/completion.mjs" "$root/usr/bin/comanda" >"$tree/completion"
put 644 "$tree/completion" usr/share/bash-completion/completions/comanda

touch "$tree/debian/control"
depends=$(cd "$tree" && dpkg-shlibdeps -O debian/comanda/usr/bin/comanda | sed -n 's/^shlibs:Depends=//p')
[[ $depends == *libc6* ]] || { echo "deb.sh: no dependencies found" >&2 && exit 1; }
sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/" \
    -e "s/@SIZE@/$(du -sk --apparent-size "$root" | cut -f 1)/; s/@DEPENDS@/$depends/" \
    "$here/debian/control.in" >"$root/DEBIAN/control"
install -m 644 "$here/debian/conffiles" "$root/DEBIAN/conffiles"
install -m 755 "$here"/debian/{postinst,prerm,postrm} "$root/DEBIAN"
(cd "$root" && find . -path ./DEBIAN -prune -o -type f -printf '%P\n' | LC_ALL=C sort | xargs md5sum) >"$root/DEBIAN/md5sums"

mkdir -p "$folder"
dpkg-deb --root-owner-group -Z"$compression" --build "$root" "$folder" >/dev/null
echo "$folder/comanda_${version}_$architecture.deb"
