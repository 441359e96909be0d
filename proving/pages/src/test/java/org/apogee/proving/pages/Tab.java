package org.apogee.proving.pages;

import static org.apogee.proving.pages.DevTools.params;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.apogee.protocol.ProtocolJson;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;

/** One tab: goes somewhere, is looked at and clicked, and remembers what went wrong. */
final class Tab implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(90);
  private static final Duration EVERY = Duration.ofMillis(25);

  /** Of pictures with losses: text stays sharp. */
  private static final int QUALITY = 90;

  private final DevTools tools;
  private final Mouse mouse;
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final AtomicLong bytes = new AtomicLong();
  private String scheme = "dark";

  Tab(HttpClient client, URI address) {
    tools = new DevTools(client, address, this::event);
    mouse = new Mouse(this, tools);
    for (var part : List.of("Page", "Runtime", "Log", "Network")) {
      tools.call(part + ".enable");
    }
    tools.call("Performance.enable", params().put("timeDomain", "threadTicks"));
  }

  private void event(String method, JsonNode params) {
    switch (method) {
      case "Runtime.exceptionThrown" -> complaints.add(params.toString());
      case "Runtime.consoleAPICalled" -> {
        if (params.path("type").asText().matches("error|warning|assert")) {
          complaints.add(params.path("args").toString());
        }
      }
      case "Log.entryAdded" -> {
        var entry = params.path("entry");
        if (entry.path("level").asText().matches("error|warning")) {
          complaints.add(entry.path("text").asText() + " " + entry.path("url").asText());
        }
      }
      case "Network.loadingFinished" -> bytes.addAndGet(params.path("encodedDataLength").asLong());
      default -> {}
    }
  }

  /** The size of the window, the scheme of colours, and always without motion. */
  Tab looking(int width, int height, String scheme) {
    tools.call(
        "Emulation.setDeviceMetricsOverride",
        params()
            .put("width", width)
            .put("height", height)
            .put("deviceScaleFactor", 1)
            .put("mobile", width < 500));
    this.scheme = scheme;
    return wishing("reduce");
  }

  /** As somebody who likes to see things move. */
  Tab moving() {
    return wishing("no-preference");
  }

  private Tab wishing(String motion) {
    var media = params();
    var features = media.putArray("features");
    features.addObject().put("name", "prefers-color-scheme").put("value", scheme);
    features.addObject().put("name", "prefers-reduced-motion").put("value", motion);
    tools.call("Emulation.setEmulatedMedia", media);
    return this;
  }

  /** As somebody who was never here before. */
  Tab forgetful() {
    tools.call("Network.clearBrowserCache");
    return this;
  }

  /** From now on no request to these addresses arrives; to none if they are empty. */
  void cutOff(String... patterns) {
    var blocked = params();
    var urls = blocked.putArray("urls");
    for (var pattern : patterns) {
      urls.add(pattern);
    }
    tools.call("Network.setBlockedURLs", blocked);
  }

  /** Goes to a page and waits until it shows itself. */
  void go(String url) {
    bytes.set(0);
    tools.call("Page.navigate", params().put("url", "about:blank"));
    tools.call("Page.navigate", params().put("url", url));
    awaitTrue("document.getElementById('main')?.dataset.shown === 'true'");
  }

  /** The value of an expression; promises are waited for. */
  JsonNode value(String expression) {
    var answer =
        tools.call(
            "Runtime.evaluate",
            params()
                .put("expression", expression)
                .put("awaitPromise", true)
                .put("returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + answer.get("exceptionDetails"));
    }
    return answer.at("/result/value");
  }

  boolean isTrue(String expression) {
    return value(expression).asBoolean();
  }

  String text(String selector) {
    return value("document.querySelector(%s)?.textContent ?? ''".formatted(quoted(selector)))
        .asText();
  }

  /** The ID of the player who has signed in. */
  String player() {
    return value("localStorage.getItem('apogee-account')").asText();
  }

  /** A token of the player who has signed in: the page itself holds none that a script can read. */
  String freshToken() {
    return value(
            """
            fetch("/api/v1/players/%s/tokens", {
              method: "POST",
              headers: {"Content-Type": "application/json", "X-Apogee-Session": "1"},
              body: '{"scopes":["play"]}',
            }).then((answer) => answer.json()).then((made) => made.secret)
            """
                .formatted(player()))
        .asText();
  }

  void awaitTrue(String expression) {
    try {
      Awaitility.await()
          .atMost(PATIENCE)
          .pollInterval(EVERY)
          .ignoreExceptions()
          .until(() -> isTrue(expression));
    } catch (ConditionTimeoutException late) {
      var shown = value("document.body.innerText.slice(0, 1500)").asText();
      throw new AssertionError("never: " + expression + "\n" + complaints + "\n" + shown, late);
    }
  }

  /** A real click of the mouse in the middle of what the selector finds first. */
  void click(String selector) {
    awaitTrue("!!document.querySelector(%s)".formatted(quoted(selector)));
    if (!clickOn("document.querySelector(%s)".formatted(quoted(selector)))) {
      throw new AssertionError("gone before it was clicked: " + selector);
    }
  }

  /** The same for what an expression finds now; false if that is nothing. */
  boolean clickOn(String expression) {
    return mouse.clickOn(expression);
  }

  void key(String key) {
    for (var type : List.of("keyDown", "keyUp")) {
      tools.call("Input.dispatchKeyEvent", params().put("type", type).put("key", key));
    }
  }

  /** A key with its text, as it presses what has the focus. */
  void press(String key) {
    tools.call(
        "Input.dispatchKeyEvent",
        params()
            .put("type", "keyDown")
            .put("key", key)
            .put("code", key)
            .put("text", "\r")
            .put("windowsVirtualKeyCode", 13));
    tools.call("Input.dispatchKeyEvent", params().put("type", "keyUp").put("key", key));
  }

  /** Moves the focus to the next element, as the Tab key does. */
  void focusNext() {
    for (var type : List.of("keyDown", "keyUp")) {
      tools.call(
          "Input.dispatchKeyEvent",
          params()
              .put("type", type)
              .put("key", "Tab")
              .put("code", "Tab")
              .put("windowsVirtualKeyCode", 9));
    }
  }

  /** Writes into a field as if it was typed, and chooses in a list by value. */
  void fill(String selector, String text) {
    value(
        """
        (() => {
          const field = document.querySelector(%s);
          field.value = %s;
          field.dispatchEvent(new Event("input", {bubbles: true}));
          field.dispatchEvent(new Event("change", {bubbles: true}));
          return true;
        })()
        """
            .formatted(quoted(selector), quoted(text)));
  }

  /** The whole page as a picture. */
  void shoot(Path file, int width, int heightMost) {
    var size = tools.call("Page.getLayoutMetrics").path("cssContentSize");
    var clip = new double[] {0, 0, width, Math.min(heightMost, size.path("height").asInt())};
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, picture("png", clip, true));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** What the window shows, as a small file. */
  byte[] window() {
    return picture("webp", numbers("[0, 0, innerWidth, innerHeight]"), false);
  }

  /** The box around all that a selector finds, with a margin, as far as the window shows it. */
  byte[] boxOf(String selector, int margin) {
    return picture(
        "webp",
        numbers(
            """
            (() => {
              const boxes = [...document.querySelectorAll(%1$s)].map((one) => one.getBoundingClientRect());
              const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - %2$d);
              const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - %2$d);
              const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + %2$d);
              const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + %2$d);
              return [left, top, right - left, bottom - top];
            })()
            """
                .formatted(quoted(selector), margin)),
        false);
  }

  private double[] numbers(String expression) {
    var found = value(expression);
    double[] numbers = new double[found.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = found.get(i).asDouble();
    }
    return numbers;
  }

  /** A part of the page: x, y, width and height. */
  private byte[] picture(String format, double[] clip, boolean ofAll) {
    var params =
        params().put("format", format).put("quality", QUALITY).put("captureBeyondViewport", ofAll);
    double[] from = ofAll ? new double[] {0, 0} : numbers("[scrollX, scrollY]");
    params
        .putObject("clip")
        .put("x", clip[0] + from[0])
        .put("y", clip[1] + from[1])
        .put("width", clip[2])
        .put("height", clip[3])
        .put("scale", 1);
    var data = tools.call("Page.captureScreenshot", params).path("data").asText();
    return Base64.getDecoder().decode(data);
  }

  /** Moves the mouse to the middle of what the selector finds first. */
  void hover(String selector) {
    mouse.moveTo("document.querySelector(%s)".formatted(quoted(selector)));
  }

  /** Bytes over the wire since the last {@link #go}. */
  long bytes() {
    return bytes.get();
  }

  /** What a page cost until it could be used. */
  record Visit(long bytes, int interactiveMillis) {}

  /** Prints what the page cost until it was there. */
  Visit measured(String what) {
    var times =
        value(
            """
            (() => {
              const page = performance.getEntriesByType("navigation")[0];
              const painted = performance.getEntriesByName("first-contentful-paint")[0];
              return [page.domInteractive, painted?.startTime ?? 0, performance.now()];
            })()
            """);
    System.out.printf(
        Locale.ROOT,
        "pages: %s: %d bytes, interactive after %d ms, painted after %d ms, asked after %d ms%n",
        what,
        bytes(),
        times.get(0).asInt(),
        times.get(1).asInt(),
        times.get(2).asInt());
    return new Visit(bytes(), times.get(0).asInt());
  }

  /** Time on the processor, not on the clock: others use this machine too. */
  double taskSeconds() {
    for (var metric : tools.call("Performance.getMetrics").path("metrics")) {
      if (metric.path("name").asText().equals("TaskDuration")) {
        return metric.path("value").asDouble();
      }
    }
    throw new AssertionError("Chromium tells no TaskDuration");
  }

  /** What the console said and what was thrown, since this was last asked. */
  List<String> complaints() {
    var all = List.copyOf(complaints);
    complaints.removeAll(all);
    return all;
  }

  static String quoted(String text) {
    return ProtocolJson.write(text);
  }

  @Override
  public void close() {
    tools.call("Page.close");
    tools.close();
  }
}
