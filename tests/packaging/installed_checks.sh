#!/usr/bin/env bash
# The steps of installed_test.sh, inside of the root that is thrown away.
set -euo pipefail
export LC_ALL=C DEBIAN_FRONTEND=noninteractive
[[ -d /run/test && $(stat -f -c %T /) == overlayfs && $(cat /proc/1/comm) == systemd ]] || exit 1
settings=/etc/comanda/comanda.toml data=/var/lib/comanda begin=$SECONDS

fail() {
    echo "FAILED: $*" >&2
    systemctl --no-pager status comanda >&2 || true
    journalctl --no-pager -n 30 >&2 || true
    exit 1
}
# systemd refuses many starts in a short time; each step begins to count anew.
step() {
    echo "$((SECONDS - begin)) s: $*"
    systemctl reset-failed comanda.service 2>/dev/null || true
}
be() { [[ $2 == "$3" ]] || fail "$1 is '$2', not '$3'"; }
shown() { systemctl show --value -p "$1" comanda.service; }
starts() {
    journalctl --sync
    journalctl --no-pager -o cat _PID=1 --grep '^Started comanda.service' 2>/dev/null | grep -c . || true
}
healthy() {
    local tries
    for ((tries = 0; tries < 600; tries++)); do
        [[ $(curl -s http://127.0.0.1:8080/healthz || true) != '{"status":"ok"}' ]] || return 0
        sleep 0.1
    done
    fail "no answer from /healthz"
}
as_comanda() { (cd / && runuser -u comanda -- comanda "$@" --config "$settings"); }
get() { curl -s -o /dev/null -w '%{http_code}' -H "apikey: $key" "http://127.0.0.1:8080/v1/svc/store/$store/departments"; }
install_package() { dpkg --force-unsafe-io "$@" >/run/dpkg.log 2>&1 || { cat /run/dpkg.log >&2 && fail "dpkg $*"; }; }

! dpkg-query -W comanda >/dev/null 2>&1 || fail "this machine has the package"

step "an installation that stops midway starts nothing, and once when it goes on"
mv /usr/bin/systemd-sysusers /usr/bin/systemd-sysusers.away
! dpkg --force-unsafe-io -i /run/test/first.deb >/run/dpkg.log 2>&1 || fail "the installation should have stopped"
mv /usr/bin/systemd-sysusers.away /usr/bin/systemd-sysusers
be "the package" "$(dpkg-query -W -f '${db:Status-Status}' comanda)" half-configured
be "starts" "$(starts)" 0
install_package --configure -a
healthy
be "starts" "$(starts)" 1
be "the service" "$(systemctl is-enabled comanda)" enabled

step "it runs as its user, with no right that it does not need"
pid=$(shown MainPID)
be "the user" "$(stat -c %U:%G "/proc/$pid")" comanda:comanda
be "privileges" "$(awk '/^(CapEff|CapBnd|NoNewPrivs|Seccomp):/ {printf "%s ", $2}' "/proc/$pid/status")" \
    "0000000000000000 0000000000000000 1 2 "
be "the settings" "$(stat -c %U:%G:%a $settings)" root:comanda:640
be "the data" "$(stat -c %U:%G:%a $data)" comanda:comanda:700
be "files that others can read" "$(find $data -mindepth 1 -perm /077)" ""
be "what verify says" "$(systemd-analyze verify --man=yes comanda.service 2>&1 | grep comanda || true)" ""
systemd-analyze security --offline=yes --threshold=15 comanda.service >/run/security.log 2>&1 ||
    fail "$(grep -E '✗|Overall' /run/security.log)"
be "links for set-up in the journal" "$(journalctl --no-pager | grep -c 'setup#token' || true)" 0

step "an account, a record, and the files and commands of the package"
made=$(as_comanda init --account Trattoria --store 'Old Town' --timezone Europe/Rome --currency EUR --json)
key=$(sed -n 's/.*"apiKey":"\([^"]*\)".*/\1/p' <<<"$made") store=$(sed -n 's/.*"storeId":"\([^"]*\)".*/\1/p' <<<"$made")
be "a created record" "$(curl -s -o /dev/null -w '%{http_code}' -H "apikey: $key" \
    --json "{\"name\": \"Kitchen\", \"store\": \"$store\"}" http://127.0.0.1:8080/v1/svc/department)" 200
be "the list" "$(get)" 200
be "a workbook" "$(curl -s -o /dev/null -w '%{http_code}' -H "apikey: $key" \
    "http://127.0.0.1:8080/v1/svc/store/$store/saleReport?dateOption=L7D&type=DEPARTMENT&format=xlsx")" 200
as_comanda backup $data/copy.db >/dev/null
as_comanda verify >/dev/null
man -w comanda >/dev/null
be "changed files" "$(dpkg --verify comanda | grep -v ' c /etc' || true)" ""

step "SIGTERM ends it well"
kill -TERM "$pid"
for ((tries = 0; tries < 600; tries++)); do [[ $(shown ActiveState) == active ]] || break && sleep 0.1; done
be "the end" "$(shown ActiveState) $(shown Result) $(shown ExecMainStatus)" "inactive success 0"

as_comanda restore $data/copy.db >/dev/null 2>&1

step "wrong settings are not tried again"
echo 'no-such-setting = 1' >>$settings
systemctl start comanda || true
for ((tries = 0; tries < 600; tries++)); do [[ $(shown ActiveState) == failed ]] && break || sleep 0.1; done
be "the end" "$(shown ActiveState) $(shown ExecMainStatus) $(shown NRestarts)" "failed 2 0"
journalctl --sync
journalctl --no-pager -u comanda | grep -q 'no-such-setting: is not a setting' || fail "the journal does not say why"
sed -i '$d' $settings
sed -i 's/^# log-level = .*/log-level = "debug"/' $settings
systemctl start comanda
healthy

step "an upgrade keeps the operator's settings and starts it once"
before=$(starts)
install_package --force-confold -i /run/test/next.deb
healthy
be "starts" "$(starts)" "$((before + 1))"
be "the version" "$(dpkg-query -W -f '${Version}' comanda)" 99.0
be "the setting" "$(grep -c '^log-level = "debug"' $settings)" 1
be "the settings" "$(stat -c %U:%G:%a $settings)" root:comanda:640
[[ -f $settings.dpkg-dist ]] || fail "the settings of the new version are not beside the old ones"
be "the list" "$(get)" 200

step "who had stopped it finds it stopped after an upgrade, who had disabled it disabled"
before=$(starts)
systemctl stop comanda
install_package --force-confold -i /run/test/next.deb
systemctl --quiet disable comanda
install_package --force-confold -i /run/test/next.deb
be "starts" "$(starts)" "$before"
be "the service" "$(systemctl is-enabled comanda || true)" disabled
systemctl --quiet enable comanda
systemctl start comanda
healthy

step "removing keeps settings and data, installing again finds them"
dpkg --force-unsafe-io --remove comanda >/dev/null 2>&1 || fail "removing"
be "the service" "$(shown ActiveState)" inactive
[[ -f $settings && -s $data/comanda.db ]] || fail "settings or data are gone"
install_package --force-confold -i /run/test/next.deb
healthy
be "the list" "$(get)" 200

step "purging keeps data that is there, and says so"
sold=$(sha256sum <$data/copy.db)
dpkg --force-unsafe-io --purge comanda >/run/purge.log 2>&1 || { cat /run/purge.log >&2 && fail "purging"; }
grep -q "$data is kept" /run/purge.log || fail "purge does not say that the data is kept"
be "the data" "$(sha256sum <$data/copy.db)" "$sold"
[[ -s $data/comanda.db && ! -e /etc/comanda ]] || fail "the data is gone, or the settings are not"
getent passwd comanda >/dev/null || fail "the owner of the data is gone"
be "left of it" "$(find /etc/systemd /usr/bin /usr/lib/sysusers.d /usr/share/man -name 'comanda*')" ""

step "with no data nothing is left"
rm -rf $data
install_package -i /run/test/first.deb
healthy
systemctl stop comanda
find $data -mindepth 1 -delete
dpkg --force-unsafe-io --purge comanda >/dev/null 2>&1 || fail "purging"
[[ ! -e $data ]] || fail "the empty folder is kept"
step "done"
