package org.apogee.cluster.register;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A process as the register knows it.
 *
 * @param machine the name of the machine or container; with the address it identifies the
 *     predecessor of a restarted process, whose port nobody else can hold
 * @param hostsGames whether it may found a cluster, and keeps one alive
 */
record Member(MemberKey key, String machine, boolean hostsGames) {
  private static final Path KERNEL_NAME = Path.of("/proc/sys/kernel/hostname");

  static String thisMachine() {
    try {
      return Files.readString(KERNEL_NAME).strip();
    } catch (IOException notLinux) {
      return InetAddress.getLoopbackAddress().getHostName();
    }
  }
}
