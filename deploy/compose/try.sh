#!/usr/bin/env bash
# Builds the image, starts everything of compose.yml, plays a game, breaks things and takes it all down again.
#   deploy/compose/try.sh            as root, with podman and docker-compose; without a registry after stand-ins/make.sh
# Exit code: 0 all well, 1 something is not as it should be, 77 it cannot be tried here (the reason is said).
# It takes port 8080 of this machine. Other words for what is used: COMPOSE (docker-compose), TRY_FILE (compose.yml).
# SPLITS (1) says how often two nodes stand still while the third one is killed.
set -euo pipefail
cd "$(dirname "$0")"

file=${TRY_FILE:-compose.yml}
project=apogee-try
scratch=$(mktemp -d)
service='' ticker=''

skip() { printf 'skipped: %s\n' "$1" >&2; exit 77; }
fail() { printf 'FAILED: %s\n' "$1" >&2; compose ps >&2 || true; compose logs --tail=20 >&2 || true; exit 1; }
step() { printf '%(%H:%M:%S)T %s\n' -1 "$1"; }

[ "$(id -u)" = 0 ] || skip 'containers with limits and networks of their own need root here'
command -v podman >/dev/null || skip 'podman is not installed'
client=${COMPOSE:-docker-compose}
command -v "${client%% *}" >/dev/null || skip "$client is not installed"
compose() { $client -p "$project" -f "$file" "$@"; }

cleanup() {
  local code=$?
  [ -z "$ticker" ] || kill "$ticker" 2>/dev/null || true
  if [ -n "$service" ]; then
    compose down -v --timeout 20 >"$scratch/down.log" 2>&1 || true
    kill "$service" 2>/dev/null || true
  fi
  rm -rf "$scratch"
  exit "$code"
}
trap cleanup EXIT

# Podman as Docker would be: by its API. Limits are no higher than this machine's own.
cat >"$scratch/containers.conf" <<CONF
[containers]
default_ulimits = ["nofile=20000:20000", "nproc=16000:16000"]
[engine]
runtime = "$(command -v runc >/dev/null && echo runc || echo crun)"
cgroup_manager = "cgroupfs"
CONF
export CONTAINERS_CONF=$scratch/containers.conf DOCKER_HOST=unix://$scratch/podman.sock DOCKER_BUILDKIT=0
podman info >/dev/null 2>"$scratch/info.log" || skip "podman does not work here: $(tail -n 1 "$scratch/info.log")"
podman system service --time=0 "$DOCKER_HOST" 2>"$scratch/service.log" &
service=$!
for _ in $(seq 100); do [ -S "$scratch/podman.sock" ] && break; sleep 0.1; done
[ -S "$scratch/podman.sock" ] || fail "podman's API does not start: $(tail -n 1 "$scratch/service.log")"

export APOGEE_DATABASE_PASSWORD=try-$RANDOM$RANDOM GRAFANA_PASSWORD=try-$RANDOM MONITOR_PASSWORD=try-$RANDOM
export APOGEE_TOKEN_ORGANISER=organiser-of-a-try-$RANDOM$RANDOM$RANDOM$RANDOM

# What is neither here nor can be fetched is named, and nothing is started.
needed() {
  compose config | sed -n 's/^ *image: //p' | grep -v '^apogee:'
  [ "$file" != compose.yml ] || sed -n 's/^FROM \([^ ]*\).*/\1/p' ../docker/Dockerfile
}
podman_api() { curl -sS --unix-socket "$scratch/podman.sock" "$@"; }
for image in $(needed | grep -vE 'grafana|prom|kafka-exporter' | sort -u); do
  podman_api -f "http://podman/v1.41/images/$image/json" >/dev/null 2>&1 && continue
  said=$(podman_api -X POST "http://podman/v1.41/images/create?fromImage=$image" 2>&1 | tail -n 1)
  podman_api -f "http://podman/v1.41/images/$image/json" >/dev/null 2>&1 \
    || skip "the image $image is not here and cannot be fetched: $said"
done

# Health checks are systemd's work elsewhere; here somebody has to ask.
( while sleep 1; do for c in $(podman ps -q); do podman healthcheck run "$c" >/dev/null 2>&1 || true; done; done ) &
ticker=$!

running() { podman ps -q --filter "label=com.docker.compose.project=$project" --filter "label=com.docker.compose.service=$1"; }
health() { podman inspect --format '{{.State.Healthcheck.Status}}' "$(running "$1")" 2>/dev/null || true; }
await_healthy() {
  for _ in $(seq "${2:-180}"); do [ "$(health "$1")" = healthy ] && return; sleep 1; done
  fail "$1 is not healthy after ${2:-180} s"
}
ask() { curl -fsS -m 10 -H "Authorization: Bearer $APOGEE_TOKEN_ORGANISER" -H 'Content-Type: application/json' "$@"; }
await_answer() {
  for _ in $(seq 60); do ask http://127.0.0.1:8080/api/v1/games >/dev/null 2>&1 && return; sleep 1; done
  fail "nobody answers on port 8080 $1"
}

