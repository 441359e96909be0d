package org.apogee.proving.door;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apogee.protocol.ProtocolJson;

/**
 * The process that plays from outside. It says on its output when its measure begins and ends, so
 * that its parent takes the CPU time of the others over the same time, and then what it counted.
 */
public final class DoorClient {
  static final String BEGIN = "begin";
  static final String END = "end";

  private DoorClient() {}

  public static void main(String[] args) throws IOException {
    var plan = ProtocolJson.MAPPER.readValue(Files.readString(Path.of(args[0])), DoorPlan.class);
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    var load = new Load(plan);
    switch (plan.mode()) {
      case VIEW -> {
        for (int i = 0; i < plan.games(); i++) {
          new ViewGame(load, i < plan.watched() ? plan.spectators() : 0);
        }
      }
      case STREAM, SESSION -> new StreamTable(load);
      case PAGES -> {
        for (int i = 0; i < plan.games(); i++) {
          new PageVisitor(load);
        }
      }
    }
    load.runUntilBegun();
    load.beginMeasure();
    load.run(seconds(plan.warmUp()));
    out.println(BEGIN);
    long cpu = cpuNanos();
    long bytes = load.received();
    long start = System.nanoTime();
    load.beginMeasure();
    load.run(seconds(plan.seconds()));
    double taken = (System.nanoTime() - start) / 1e9;
    out.println(END);
    out.println(
        ProtocolJson.write(
            load.meter().result(taken, (cpuNanos() - cpu) / 1000, load.received() - bytes)));
    load.close();
  }

  private static long seconds(int seconds) {
    return seconds * 1_000_000_000L;
  }

  private static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
