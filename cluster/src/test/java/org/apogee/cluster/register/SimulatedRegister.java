package org.apogee.cluster.register;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** The register by the same rules in memory, with a database that can be away, and planted bugs. */
final class SimulatedRegister implements Register {
  /** What may be wrong, to see that the laws find it. */
  enum Bug {
    NONE,
    FOUNDS_BESIDE_A_LIVING_CLUSTER,
    REMOVED_MEMBERS_CONFIRM,
    REMOVED_MEMBERS_REMOVE,
    FIRST_LOOK_IS_ENOUGH,
    REMOVED_MEMBERS_GO_ON,
    WOKEN_MEMBERS_TRUST_THEMSELVES,
    FAILURES_COUNT_AS_ANSWERS
  }

  private static final long SILENCE = JdbcRegister.SILENCE_SECONDS * 1_000_000_000L;

  private static final class Row {
    private final Member member;
    private final long cluster;
    private long seen;
    private boolean isRemoved;

    private Row(Member member, long cluster, long seen) {
      this.member = member;
      this.cluster = cluster;
      this.seen = seen;
    }
  }

  private final Bug bug;
  private final Map<MemberKey, Row> rows = new HashMap<>();
  private final List<MemberKey> silenced = new ArrayList<>();
  private long number;
  private long now;
  private boolean isAway;

  SimulatedRegister(Bug bug) {
    this.bug = bug;
  }

  void at(long nanos, boolean away) {
    now = nanos;
    isAway = away;
  }

  boolean hasMembers() {
    return !hosts().isEmpty();
  }

  private boolean isRemoved(MemberKey key) {
    var row = rows.get(key);
    return row == null || row.isRemoved;
  }

  /** Those that a founder removed since the last call. */
  List<MemberKey> silenced() {
    var all = List.copyOf(silenced);
    silenced.clear();
    return all;
  }

  private void answer() throws SQLException {
    if (isAway) {
      throw new SQLException("away");
    }
  }

  private List<Row> hosts() {
    return rows.values().stream().filter(row -> !row.isRemoved && row.member.hostsGames()).toList();
  }

  private boolean isSilent(Row row) {
    return now - row.seen >= SILENCE;
  }

  @Override
  public Sighting look(Member me) throws SQLException {
    answer();
    for (var row : rows.values()) {
      row.isRemoved |=
          row.member.key().address().equals(me.key().address())
              && row.member.key().uid() != me.key().uid();
    }
    var hosts = hosts();
    return new Sighting(
        hosts.stream().anyMatch(row -> !isSilent(row)),
        hosts.isEmpty(),
        hosts.stream().mapToLong(row -> row.seen).max().orElse(0));
  }

  @Override
  public OptionalLong found(Member me) throws SQLException {
    answer();
    if (bug != Bug.FOUNDS_BESIDE_A_LIVING_CLUSTER) {
      if (hosts().stream().anyMatch(row -> !isSilent(row))) {
        return OptionalLong.empty();
      }
      for (var row : rows.values()) {
        if (!row.isRemoved) {
          silenced.add(row.member.key());
          row.isRemoved = true;
        }
      }
    }
    rows.put(me.key(), new Row(me, ++number, now));
    return OptionalLong.of(number);
  }

  @Override
  public Entry enter(Member me, Collection<MemberKey> fellows) throws SQLException {
    answer();
    var mine = rows.get(me.key());
    if (mine != null) {
      return mine.isRemoved ? new Entry.Over() : new Entry.Entered(mine.cluster);
    }
    boolean isAnyKnown = false;
    for (var fellow : fellows) {
      var row = rows.get(fellow);
      isAnyKnown |= row != null;
      if (row != null && !row.isRemoved) {
        rows.put(me.key(), new Row(me, row.cluster, now));
        return new Entry.Entered(row.cluster);
      }
    }
    return isAnyKnown ? new Entry.Over() : new Entry.Stranger();
  }

  @Override
  public boolean confirm(Member me) throws SQLException {
    answer();
    var row = rows.get(me.key());
    if (row == null || (row.isRemoved && bug != Bug.REMOVED_MEMBERS_CONFIRM)) {
      return false;
    }
    row.seen = now;
    return true;
  }

  @Override
  public boolean remove(
      Member me, Collection<MemberKey> staying, Collection<MemberKey> gone, String why)
      throws SQLException {
    answer();
    if (bug != Bug.REMOVED_MEMBERS_REMOVE
        && (isRemoved(me.key()) || staying.stream().allMatch(this::isRemoved))) {
      return false;
    }
    gone.forEach(this::removeOne);
    return true;
  }

  @Override
  public void leave(Member me) throws SQLException {
    answer();
    removeOne(me.key());
  }

  private void removeOne(MemberKey key) {
    var row = rows.get(key);
    if (row != null) {
      row.isRemoved = true;
    }
  }
}
