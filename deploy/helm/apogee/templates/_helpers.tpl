{{- define "apogee.labels" -}}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* Head of an object. Takes a dict of root, name and, for what belongs to one part, part. */}}
{{- define "apogee.metadata" -}}
name: {{ .name }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "apogee.labels" .root | nindent 2 }}
  {{- with .part }}
  app: apogee
  part: {{ . }}
  {{- end }}
{{- end }}

{{/* Settings of all processes, as JSON, so that callers can count on one form. */}}
{{- define "apogee.settings" -}}
{{- $v := .Values }}
{{- $s := dict
  "APOGEE_DATABASE_URL" $v.database.url
  "APOGEE_DATABASE_USER" $v.database.user
  "APOGEE_DATABASE_PASSWORD_FILE" "/secrets/database-password"
  "APOGEE_TOKEN_ORGANISER_FILE" "/secrets/organiser-token"
  "APOGEE_KAFKA" $v.kafka.servers
  "APOGEE_FEED_REPLICATION" (toString $v.kafka.replication)
  "APOGEE_REMOTING_PORT" "17355"
  "APOGEE_STOP_GRACE" $v.stopGrace
  "APOGEE_LOG" $v.log
  "APOGEE_HTTP_TRUSTED_PROXIES" $v.http.trustedProxies
  "APOGEE_FORMATION" $v.cluster.formation }}
{{- if eq $v.cluster.formation "kubernetes" }}
  {{- /* More than half of the first nodes: two groups could otherwise each found a cluster. */}}
  {{- $_ := set $s "APOGEE_KUBERNETES_CONTACT_POINTS" (toString (add 1 (div (include "apogee.firstNodes" . | int) 2))) }}
{{- else }}
  {{- $seeds := list }}
  {{- range $i := until (min 3 (include "apogee.firstNodes" . | int) | int) }}
    {{- $seeds = append $seeds (printf "apogee-node-%d.apogee-node-peers.%s.svc:17355" $i $.Release.Namespace) }}
  {{- end }}
  {{- $_ := set $s "APOGEE_SEEDS" (join ", " $seeds) }}
{{- end }}
{{- with $v.http.publicUrl }}{{ $_ := set $s "APOGEE_HTTP_PUBLIC_URL" . }}{{ end }}
{{- if $v.oidc.issuer }}
  {{- $_ := set $s "APOGEE_OIDC_ISSUER" $v.oidc.issuer }}
  {{- if not $v.oidc.publicClient }}{{ $_ := set $s "APOGEE_OIDC_CLIENT_SECRET_FILE" "/secrets/oidc-client-secret" }}{{ end }}
  {{- with $v.oidc.name }}{{ $_ := set $s "APOGEE_OIDC_NAME" . }}{{ end }}
  {{- with $v.oidc.clientId }}{{ $_ := set $s "APOGEE_OIDC_CLIENT_ID" . }}{{ end }}
{{- end }}
{{- if $v.kafka.user }}
  {{- $_ := set $s "APOGEE_KAFKA_USER" $v.kafka.user }}
  {{- $_ := set $s "APOGEE_KAFKA_PASSWORD_FILE" "/secrets/kafka-password" }}
{{- end }}
{{- if $v.database.tlsSecret }}{{ $_ := set $s "APOGEE_DATABASE_TLS" "/tls/database" }}{{ end }}
{{- if $v.kafka.tlsSecret }}{{ $_ := set $s "APOGEE_KAFKA_TLS" "/tls/kafka" }}{{ end }}
{{- if $v.cluster.tlsSecret }}{{ $_ := set $s "APOGEE_CLUSTER_TLS" "/tls/member" }}{{ end }}
{{- if $v.http.tlsSecret }}{{ $_ := set $s "APOGEE_HTTP_TLS" "/tls/http" }}{{ end }}
{{- range $name, $value := $v.settings }}{{ $_ := set $s $name (toString $value) }}{{ end }}
{{- toJson $s }}
{{- end }}

{{/* How many nodes a first start has. */}}
{{- define "apogee.firstNodes" -}}
{{- if .Values.autoscaling.enabled }}{{ .Values.autoscaling.minReplicas }}{{ else }}{{ .Values.node.replicas }}{{ end }}
{{- end }}

{{/* Certificates that a part needs, as JSON. The analytics are no member of the cluster, so they get no certificate of one. */}}
{{- define "apogee.certificates" -}}
{{- $v := .root.Values }}
{{- $sources := list }}
{{- with $v.database.tlsSecret }}
  {{- $sources = append $sources (dict "secret" (dict "name" . "items" (list (dict "key" "ca.crt" "path" "database/ca.crt")))) }}
{{- end }}
{{- with $v.kafka.tlsSecret }}
  {{- $sources = append $sources (dict "secret" (dict "name" . "items" (list (dict "key" "ca.crt" "path" "kafka/ca.crt")))) }}
{{- end }}
{{- if and .isMember $v.cluster.tlsSecret }}
  {{- $items := list }}
  {{- range list "ca.crt" "tls.crt" "tls.key" }}{{ $items = append $items (dict "key" . "path" (print "member/" .)) }}{{ end }}
  {{- $sources = append $sources (dict "secret" (dict "name" $v.cluster.tlsSecret "items" $items)) }}
{{- end }}
{{- with $v.http.tlsSecret }}
  {{- $items := list }}
  {{- range list "tls.crt" "tls.key" }}{{ $items = append $items (dict "key" . "path" (print "http/" .)) }}{{ end }}
  {{- $sources = append $sources (dict "secret" (dict "name" . "items" $items)) }}
{{- end }}
{{- toJson $sources }}
{{- end }}