step 'build'
compose build >"$scratch/build.log" 2>&1 || { tail -n 20 "$scratch/build.log" >&2; fail 'the image cannot be built'; }
step 'start'
compose up -d >"$scratch/up.log" 2>&1 || { tail -n 20 "$scratch/up.log" >&2; fail 'the services cannot be started'; }
for part in db kafka node1 node2 node3; do await_healthy "$part"; done
await_answer 'after the start'

step 'nobody is root, and no image can be written to'
for part in node1 matchmaker analytics; do
  id=$(running "$part")
  [ "$(podman exec "$id" id -u)" != 0 ] || fail "$part runs as root"
  ! podman exec "$id" bash -c 'echo x > /app/x' 2>/dev/null || fail "$part can write to its image"
done

step 'a game of two house bots'
game=$(ask -d '{"game": "sol", "seats": [{"bot": "random"}, {"bot": "greedy"}]}' http://127.0.0.1:8080/api/v1/games \
  | sed 's/.*"game": *"\([^"]*\)".*/\1/')
[ -n "$game" ] || fail 'no game could be opened'

step 'kill node2'
podman kill -s KILL "$(running node2)" >/dev/null
await_answer 'after a kill'
[ -n "$(running node2)" ] || compose up -d node2 >/dev/null 2>&1   # podman restarts by policy; docker-compose otherwise
await_healthy node2

step 'pause node3 for 12 s'
podman pause "$(running node3)" >/dev/null
sleep 12
await_answer 'while a node stands still'
podman unpause "$(podman ps -q --filter status=paused --filter "label=com.docker.compose.service=node3")" >/dev/null
for _ in $(seq 60); do [ -n "$(running node3)" ] && break; compose up -d node3 >/dev/null 2>&1 || true; sleep 1; done
await_healthy node3

step 'cut node2 off for 15 s'
network=${project}_inner
podman network disconnect "$network" "$(running node2)"
sleep 15
await_answer 'while a node is cut off'
podman network connect --alias node2 "$network" "$(running node2)" 2>/dev/null || true
podman restart "$(running node2)" >/dev/null 2>&1 || compose up -d node2 >/dev/null 2>&1
await_healthy node2

# The numbers of the clusters to which nodes belong that count as members, one a line.
clusters() {
  for node in node1 node2 node3; do
    podman exec "$(running "$node")" bash -c 'exec 3<>/dev/tcp/127.0.0.1/7626
      printf "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" >&3; cat <&3' 2>/dev/null \
      | awk '/^apogee_cluster_number[ {]/ {n = $NF} /^apogee_cluster_confirmed[ {]/ {c = $NF} END {if (c == 1) print n}' || true
  done | sort -u
}
all_healthy() { for node in node1 node2 node3; do [ "$(health "$node")" = healthy ] || return 1; done; }
looks=0
for split in $(seq "${SPLITS:-1}"); do
  killed=node$((split % 3 + 1))
  still=$(printf 'node%s\n' 1 2 3 | grep -v "$killed")
  step "split $split: ${still//$'\n'/ and } stand still, $killed is killed"
  ids=''
  for node in $still; do ids+=" $(running "$node")"; done
  podman pause $ids >/dev/null
  sleep $((split % 5))
  podman kill -s KILL "$(running "$killed")" >/dev/null
  [ -n "$(running "$killed")" ] || compose up -d "$killed" >/dev/null 2>&1
  sleep $((split % 4 * 6))   # before, when and after the new node may found a cluster
  podman unpause $ids >/dev/null
  apart=0
  for second in $(seq 240); do
    found=$(clusters)
    [ -z "$found" ] || looks=$((looks + 1))
    [ "$(wc -l <<<"$found")" -le 1 ] && apart=0 || apart=$((apart + 1))
    [ "$apart" -le 15 ] || fail "nodes belong to different clusters for more than 15 s: ${found//$'\n'/, }"
    [ "$second" -gt 20 ] && all_healthy && break   # the last health check may be older than the pause
    for node in node1 node2 node3; do
      [ -n "$(running "$node")" ] || compose up -d "$node" >/dev/null 2>&1 || true
    done
    sleep 1
  done
  all_healthy || fail "not all nodes are healthy $second s after a split"
  await_answer 'after a split'
done
[ "$looks" -gt 0 ] || fail 'no node reported its cluster'

step 'the game is over or goes on'
for _ in $(seq 120); do
  ask "http://127.0.0.1:8080/api/v1/games/$game" | grep -q '"over"' && break
  sleep 1
done
ask "http://127.0.0.1:8080/api/v1/games/$game" | grep -q '"over"' || fail "the game $game did not end"

step 'take it down'
compose down -v --timeout 75 >"$scratch/down.log" 2>&1 || { tail -n 5 "$scratch/down.log" >&2; fail 'it cannot be taken down'; }
[ -z "$(podman ps -aq --filter "label=com.docker.compose.project=$project")" ] || fail 'containers are left over'
step 'all well'
