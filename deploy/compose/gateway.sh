#!/bin/sh
# nginx looks up the addresses of the other services only when it starts or reloads. A restarted container may have a new
# address, so this reloads nginx whenever one changes. A reload keeps open connections.
services='node1 node2 node3 matchmaker analytics'
addresses() { for service in $services; do getent hosts "$service" || return 1; done; }

known=$(addresses)
nginx -g 'daemon off;' &
nginx=$!
trap 'kill -TERM $nginx' TERM
trap 'kill -QUIT $nginx' QUIT
while kill -0 $nginx 2>/dev/null; do
  sleep 2 &
  wait $!
  now=$(addresses) || continue # a container is down or starting
  [ "$now" = "$known" ] || { nginx -s reload && known=$now; }
done
wait $nginx
