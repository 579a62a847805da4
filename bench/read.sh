#!/usr/bin/env bash
# Requests per second of one record, against nginx serving the same bytes from a file: the server on
# one core, wrk on another, median of three. Usage: bench/read.sh PATH-OF-COMANDA
set -euo pipefail
program=$(readlink -f "$1")
rounds=3 seconds=5 connections=64
server_core=0 client_core=1
((($(nproc) > 1))) || client_core=0

folder=$(mktemp -d)
pids=()
clean_up() {
    local pid
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap clean_up EXIT

# request PORT METHOD PATH [BODY]: prints the body of the answer.
request() {
    exec 3<>"/dev/tcp/127.0.0.1/$1"
    printf '%s %s HTTP/1.1\r\nHost: localhost\r\napikey: %s\r\nConnection: close\r\n' "$2" "$3" "$key" >&3
    if (($# > 3)); then
        printf 'Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s' "${#4}" "$4" >&3
    else
        printf '\r\n' >&3
    fi
    sed '1,/^\r$/d' <&3
    exec 3>&-
}

# rate URL HEADER: requests per second, median of the rounds; fails on any answer but 200.
rate() {
    local i output
    for ((i = 0; i < rounds; ++i)); do
        output=$(taskset -c "$client_core" wrk -t1 -c"$connections" -d"${seconds}s" -H "$2" "$1")
        if grep -q 'Non-2xx' <<<"$output"; then
            printf 'bench: %s\n%s\n' "$1" "$output" >&2
            return 1
        fi
        sed -n 's/^Requests\/sec: *//p' <<<"$output"
    done | sort -n | sed -n "$(((rounds + 1) / 2))p"
}

# member NAME: the text of a member of the JSON object on standard input.
member() { sed -n "s/.*\"$1\": *\"\([^\"]*\)\".*/\1/p" | head -n 1; }

database=sqlite:$folder/comanda.db
made=$("$program" init --account Bench --store Bench --json --database "$database")
key=$(member apiKey <<<"$made") store=$(member storeId <<<"$made")
taskset -c "$server_core" "$program" serve --listen 127.0.0.1:0 --database "$database" \
    --rate-per-second 0 --log-level off >"$folder/out" &
pids+=($!)
for ((i = 0; i < 200; ++i)); do
    port=$(sed -n 's/^listening on http:.*:\([0-9]*\)$/\1/p' "$folder/out")
    [[ -z $port ]] || break
    sleep 0.05
done

filler=$(printf 'x%.0s' {1..600})
id=$(request "$port" POST /v1/svc/department \
    "{\"name\":\"Bench\",\"store\":\"$store\",\"description\":\"$filler\"}" | member id)
mkdir -p "$folder/www"
request "$port" GET "/v1/svc/department/$id" | tr -d '\n' >"$folder/www/record.json"
bytes=$(wc -c <"$folder/www/record.json")
((bytes > 600)) || { printf 'bench: no record to read\n' >&2; exit 1; }

is_taken() { (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
nginx_port=18080
while is_taken "$nginx_port"; do nginx_port=$((nginx_port + 1)); done
cat >"$folder/nginx.conf" <<CONF
worker_processes 1;
daemon off;
pid $folder/nginx.pid;
error_log $folder/nginx.log;
events { worker_connections 1024; }
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000000;
    open_file_cache max=10;
    types { application/json json; }
    client_body_temp_path $folder/t1; proxy_temp_path $folder/t2; fastcgi_temp_path $folder/t3;
    uwsgi_temp_path $folder/t4; scgi_temp_path $folder/t5;
    server { listen 127.0.0.1:$nginx_port; root $folder/www; }
}
CONF
chmod 755 "$folder" "$folder/www"
taskset -c "$server_core" "$(command -v nginx || echo /usr/sbin/nginx)" -c "$folder/nginx.conf" \
    -e "$folder/nginx.log" 2>"$folder/nginx.err" &
pids+=($!)
for ((i = 0; i < 100; ++i)); do is_taken "$nginx_port" && break || sleep 0.05; done

ours=$(rate "http://127.0.0.1:$port/v1/svc/department/$id" "apikey: $key")
theirs=$(rate "http://127.0.0.1:$nginx_port/record.json" "X-Nothing: nothing")
printf '%-28s %8.0f /s   nginx %.0f /s, ratio %s\n' "reads of one record ($bytes B)" "$ours" \
    "$theirs" "$(awk "BEGIN { printf \"%.2f\", $ours / $theirs }")"
