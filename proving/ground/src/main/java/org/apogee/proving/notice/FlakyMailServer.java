package org.apogee.proving.notice;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.apogee.local.LocalPorts;
import org.jspecify.annotations.Nullable;

/** A mail server that fails, hangs and restarts: as much of SMTP as our sender speaks. */
final class FlakyMailServer implements AutoCloseable {
  private static final Pattern ID = Pattern.compile("(?im)^message-id: <([\\w-]+)\\.(\\d+)@");
  private static final Pattern TO = Pattern.compile("(?im)^to: <?([^\\s>]+)>?$");
  private static final Pattern LINK = Pattern.compile("\\?confirm=([\\w-]+)\\.([0-9a-f]+)");

  private final int port = LocalPorts.free();
  private final Moods moods;
  private final Map<String, String> receivers = new ConcurrentHashMap<>();
  private final Map<String, String> keys = new ConcurrentHashMap<>();
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private ServerSocket server;

  FlakyMailServer(Moods moods) throws IOException {
    this.moods = moods;
    server = listen();
  }

  private ServerSocket listen() throws IOException {
    var fresh = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(() -> accept(fresh));
    return fresh;
  }

  int port() {
    return port;
  }

  /** The receiver with an address, once the link to confirm it has come. */
  Optional<String> receiverOf(String address) {
    return Optional.ofNullable(receivers.get(address));
  }

  /** The key of the link that confirms the address of a receiver, once it has come. */
  Optional<String> key(String receiver) {
    return Optional.ofNullable(keys.get(receiver));
  }

  private void accept(ServerSocket from) {
    while (!from.isClosed()) {
      try {
        var socket = from.accept();
        open.add(socket);
        Thread.ofVirtual().start(() -> serve(socket));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void serve(Socket socket) {
    try (socket) {
      var in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      var out = socket.getOutputStream();
      say(out, "220 bench");
      @Nullable String line = in.readLine();
      while (line != null && !line.startsWith("QUIT")) {
        if (!line.startsWith("DATA")) {
          say(out, "250 OK");
        } else {
          say(out, "354 Send it");
          take(message(in), in, out);
        }
        line = in.readLine();
      }
    } catch (IOException gone) {
      // The sender was killed, or this server restarts.
    } finally {
      open.remove(socket);
    }
  }

  private static String message(BufferedReader in) throws IOException {
    var text = new StringBuilder();
    var line = in.readLine();
    while (line != null && !line.equals(".")) {
      text.append(line).append('\n');
      line = in.readLine();
    }
    if (line == null) {
      throw new IOException("the message broke off");
    }
    return text.toString();
  }

  private void take(String message, BufferedReader in, OutputStream out) throws IOException {
    switch (moods.next()) {
      case HANGS -> in.readLine(); // until the sender goes
      case FAILS -> say(out, "451 Later");
      case ACCEPTS -> {
        var id = ID.matcher(message);
        if (id.find()) {
          moods.accept(id.group(1), Long.parseLong(id.group(2)));
        }
        var link = LINK.matcher(message);
        if (link.find()) {
          keys.put(link.group(1), link.group(2));
          var to = TO.matcher(message);
          if (to.find()) {
            receivers.put(to.group(1), link.group(1));
          }
        }
        say(out, "250 Accepted");
      }
    }
  }

  private static void say(OutputStream out, String line) throws IOException {
    out.write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  /** Breaks all connections and is away for a while. */
  void restart(long awayMillis) throws IOException, InterruptedException {
    stop();
    Thread.sleep(awayMillis);
    server = listen();
    moods.restarted();
  }

  private void stop() throws IOException {
    server.close();
    for (var socket : open) {
      socket.close();
    }
  }

  @Override
  public void close() throws IOException {
    stop();
  }
}
