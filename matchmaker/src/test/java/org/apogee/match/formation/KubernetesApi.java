package org.apogee.match.formation;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/**
 * As much of the API of Kubernetes as members ask: the pods of one namespace, to those who show a
 * token that it gave. Its certificate is made by itself, so that only who is told of it believes
 * it.
 */
final class KubernetesApi implements AutoCloseable {
  static final String NAMESPACE = "games";
  private static final String PATH = "/api/v1/namespaces/" + NAMESPACE + "/pods";
  private static final String SELECTOR = "labelSelector=app=apogee,part=node";
  private static final String STORE_PASSWORD = "only-for-this-test";

  private final Path folder;
  private final Path authority;
  private final HttpsServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Map<String, Integer> answered = new ConcurrentHashMap<>();
  private final List<String> refused = Collections.synchronizedList(new ArrayList<>());
  private volatile String pods = "";

  private KubernetesApi(Path folder) throws IOException, GeneralSecurityException {
    this.folder = folder;
    authority = folder.resolve("ca.crt");
    server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setHttpsConfigurator(new HttpsConfigurator(identity(folder.resolve("api.p12"))));
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  /** Knows no pods yet. */
  static KubernetesApi start(Path folder) throws Exception {
    return new KubernetesApi(folder);
  }

  /** The file with the token of one pod, which nobody else has. */
  Path tokenFor(String pod) throws IOException {
    answered.put(bearer(pod), 0);
    return Files.writeString(folder.resolve("token-" + pod), "token-of-" + pod);
  }

  private static String bearer(String pod) {
    return "Bearer token-of-" + pod;
  }

  private SSLContext identity(Path store) throws IOException, GeneralSecurityException {
    keytool(
        store,
        "-genkeypair -keyalg EC -groupname secp256r1 -validity 2 -dname CN=kubernetes"
            + " -ext san=ip:127.0.0.1 -storetype PKCS12");
    keytool(store, "-exportcert -rfc -file " + authority);
    var keys = KeyStore.getInstance(store.toFile(), STORE_PASSWORD.toCharArray());
    var managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    managers.init(keys, STORE_PASSWORD.toCharArray());
    var context = SSLContext.getInstance("TLS");
    context.init(managers.getKeyManagers(), null, null);
    return context;
  }

  private static void keytool(Path store, String arguments) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
    command.addAll(List.of(arguments.split(" ")));
    command.addAll(
        List.of("-alias", "api", "-keystore", store.toString(), "-storepass", STORE_PASSWORD));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new AssertionError("keytool: " + said);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      var shown = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
      int status = !answered.containsKey(shown) ? 401 : asksForPods(exchange) ? 200 : 404;
      if (status == 200) {
        answered.merge(shown, 1, Integer::sum);
      } else {
        refused.add("%s %s".formatted(exchange.getRequestURI(), shown));
      }
      var body =
          status == 200
              ? "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"items\":[" + pods + "]}"
              : "{\"kind\":\"Status\",\"code\":" + status + "}";
      var bytes = body.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private static boolean asksForPods(HttpExchange exchange) {
    var uri = exchange.getRequestURI();
    return exchange.getRequestMethod().equals("GET")
        && uri.getPath().equals(PATH)
        && SELECTOR.equals(uri.getQuery());
  }

  /** From now on these pods run. */
  void show(List<Pod> running) {
    pods = String.join(",", running.stream().map(Pod::json).toList());
  }

  /**
   * One pod, as Kubernetes tells of it.
   *
   * @param state of its container: {@code running}, or {@code waiting} after it failed
   */
  record Pod(String address, int port, String state, boolean leaving) {
    private String json() {
      return """
      {"metadata": {"name": "%s", "labels": {"app": "apogee", "part": "node"}%s},
       "spec": {"containers": [{"name": "node", "ports": [
         {"name": "http", "containerPort": 8080}, {"name": "bootstrap", "containerPort": %d}]}]},
       "status": {"phase": "Running", "podIP": "%s",
         "containerStatuses": [{"name": "node", "state": {"%s": {}}}]}}\
      """
          .formatted(
              address,
              leaving ? ", \"deletionTimestamp\": \"2026-01-01T00:00:00Z\"" : "",
              port,
              address,
              state);
    }
  }

  /** How often this pod asked in the right way, with its token. */
  int answered(String pod) {
    return answered.getOrDefault(bearer(pod), 0);
  }

  /** What was asked in any other way. */
  List<String> refused() {
    return List.copyOf(refused);
  }

  int port() {
    return server.getAddress().getPort();
  }

  Path authority() {
    return authority;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }
}
