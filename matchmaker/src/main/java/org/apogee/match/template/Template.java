package org.apogee.match.template;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apogee.match.template.Recurrence.Occurrence;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentSettings;

/**
 * Stored settings of tournaments.
 *
 * @param rule a recurrence rule of iCalendar, or empty if nothing recurs
 * @param first the local time of the first start
 * @param ahead events that are open at a time
 * @param settings for a start at the first time; times of registration move with the start
 */
public record Template(
    String id,
    String owner,
    String name,
    Optional<String> rule,
    String zone,
    LocalDateTime first,
    int ahead,
    State state,
    TournamentSettings settings,
    List<TournamentEntrant> entrants) {
  private static final int NAME_MAX = 80;

  /** 96 bits: two events never collide. */
  private static final int ID_BYTES = 12;

  /** Whether events are created. */
  public enum State {
    ACTIVE,
    PAUSED,
    ENDED;

    /** As in the API and in the database. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Template {
    entrants = List.copyOf(entrants);
  }

  public Optional<Recurrence> recurrence() {
    return rule.map(text -> Recurrence.of(text, zone, first));
  }

  /** Of the event that is due then: the same in every life of every process. */
  public String tournament(LocalDateTime due) {
    return "t" + HexFormat.of().formatHex(hash(due), 0, ID_BYTES);
  }

  /** The settings of one event. Each has lots of its own. */
  public TournamentSettings settings(Occurrence occurrence) {
    var date = occurrence.due().toLocalDate().toString();
    var title = name.length() + 1 + date.length() > NAME_MAX ? name : name + " " + date;
    long lot = settings.seed();
    for (var one : hash(occurrence.due())) {
      lot = lot * 31 + one;
    }
    return settings.startingAt(title, occurrence.start().toEpochMilli(), lot);
  }

  private byte[] hash(LocalDateTime due) {
    try {
      return MessageDigest.getInstance("SHA-256")
          .digest((id + "\n" + due).getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
