FROM docker.io/library/debian:12.12-slim
RUN useradd --uid 999 --home-dir /var/lib/postgresql --create-home postgres
COPY postgres /opt/postgres
COPY postgres.sh /opt/
RUN printf '#!/bin/bash\nexec 3<>/dev/tcp/127.0.0.1/5432\n' >/usr/local/bin/pg_isready && chmod +x /usr/local/bin/pg_isready
ENV PATH=/opt/postgres/bin:/usr/local/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/data
ENTRYPOINT ["bash", "/opt/postgres.sh"]
CMD ["postgres"]
