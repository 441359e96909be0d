package org.apogee.stack;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Where and how a node is run; for tests that give one node a network, a clock or a version of its
 * own.
 *
 * @param address that it listens on
 * @param launcher words before the command, such as those that enter a network namespace
 * @param environment for this node alone, on top of that of all
 * @param classPath asked anew for every start
 */
public record NodeHost(
    String address,
    List<String> launcher,
    Map<String, String> environment,
    Supplier<String> classPath) {
  static final String LOOPBACK = "127.0.0.1";

  /** Like every other process on this machine. */
  public static final NodeHost HERE = new NodeHost(LOOPBACK, List.of(), Map.of());

  public NodeHost {
    launcher = List.copyOf(launcher);
    environment = Map.copyOf(environment);
  }

  /** Of this build. */
  public NodeHost(String address, List<String> launcher, Map<String, String> environment) {
    this(address, launcher, environment, () -> System.getProperty("java.class.path"));
  }

  /** On this machine with this said to it alone. */
  public static NodeHost with(Map<String, String> environment) {
    return new NodeHost(LOOPBACK, List.of(), environment);
  }

  /** On this machine from other jars; they may change between two starts. */
  public static NodeHost of(Supplier<String> classPath) {
    return new NodeHost(LOOPBACK, List.of(), Map.of(), classPath);
  }
}
