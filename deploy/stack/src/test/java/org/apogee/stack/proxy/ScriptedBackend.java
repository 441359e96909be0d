package org.apogee.stack.proxy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** A backend that does to each request what its script says. */
final class ScriptedBackend implements Backend, AutoCloseable {
  volatile boolean isReady = true;
  volatile boolean isSilent;

  private final ServerSocket listening;
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final AtomicInteger connections = new AtomicInteger();
  private final Semaphore words = new Semaphore(0);
  private volatile Script script = Talk::hangUp;

  @FunctionalInterface
  interface Script {
    void on(Talk talk) throws IOException, InterruptedException;
  }

  ScriptedBackend() {
    try {
      listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  void serve(Script script) {
    this.script = script;
  }

  List<String> requests() {
    return requests;
  }

  int connections() {
    return connections.get();
  }

  /** Lets the script go on that waits for a word. */
  void say() {
    words.release();
  }

  private void accept() {
    try {
      while (true) {
        var socket = listening.accept();
        connections.incrementAndGet();
        Thread.ofVirtual().start(() -> serve(socket));
      }
    } catch (IOException closed) {
      // the test has ended
    }
  }

  private void serve(Socket socket) {
    try (socket) {
      for (var request = read(socket); !request.isEmpty(); request = read(socket)) {
        requests.add(request);
        script.on(new Talk(request, socket));
      }
    } catch (IOException closed) {
      // by the proxy or by the script
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Bodies of tests have two bytes. */
  private static String read(Socket socket) throws IOException {
    var text = new StringBuilder();
    while (!text.toString().endsWith("\r\n\r\n")) {
      int next = socket.getInputStream().read();
      if (next < 0) {
        return "";
      }
      text.append((char) next);
    }
    if (text.toString().contains("Content-Length: 2")) {
      text.append(new String(socket.getInputStream().readNBytes(2), ISO_8859_1));
    }
    return text.toString();
  }

  /** One request, and what can be done about it. */
  final class Talk {
    private final String request;
    private final Socket socket;

    private Talk(String request, Socket socket) {
      this.request = request;
      this.socket = socket;
    }

    String request() {
      return request;
    }

    void answer(String... parts) throws IOException {
      for (var part : parts) {
        socket.getOutputStream().write(part.getBytes(ISO_8859_1));
      }
    }

    void hangUp() throws IOException {
      socket.close();
    }

    void awaitWord() throws InterruptedException {
      words.acquire();
    }

    /** Waits for the end of the connection; false if something else comes. */
    boolean isLeft() throws IOException {
      return socket.getInputStream().read() < 0;
    }

    void switchToEcho() throws IOException {
      answer(
          "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
      socket.getInputStream().transferTo(socket.getOutputStream());
    }
  }

  @Override
  public int port() {
    return listening.getLocalPort();
  }

  @Override
  public boolean ready() {
    return isReady;
  }

  @Override
  public boolean silent() {
    return isSilent;
  }

  @Override
  public void close() {
    try {
      listening.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
