package org.apogee.node.api;

import java.util.Optional;

/**
 * One thing that no good client would send, and the code that it earns.
 *
 * @param bytes the whole request, byte for byte, in Latin-1
 * @param code what must be answered; empty where several would be right
 */
record HostileCase(String name, String bytes, Optional<String> code) {
  @Override
  public String toString() {
    return name;
  }
}
