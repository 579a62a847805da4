// A sample of the documentation as a script for bash: it fails when an answer is not 2xx. A stream
// (curl -N) never ends by itself; the position that it begins with is enough.
export const scriptOf = (sample) => `set -e
curl() {
    if [[ " $* " == *" -N "* ]]; then command curl -sS --max-time 10 "$@" | grep -m1 '^id:'
    else command curl --fail-with-body -sS "$@"; fi
}
${sample}`;
