# Makes the cluster and the database that the environment asks for, then serves.
set -euo pipefail
if [ "$(id -u)" = 0 ]; then
  chown postgres /var/lib/postgresql
  exec setpriv --reuid=postgres --regid=postgres --clear-groups bash "$0" "$@"
fi
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  initdb -D "$PGDATA" -U "$POSTGRES_USER" --auth=scram-sha-256 --pwfile=<(printf '%s' "$POSTGRES_PASSWORD") >/dev/null
  printf 'host all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  printf 'CREATE DATABASE "%s";\n' "$POSTGRES_DB" | postgres --single -D "$PGDATA" postgres >/dev/null
fi
exec "$@" -D "$PGDATA" -c 'listen_addresses=*' -c unix_socket_directories=/tmp
