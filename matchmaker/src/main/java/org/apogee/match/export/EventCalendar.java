package org.apogee.match.export;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apogee.match.export.ICalendar.Entry;

/** Tournaments and seasons as entries of a calendar, from the views of the API. */
public final class EventCalendar {
  private final String origin;

  /**
   * Entries with links.
   *
   * @param origin of the pages, such as {@code https://apogee.example}; empty for no links
   */
  public EventCalendar(String origin) {
    this.origin = origin;
  }

  /** The check-in, the event itself and the next round, as far as their times are known. */
  public List<Entry> tournament(JsonNode one) {
    var entries = new ArrayList<Entry>();
    var name = one.path("name").asText();
    var format = one.path("format").asText();
    long start = one.path("startedAt").asLong(one.path("startAt").asLong());
    if (one.has("checkInUntil")) {
      entries.add(
          entry(
              one,
              "check-in",
              one.path("checkInFrom").asLong(one.path("checkInUntil").asLong()),
              Optional.of(one.path("checkInUntil").asLong()),
              "Check-in: " + name,
              "Entrants who do not check in lose their seats."));
    }
    if (start > 0) {
      long finish = one.path("finishedAt").asLong();
      entries.add(
          entry(
              one,
              "start",
              start,
              finish > start ? Optional.of(finish) : arenaEnd(one, start),
              name,
              "%s, %s, %s."
                  .formatted(game(one), format, counted(one.path("entrants"), "entrant"))));
    }
    if (one.has("nextRoundAt")) {
      int next = one.path("round").asInt() + 1;
      entries.add(
          entry(
              one,
              "round-" + next,
              one.path("nextRoundAt").asLong(),
              Optional.empty(),
              "Round " + next + ": " + name,
              "The next round starts."));
    }
    return entries;
  }

  private static Optional<Long> arenaEnd(JsonNode one, long start) {
    long arena = one.path("settings").path("arenaMillis").asLong();
    return arena > 0 ? Optional.of(start + arena) : Optional.empty();
  }

  private static String game(JsonNode one) {
    return one.path("game").asText().replaceFirst("/.*", "");
  }

  /** A list shows the number, a whole tournament the entrants themselves. */
  private static String counted(JsonNode entrants, String word) {
    int count = entrants.isArray() ? entrants.size() : entrants.asInt();
    return count + " " + word + (count == 1 ? "" : "s");
  }

  private Entry entry(
      JsonNode one, String what, long from, Optional<Long> to, String title, String about) {
    return entry("tournaments/" + one.path("id").asText(), what, one, from, to, title, about);
  }

  private Entry entry(
      String page,
      String what,
      JsonNode one,
      long from,
      Optional<Long> to,
      String title,
      String about) {
    var host = origin.isEmpty() ? "apogee" : origin.replaceFirst("^https?://", "");
    return new Entry(
        "%s-%s@%s".formatted(page.replace('/', '-'), what, host),
        Instant.ofEpochMilli(one.path("createdAt").asLong()),
        Instant.ofEpochMilli(from),
        to.map(Instant::ofEpochMilli),
        title,
        about,
        origin.isEmpty() ? "" : origin + "/" + page,
        one.path("state").asText().equals("cancelled"));
  }

  /** All events of a season. */
  public List<Entry> season(JsonNode season) {
    return events(season).toList();
  }

  /** The events of a season that are not tournaments yet. */
  public List<Entry> planned(JsonNode season, Instant now) {
    return events(season).filter(entry -> entry.start().isAfter(now)).toList();
  }

  private Stream<Entry> events(JsonNode season) {
    var name = season.path("name").asText();
    return StreamSupport.stream(season.path("events").spliterator(), false)
        .map(event ->
            entry(
                "seasons/" + season.path("id").asText(),
                "event-" + event.path("event").asInt(),
                season,
                event.path("startsAt").asLong(),
                Optional.empty(),
                "%s, event %d of %d"
                    .formatted(
                        name, event.path("event").asInt(), season.path("eventsInAll").asInt()),
                "%s with %s."
                    .formatted(
                        counted(season.path("divisionsInAll"), "division"),
                        counted(season.path("membersInAll"), "member"))));
  }
}
