#!/bin/sh
# nginx reads the addresses of the other services when it starts. A container that is started again may have another
# address, so that nginx must read them again. Connections that are open stay open.
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
  now=$(addresses) || continue # it is being started
  [ "$now" = "$known" ] || { nginx -s reload && known=$now; }
done
wait $nginx
