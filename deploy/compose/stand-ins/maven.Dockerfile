FROM docker.io/library/debian:12.12-slim
COPY jdk /opt/java
COPY maven /opt/maven
COPY m2 /root/.m2
ENV JAVA_HOME=/opt/java PATH=/opt/java/bin:/usr/local/bin:/usr/bin:/bin
# Everything it needs is in the repository.
RUN printf '#!/bin/sh\nexec /opt/maven/bin/mvn -o "$@"\n' >/usr/local/bin/mvn && chmod +x /usr/local/bin/mvn
