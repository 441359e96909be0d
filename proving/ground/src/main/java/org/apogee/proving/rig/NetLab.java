package org.apogee.proving.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Pretended hosts on this machine: network namespaces on a bridge. Packets from one to another can
 * be lost, in one direction or in both, without a sign to either side: the sender writes them to a
 * hardware address that nobody has. The rest of the machine is not touched.
 */
public final class NetLab implements AutoCloseable {
  private static final String PREFIX = "apogee-lab-";
  private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d+)-\\d+");
  private static final String NOBODY = "02:ff:ff:ff:ff:ff";
  private static final int OUTSIDE = 254;
  private static final int SUBNETS = 250;

  private final long owner = ProcessHandle.current().pid();
  private final int hosts;
  private final String subnet = "10.77." + (1 + owner % SUBNETS);

  private NetLab(int hosts) {
    this.hosts = hosts;
  }

  /** Whether this process may make namespaces, and has the commands for it. */
  public static boolean isPossible() throws InterruptedException {
    var probe = PREFIX + ProcessHandle.current().pid() + "-0";
    if (!tried("ip", "netns", "add", probe)) {
      return false;
    }
    run("ip", "netns", "delete", probe);
    return true;
  }

  /** Makes the hosts, numbered from 0, after removing those of processes that were killed. */
  public static NetLab create(int hosts) throws InterruptedException {
    removeAbandoned();
    var lab = new NetLab(hosts);
    try {
      lab.make();
      return lab;
    } catch (RuntimeException e) {
      lab.close();
      throw e;
    }
  }

  private void make() throws InterruptedException {
    run("ip", "link", "add", bridge(), "type", "bridge");
    run("ip", "addr", "add", outside() + "/24", "dev", bridge());
    run("ip", "link", "set", bridge(), "up");
    for (int i = 0; i < hosts; i++) {
      run("ip", "netns", "add", name(i));
      run("ip", "link", "add", port(i), "type", "veth", "peer", "name", "eth0", "netns", name(i));
      run("ip", "link", "set", port(i), "master", bridge(), "up");
      run("ip", "-n", name(i), "addr", "add", address(i) + "/24", "dev", "eth0");
      run("ip", "-n", name(i), "link", "set", "eth0", "up");
      run("ip", "-n", name(i), "link", "set", "lo", "up");
    }
  }

  /** The address of this process for the hosts. */
  public String outside() {
    return subnet + "." + OUTSIDE;
  }

  public String address(int host) {
    return subnet + "." + (host + 1);
  }

  /** What to put before a command so that it runs on the host. */
  public List<String> launcher(int host) {
    return List.of("ip", "netns", "exec", name(host));
  }

  /** From now on no packet from one host reaches the other; nobody is told. */
  public void drop(int from, int to) throws InterruptedException {
    run(
        "ip",
        "-n",
        name(from),
        "neigh",
        "replace",
        address(to),
        "lladdr",
        NOBODY,
        "dev",
        "eth0",
        "nud",
        "permanent");
  }

  /** All packets arrive again. */
  public void heal() throws InterruptedException {
    for (int from = 0; from < hosts; from++) {
      for (int to = 0; to < hosts; to++) {
        if (from != to) {
          tried("ip", "-n", name(from), "neigh", "delete", address(to), "dev", "eth0");
        }
      }
    }
  }

  /** Whether one host gets an answer from another within a second. */
  public boolean hears(int from, int to) throws InterruptedException {
    // A closed port answers, too: only a lost packet makes it wait.
    var command = new ArrayList<>(launcher(from));
    command.addAll(
        List.of(
            "timeout",
            "1",
            "bash",
            "-c",
            "(exec 3<>/dev/tcp/%s/9) 2>&1 | grep -q refused".formatted(address(to))));
    return tried(command.toArray(String[]::new));
  }

  private String name(int host) {
    return PREFIX + owner + "-" + host;
  }

  /** At most 15 characters, as the kernel wants it. */
  private String bridge() {
    return "apo" + owner + "b";
  }

  private String port(int host) {
    return "apo" + owner + "p" + host;
  }

  private static void removeAbandoned() throws InterruptedException {
    var folder = Path.of("/run/netns");
    if (!Files.isDirectory(folder)) {
      return;
    }
    var names = new ArrayList<String>();
    try (var files = Files.newDirectoryStream(folder, PREFIX + "*")) {
      files.forEach(file -> names.add(String.valueOf(file.getFileName())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (var name : names) {
      var matcher = NAME.matcher(name);
      if (matcher.matches() && ProcessHandle.of(Long.parseLong(matcher.group(1))).isEmpty()) {
        tried("ip", "netns", "delete", name);
        tried("ip", "link", "delete", "apo" + matcher.group(1) + "b");
      }
    }
  }

  private static void run(String... command) throws InterruptedException {
    var process = start(command);
    try {
      var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException(String.join(" ", command) + ": " + text.strip());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean tried(String... command) throws InterruptedException {
    try {
      var process = start(command);
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException | UncheckedIOException e) {
      return false;
    }
  }

  private static Process start(String... command) {
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Its processes must have ended: a namespace lives as long as one of them. */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    try {
      for (int i = 0; i < hosts; i++) {
        tried("ip", "netns", "delete", name(i));
        tried("ip", "link", "delete", port(i));
      }
      tried("ip", "link", "delete", bridge());
    } catch (InterruptedException e) {
      interrupted = true;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
