#!/usr/bin/env bash
# Replaces our processes by those of the current compose.yml, .env and image, one at a time, and stops at the first that does
# not become healthy. "docker compose up -d" would replace all of them together.
#   docker compose build && ./update.sh
# Another word for what is used: COMPOSE (docker compose, 2.1.1 or newer).
set -euo pipefail
cd "$(dirname "$0")"

for service in node3 node2 node1 matchmaker analytics; do
  printf '%(%H:%M:%S)T %s\n' -1 "$service"
  ${COMPOSE:-docker compose} up -d --no-deps --wait "$service"
done
