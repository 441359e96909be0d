package org.apogee.proving.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the outside knows: every move that was acknowledged, every one that was refused, and every
 * one whose outcome was unknown for a while. It is the measure of what the platform kept.
 */
public final class MoveOutcomes {
  /**
   * A move that was acknowledged.
   *
   * @param ply how many moves come before
   */
  public record Ack(int ply, int seat, long move) {}

  /**
   * How long a move waited for its acknowledgement, in nanoseconds of this process.
   *
   * @param from when it was sent first
   * @param to when it was acknowledged
   */
  record Wait(String game, long from, long to) {}

  private final Map<String, List<Ack>> acks = new ConcurrentHashMap<>();
  private final Map<String, List<Ack>> refused = new ConcurrentHashMap<>();
  private final Map<String, Integer> unknown = new ConcurrentHashMap<>();
  private final List<Wait> waits = new ArrayList<>();

  void opened(String game) {
    acks.putIfAbsent(game, new ArrayList<>());
  }

  /** One driver plays one game, so a list needs no lock; the map does. */
  void acknowledged(String game, Ack ack, long from, long to) {
    list(acks, game).add(ack);
    synchronized (waits) {
      waits.add(new Wait(game, from, to));
    }
  }

  void refused(String game, Ack tried) {
    list(refused, game).add(tried);
  }

  /** The answer did not come or said that nobody knows: the move was sent again. */
  void unknown(String game) {
    unknown.merge(game, 1, Integer::sum);
  }

  private static List<Ack> list(Map<String, List<Ack>> of, String game) {
    return of.computeIfAbsent(game, _ -> new ArrayList<>());
  }

  public List<String> games() {
    return acks.keySet().stream().sorted().toList();
  }

  public List<Ack> acks(String game) {
    return acks.getOrDefault(game, List.of());
  }

  public List<Ack> refusals(String game) {
    return refused.getOrDefault(game, List.of());
  }

  int unknowns(String game) {
    return unknown.getOrDefault(game, 0);
  }

  public int unknowns() {
    return unknown.values().stream().mapToInt(Integer::intValue).sum();
  }

  public int size() {
    synchronized (waits) {
      return waits.size();
    }
  }

  List<Wait> waits() {
    synchronized (waits) {
      return List.copyOf(waits);
    }
  }

  /**
   * How long after a moment each game that was played before it took to acknowledge a move again.
   */
  public Latencies pauses(long moment) {
    var first = new HashMap<String, Long>();
    var before = new HashSet<String>();
    for (var wait : waits()) {
      if (wait.to() <= moment) {
        before.add(wait.game());
      } else {
        first.merge(wait.game(), wait.to(), Math::min);
      }
    }
    var pauses = new Latencies();
    first.forEach((game, to) -> {
      if (before.contains(game)) {
        pauses.add(to - moment);
      }
    });
    return pauses;
  }
}
