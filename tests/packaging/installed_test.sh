#!/usr/bin/env bash
# Installs, upgrades, removes and purges the package for real, with systemd as the first process, in a
# root that is thrown away: an overlay over that of this machine, in namespaces of its own.
#     installed_test.sh PROGRAM
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
if [[ $(id -u) != 0 ]]; then exec sudo -n "$0" "$@"; fi
for tool in dpkg-deb dpkg-shlibdeps unshare nsenter runuser curl systemd-analyze systemctl systemd-sysusers; do
    command -v "$tool" >/dev/null || { echo "$tool is missing" >&2 && exit 1; }
done

# In namespaces, before there is a first process: makes the root and becomes systemd.
if [[ $1 == --boot ]]; then
    base=$2 root=$2/root
    mount -t overlay overlay -o "lowerdir=/,upperdir=$base/upper,workdir=$base/over" "$root"
    mount -t proc proc "$root/proc"
    mount --bind "$root/proc/sys" "$root/proc/sys" && mount -o remount,bind,ro "$root/proc/sys"
    mount -t sysfs -o ro sysfs "$root/sys"
    mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
    for folder in run tmp dev; do mount -t tmpfs tmpfs "$root/$folder"; done
    for device in null zero full random urandom tty; do
        touch "$root/dev/$device" && mount --bind "/dev/$device" "$root/dev/$device"
    done
    ln -s pts/ptmx "$root/dev/ptmx"
    mkdir "$root/run/test"
    mount --bind "$base/test" "$root/run/test"
    # Nothing of this machine starts, and nothing keeps the package from starting its service.
    rm -rf "$root"/{lib,etc}/systemd/system/*.wants "$root/usr/sbin/policy-rc.d" "$root/var/lib/man-db/auto-update"
    rm -f "$root/etc/fstab"
    ln -s /dev/null "$root/etc/systemd/system/systemd-remount-fs.service"
    : >"$root/etc/machine-id"
    printf '[Unit]\nWants=systemd-journald.service\n' >"$root/etc/systemd/system/test.target"
    mkdir "$root/mnt/old"
    cd "$root"
    pivot_root . mnt/old
    umount -l /mnt/old
    exec env -i PATH="$PATH" container=test /lib/systemd/systemd --unit=test.target --log-target=journal \
        --show-status=no </dev/null >/dev/null 2>&1
fi

program=$(readlink -f "$1")
if [[ ${2:-} != --unshared ]]; then exec unshare --mount --propagation private "$0" "$program" --unshared; fi

base=$(mktemp -d)
mount -t tmpfs -o mode=755 tmpfs "$base"
mkdir "$base"/{upper,over,root,test,groups}
# A group of its own for all processes, so that nothing is left of them.
mount -t cgroup2 cgroup2 "$base/groups"
group=$base/groups/comanda-test-$$
mkdir "$group"
boot='' first=''
clean_up() {
    [[ -z $first ]] || kill -KILL "$first" 2>/dev/null || true
    [[ -z $boot ]] || wait "$boot" 2>/dev/null || true
    find "$group" -depth -type d -exec rmdir {} + 2>/dev/null || true
    umount -l "$base/groups" "$base"
    rmdir "$base"
}
trap clean_up EXIT

package=$(COMANDA_COMPRESSION=none "$here/../../packaging/deb.sh" "$program" "$base/test")
echo "package: $package"
mv "$package" "$base/test/first.deb"
# The next version has other settings.
dpkg-deb -R "$base/test/first.deb" "$base/next"
sed -i 's/^Version: .*/Version: 99.0/' "$base/next/DEBIAN/control"
echo '# A setting of the next version.' >>"$base/next/etc/comanda/comanda.toml"
dpkg-deb --root-owner-group -Znone --build "$base/next" "$base/test/next.deb" >/dev/null
rm -rf "$base/next"
cp "$here/installed_checks.sh" "$base/test/checks.sh"

(echo "$BASHPID" >"$group/cgroup.procs"
    exec unshare --mount --pid --fork --kill-child --uts --ipc --net --cgroup --propagation private \
        "$0" --boot "$base" >"$base/boot.log" 2>&1) &
boot=$!
for ((tries = 0; tries < 300; tries++)); do
    first=$(cat "/proc/$boot/task/$boot/children" 2>/dev/null || true) first=${first%% *}
    if [[ -n $first && $(cat "/proc/$first/comm" 2>/dev/null) == systemd ]] &&
        nsenter -t "$first" -m -p -u -i -n -C systemctl is-active --quiet test.target 2>/dev/null; then break; fi
    sleep 0.1
done
((tries < 300)) || { cat "$base/boot.log" >&2 && echo "systemd does not start" >&2 && exit 1; }
timeout 500 nsenter -t "$first" -m -p -u -i -n -C bash /run/test/checks.sh
