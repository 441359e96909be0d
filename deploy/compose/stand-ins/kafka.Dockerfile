FROM docker.io/library/debian:12.12-slim
RUN useradd --uid 1000 kafka && mkdir -p /var/lib/kafka/data /opt/kafka/bin && chown kafka /var/lib/kafka/data \
 && printf '#!/bin/bash\nexec 3<>/dev/tcp/127.0.0.1/9092\n' >/opt/kafka/bin/kafka-topics.sh && chmod +x /opt/kafka/bin/kafka-topics.sh
COPY jdk /opt/java
COPY lib /opt/kafka/libs
COPY Broker.java /opt/kafka/
USER 1000
ENTRYPOINT ["/opt/java/bin/java", "-Xmx512m", "-cp", "/opt/kafka/libs/*", "/opt/kafka/Broker.java"]
