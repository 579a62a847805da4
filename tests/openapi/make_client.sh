#!/bin/sh
# Makes a client of the API document with openapi-typescript and openapi-fetch, and compiles the
# program beside it and those of examples/ under `strict`:
#     make_client.sh DOCUMENT FOLDER
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$2"
mkdir -p "$2"
cp "$here"/client/* "$here"/../../examples/*.ts "$2"
printf '{"type":"module"}\n' >"$2/package.json"
ln -s "$here/node_modules" "$2/node_modules"
"$here/node_modules/.bin/openapi-typescript" "$1" -o "$2/api.ts" >/dev/null
"$here/node_modules/.bin/tsc" --project "$2"
