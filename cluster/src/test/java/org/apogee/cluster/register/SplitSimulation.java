package org.apogee.cluster.register;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.apogee.cluster.register.Register.Entry;
import org.apogee.cluster.register.SimulatedRegister.Bug;

/**
 * Three nodes, a network and a database from one seed. Nodes are paused, killed and cut off, the
 * database goes away; nodes join whom they reach, give up whom they do not, and found clusters when
 * the register lets them. Afterwards everything heals.
 *
 * <p>Laws:
 *
 * <ul>
 *   <li>nodes that act as members of different clusters do so for a moment only;
 *   <li>of two nodes that gave each other up, at most one acts for longer than that;
 *   <li>nodes that give each other up never leave the cluster without a member;
 *   <li>a node that was replaced while it stood still does not act before it has asked;
 *   <li>nobody is removed for silence who could have confirmed itself;
 *   <li>in the end all nodes are members of one cluster.
 * </ul>
 */
final class SplitSimulation {
  private static final long MILLI = 1_000_000;
  private static final long STEP = 200 * MILLI;
  private static final long SECOND = 1_000 * MILLI;
  private static final long FAULTS_UNTIL = 240 * SECOND;
  private static final long END = 400 * SECOND;
  private static final long STOOD_STILL = 6 * SECOND;
  private static final long UNREACHABLE = 5 * SECOND;
  private static final long RESTART = 4 * SECOND;

  /** A confirmation a second, and one that fails once because the database goes away. */
  private static final long MOMENT = 2 * SECOND;

  /** Until a member that lives has confirmed itself after the database or its own pause. */
  private static final long TIME_TO_CONFIRM = 2 * SECOND;

  /** A process, from its start to its death. */
  private static final class Node {
    private final int place;
    private final Member member;
    private final FoundingWatch watch = new FoundingWatch(false);
    private final Set<Node> fellows = new HashSet<>();
    private final Map<Node, Long> lost = new HashMap<>();
    private long settled;
    private long nextTick;
    private long cluster;
    private long pausedUntil;
    private long awakeSince;
    private boolean isOver;

    private Node(int place, long uid, long now) {
      this.place = place;
      member = new Member(new MemberKey("node-" + place, uid), "machine-" + place, true);
      nextTick = now;
      awakeSince = now;
    }
  }

  private final Random random;
  private final Bug bug;
  private final SimulatedRegister register;
  private final Node[] nodes = new Node[3];
  private final long[] deadUntil = new long[3];
  private final int[] side = new int[3];
  private final Set<MemberKey> replaced = new HashSet<>();
  private final List<String> violations = new ArrayList<>();
  private long uids;
  private long now;
  private long databaseAwayUntil;
  private long databaseBackSince;
  private long cutUntil;
  private long togetherSince = -1;

  SplitSimulation(long seed, Bug bug) {
    random = new Random(seed);
    this.bug = bug;
    register = new SimulatedRegister(bug);
  }

  /** Runs it, and returns what was violated. */
  List<String> run() throws SQLException {
    for (int place = 0; place < 3; place++) {
      nodes[place] = new Node(place, ++uids, 0);
    }
    for (now = 0; now < END && violations.isEmpty(); now += STEP) {
      if (now < FAULTS_UNTIL) {
        break_();
      }
      boolean isAway = now < databaseAwayUntil;
      databaseBackSince = isAway ? now : databaseBackSince;
      register.at(now, isAway);
      for (int place = 0; place < 3; place++) {
        step(place);
      }
      checkLaws();
    }
    if (violations.isEmpty()) {
      checkEnd();
    }
    return violations;
  }

  private void break_() {
    if (random.nextInt(60) == 0) {
      databaseAwayUntil = now + (1 + random.nextInt(16)) * SECOND;
    }
    if (random.nextInt(80) == 0) {
      cutUntil = now + (1 + random.nextInt(25)) * SECOND;
      for (int place = 0; place < 3; place++) {
        side[place] = random.nextInt(2);
      }
    }
    for (int place = 0; place < 3; place++) {
      if (random.nextInt(100) == 0) {
        deadUntil[place] = now + RESTART;
        nodes[place] = new Node(place, ++uids, now + RESTART);
      } else if (random.nextInt(90) == 0) {
        nodes[place].pausedUntil = now + (1 + random.nextInt(30)) * SECOND;
      }
    }
  }

  private boolean runs(Node node) {
    return nodes[node.place] == node
        && now >= deadUntil[node.place]
        && now >= node.pausedUntil
        && !node.isOver;
  }

  private boolean reaches(Node one, Node other) {
    return runs(one) && runs(other) && (now >= cutUntil || side[one.place] == side[other.place]);
  }