{{/* The pod of a part. Takes a dict of root, part, main (the class that runs) and isMember (of the cluster). */}}
{{- define "apogee.pod" -}}
{{- $v := .root.Values }}
{{- $own := get $v .part }}
{{- $asks := and .isMember (eq $v.cluster.formation "kubernetes") }}
{{- $certificates := include "apogee.certificates" . | fromJsonArray }}
metadata:
  labels: {app: apogee, part: {{ .part }}}
  annotations:
    checksum/settings: {{ include "apogee.settings" .root | sha256sum }}
    {{- if $v.monitoring.enabled }}
    prometheus.io/scrape: "true"
    prometheus.io/port: "7626"
    {{- end }}
    {{- with $own.podAnnotations }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  serviceAccountName: apogee-{{ .part }}
  # With it the process asks Kubernetes for the nodes.
  automountServiceAccountToken: {{ $asks }}
  enableServiceLinks: false
  terminationGracePeriodSeconds: 75
  {{- with $v.image.pullSecrets }}
  imagePullSecrets:
    {{- range . }}
    - name: {{ . }}
    {{- end }}
  {{- end }}
  {{- with $own.nodeSelector }}
  nodeSelector: {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $own.tolerations }}
  tolerations: {{- toYaml . | nindent 4 }}
  {{- end }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 10001
    runAsGroup: 10001
    fsGroup: 10001
    seccompProfile: {type: RuntimeDefault}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels: {app: apogee, part: {{ .part }}}
  containers:
    - name: {{ .part }}
      image: {{ printf "%s:%s" $v.image.repository (default .root.Chart.AppVersion $v.image.tag) | quote }}
      {{- with $v.image.pullPolicy }}
      imagePullPolicy: {{ . }}
      {{- end }}
      args: [{{ .main }}]
      envFrom:
        - configMapRef: {name: apogee}
      {{- if or .isMember $own.env }}
      env:
        {{- if $asks }}
        - name: APOGEE_HOST
          valueFrom:
            fieldRef: {fieldPath: status.podIP}
        - name: APOGEE_KUBERNETES_NAMESPACE
          valueFrom:
            fieldRef: {fieldPath: metadata.namespace}
        {{- else if .isMember }}
        - name: POD_NAME
          valueFrom:
            fieldRef: {fieldPath: metadata.name}
        - name: APOGEE_HOST
          value: $(POD_NAME).apogee-{{ .part }}-peers.{{ .root.Release.Namespace }}.svc
        {{- end }}
        {{- range $name, $value := $own.env }}
        - name: {{ $name }}
          value: {{ $value | quote }}
        {{- end }}
      {{- end }}
      ports:
        - {name: http, containerPort: 8080}
        - {name: management, containerPort: 7626}
        {{- if .isMember }}
        - {name: remoting, containerPort: 17355}
        - {name: bootstrap, containerPort: 7627}
        {{- end }}
      startupProbe:
        httpGet: {path: /started, port: management}
        periodSeconds: 2
        failureThreshold: 60
      readinessProbe:
        httpGet: {path: /ready, port: management}
        periodSeconds: 3
        failureThreshold: 2
        timeoutSeconds: 2
      livenessProbe:
        httpGet: {path: /alive, port: management}
        periodSeconds: 10
        failureThreshold: 6
        timeoutSeconds: 5
      lifecycle:
        preStop:
          exec: {command: [sleep, "5"]}
      resources: {{- toYaml $own.resources | nindent 8 }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities: {drop: [ALL]}
      volumeMounts:
        - {name: tmp, mountPath: /tmp}
        - {name: secrets, mountPath: /secrets, readOnly: true}
        {{- if $certificates }}
        - {name: tls, mountPath: /tls, readOnly: true}
        {{- end }}
  volumes:
    - name: tmp
      emptyDir: {sizeLimit: 256Mi}
    - name: secrets
      {{- if $v.database.passwordSecret.name }}
      projected:
        defaultMode: 0440
        sources:
          - secret: {name: {{ $v.secret }}}
          - secret:
              name: {{ $v.database.passwordSecret.name }}
              items: [{key: {{ $v.database.passwordSecret.key }}, path: database-password}]
      {{- else }}
      secret:
        secretName: {{ $v.secret }}
        defaultMode: 0440
      {{- end }}
    {{- if $certificates }}
    - name: tls
      projected:
        defaultMode: 0440
        sources: {{- toYaml $certificates | nindent 10 }}
    {{- end }}
{{- end }}

{{/* Ports of the database and of Kafka, as their addresses name them. */}}
{{- define "apogee.storePorts" -}}
{{- $ports := list }}
{{- range splitList "," (regexReplaceAll "^jdbc:postgresql://([^/?]*).*$" .Values.database.url "${1}") }}
  {{- $ports = append $ports (regexFind ":[0-9]+$" . | trimPrefix ":" | default "5432" | int) }}
{{- end }}
{{- range splitList "," .Values.kafka.servers }}
  {{- $ports = append $ports (regexFind ":[0-9]+$" (trim .) | trimPrefix ":" | int) }}
{{- end }}
{{- range $i, $port := uniq $ports }}
{{- if $i }}{{ "\n" }}{{ end -}}
- {port: {{ $port }}}
{{- end }}
{{- end }}
