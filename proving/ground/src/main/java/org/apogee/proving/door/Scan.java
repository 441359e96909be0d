package org.apogee.proving.door;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/**
 * Finds what a player needs in JSON without parsing it: on a machine that the load generator shares
 * with what it measures, every microsecond of its own is missing in the figure.
 */
final class Scan {
  private static final byte[] MOVES = ascii("\"moves\":[");
  private static final byte[] CODE = ascii("\"code\":\"");

  private Scan() {}

  static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** The index behind the first occurrence, or -1. */
  static int after(byte[] in, int from, int to, byte[] what) {
    for (int i = from; i <= to - what.length; i++) {
      if (in[i] == what[0] && matches(in, i, what)) {
        return i + what.length;
      }
    }
    return -1;
  }

  private static int afterLast(byte[] in, int from, int to, byte[] what) {
    for (int i = to - what.length; i >= from; i--) {
      if (in[i] == what[0] && matches(in, i, what)) {
        return i + what.length;
      }
    }
    return -1;
  }

  private static boolean matches(byte[] in, int at, byte[] what) {
    for (int i = 1; i < what.length; i++) {
      if (in[at + i] != what[i]) {
        return false;
      }
    }
    return true;
  }

  static boolean has(byte[] in, int from, int to, byte[] what) {
    return after(in, from, to, what) >= 0;
  }

  /** The whole number behind a field's name, or -1. */
  static long number(byte[] in, int from, int to, byte[] name) {
    int at = after(in, from, to, name);
    if (at < 0 || at >= to || in[at] < '0' || in[at] > '9') {
      return -1;
    }
    long value = 0;
    for (; at < to && in[at] >= '0' && in[at] <= '9'; at++) {
      value = 10 * value + in[at] - '0';
    }
    return value;
  }

  /** The text behind a field's name up to the next quote; empty if there is none. */
  static String text(byte[] in, int from, int to, byte[] name) {
    int at = after(in, from, to, name);
    if (at < 0) {
      return "";
    }
    int end = at;
    while (end < to && in[end] != '"') {
      end++;
    }
    return new String(in, at, end - at, StandardCharsets.UTF_8);
  }

  /** The code of one of the legal moves, each as likely as any other; empty if there is none. */
  static String anyMove(byte[] in, int from, int to, RandomGenerator random) {
    int at = afterLast(in, from, to, MOVES);
    int chosen = -1;
    for (int seen = 1; at >= 0; seen++) {
      at = after(in, at, to, CODE);
      if (at >= 0 && random.nextInt(seen) == 0) {
        chosen = at;
      }
    }
    if (chosen < 0) {
      return "";
    }
    int end = chosen;
    while (in[end] != '"') {
      end++;
    }
    return new String(in, chosen, end - chosen, StandardCharsets.US_ASCII);
  }
}