  private void step(int place) throws SQLException {
    var node = nodes[place];
    if (node.isOver && now >= deadUntil[place]) {
      nodes[place] = new Node(place, ++uids, now);
      return;
    }
    if (!runs(node)) {
      node.awakeSince = now;
      return;
    }
    if (replaced.contains(node.member.key()) && acts(node)) {
      violations.add("%s acted after it woke, at %d ms".formatted(node.member.key(), now / MILLI));
    }
    if (now >= node.nextTick) {
      node.nextTick = now + FoundingWatch.BETWEEN_LOOKS.toNanos();
      try {
        tick(node);
        node.settled = now;
      } catch (SQLException away) {
        node.watch.failed();
        if (acts(node) || bug == Bug.FAILURES_COUNT_AS_ANSWERS) {
          node.settled = now;
        }
      }
    }
    if (!node.isOver && node.cluster > 0) {
      giveUpUnreachable(node);
    }
  }

  private void tick(Node node) throws SQLException {
    if (node.cluster > 0) {
      if (!register.confirm(node.member) && bug != Bug.REMOVED_MEMBERS_GO_ON) {
        end(node);
      }
      return;
    }
    for (var other : nodes) {
      if (other != node && other.cluster > 0 && reaches(node, other)) {
        join(node, other);
        return;
      }
    }
    var seen = register.look(node.member);
    boolean mayFound = node.watch.mayFoundAfter(seen, now);
    if (mayFound || bug == Bug.FIRST_LOOK_IS_ENOUGH) {
      register.found(node.member).ifPresent(number -> node.cluster = number);
      checkSilenced();
    }
  }

  private void join(Node node, Node other) throws SQLException {
    switch (register.enter(node.member, List.of(other.member.key()))) {
      case Entry.Entered(long number) -> {
        node.cluster = number;
        for (var fellow : new ArrayList<>(other.fellows)) {
          fellow.fellows.add(node);
          node.fellows.add(fellow);
        }
        other.fellows.add(node);
        node.fellows.add(other);
      }
      case Entry.Over _, Entry.Stranger _ -> end(node);
    }
  }

  private void giveUpUnreachable(Node node) throws SQLException {
    var gone = new ArrayList<Node>();
    for (var fellow : node.fellows) {
      if (reaches(node, fellow)) {
        node.lost.remove(fellow);
      } else if (now - node.lost.computeIfAbsent(fellow, _ -> now) >= UNREACHABLE) {
        gone.add(fellow);
      }
    }
    if (gone.isEmpty() || now < databaseAwayUntil) {
      return;
    }
    var staying = new ArrayList<MemberKey>();
    staying.add(node.member.key());
    node.fellows.stream()
        .filter(fellow -> !gone.contains(fellow))
        .forEach(fellow -> staying.add(fellow.member.key()));
    var keys = gone.stream().map(fellow -> fellow.member.key()).toList();
    if (register.remove(node.member, staying, keys, "unreachable")) {
      if (!register.hasMembers()) {
        violations.add("the last member was removed at %d ms".formatted(now / MILLI));
      }
      gone.forEach(node.fellows::remove);
      gone.forEach(node.lost::remove);
    } else {
      end(node);
    }
  }

  private void end(Node node) {
    node.isOver = true;
    deadUntil[node.place] = now + RESTART;
  }

  private boolean acts(Node node) {
    boolean trusts = bug == Bug.WOKEN_MEMBERS_TRUST_THEMSELVES;
    return runs(node) && node.cluster > 0 && (trusts || now - node.settled < STOOD_STILL);
  }

  private void checkLaws() {
    boolean areApart = false;
    for (var one : nodes) {
      for (var other : nodes) {
        areApart |=
            one.place < other.place
                && acts(one)
                && acts(other)
                && (one.cluster != other.cluster
                    || (!one.fellows.contains(other) && !other.fellows.contains(one)));
      }
    }
    // Without a database nobody can act to any effect, and nobody can found or remove.
    if (!areApart || now < databaseAwayUntil) {
      togetherSince = now;
    } else if (now - togetherSince > MOMENT && now - databaseBackSince > MOMENT) {
      violations.add("two clusters acted at %d ms".formatted(now / MILLI));
    }
  }

  private void checkSilenced() {
    for (var key : register.silenced()) {
      replaced.add(key);
      for (var node : nodes) {
        boolean couldConfirm =
            runs(node)
                && now - node.awakeSince > TIME_TO_CONFIRM
                && now - databaseBackSince > TIME_TO_CONFIRM;
        if (node.member.key().equals(key) && (couldConfirm || isOnlyTheDatabasesFault(node))) {
          violations.add("%s was removed while it lived, at %d ms".formatted(key, now / MILLI));
        }
      }
    }
  }

  /** It has run all the time, and the database was away until a moment ago. */
  private boolean isOnlyTheDatabasesFault(Node node) {
    return runs(node)
        && now - node.awakeSince > 20 * SECOND
        && now - databaseBackSince <= TIME_TO_CONFIRM;
  }

  private void checkEnd() {
    for (var node : nodes) {
      if (!acts(node) || node.cluster != nodes[0].cluster || node.fellows.size() != 2) {
        violations.add(
            "in the end %s is in cluster %d with %d fellows"
                .formatted(node.member.key(), node.cluster, node.fellows.size()));
      }
    }
  }
}
