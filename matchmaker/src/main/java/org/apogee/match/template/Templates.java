package org.apogee.match.template;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apogee.match.template.Recurrence.Occurrence;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.protocol.ProtocolJson;

/** The stored templates and the events that they made. */
public final class Templates {
  public static final Refusal NO_SUCH_TEMPLATE =
      new Refusal("no-such-template", Kind.NOT_FOUND, "The template does not exist.");
  public static final Refusal OTHER_TEMPLATE =
      new Refusal("other-template", Kind.CONFLICT, "Another template with this key exists.");
  public static final Refusal TOO_MANY_TEMPLATES =
      new Refusal(
          "too-many-templates", Kind.CONFLICT, "You have too many templates. End one of them.");
  public static final Refusal TEMPLATE_ENDED =
      new Refusal("template-ended", Kind.CONFLICT, "The series has ended.");

  private static final int OF_ONE_OWNER = 50;
  private static final String COLUMNS =
      "SELECT id, owner, name, rule, zone, first, ahead, state, settings::text AS settings,"
          + " entrants::text AS entrants FROM matchmaker.template";

  private final Database database;

  /** An event that a template made. */
  public record Made(LocalDateTime due, String tournament, Instant start) {}

  public Templates(Database database) {
    this.database = database;
  }

  /** True if it is new; a repeat of the same template changes nothing. */
  public boolean add(Template template, Instant now) {
    return database.transaction(sql -> {
      int others =
          sql.one(
                  "SELECT count(*) AS n FROM matchmaker.template"
                      + " WHERE owner = ? AND state <> 'ended' AND id <> ?",
                  row -> row.getInt("n"),
                  template.owner(),
                  template.id())
              .orElse(0);
      if (others >= OF_ONE_OWNER) {
        throw new RequestRefused(TOO_MANY_TEMPLATES);
      }
      int added =
          sql.update(
              "INSERT INTO matchmaker.template (id, owner, name, rule, zone, first, ahead, state,"
                  + " settings, entrants, created_at)"
                  + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?)"
                  + " ON CONFLICT DO NOTHING",
              template.id(),
              template.owner(),
              template.name(),
              template.rule().orElse(null),
              template.zone(),
              template.first(),
              template.ahead(),
              template.state().label(),
              ProtocolJson.write(template.settings()),
              ProtocolJson.write(template.entrants()),
              now);
      return added > 0;
    });
  }

  public Template get(String id) {
    return database
        .statement(sql -> sql.one(COLUMNS + " WHERE id = ?", Templates::template, id))
        .orElseThrow(() -> new RequestRefused(NO_SUCH_TEMPLATE));
  }

  /** Newest first; ended ones only on request. */
  public List<Template> list(Optional<String> owner, boolean withEnded, int limit) {
    var who = owner.orElse(null);
    return database.statement(sql ->
        sql.list(
            COLUMNS
                + " WHERE (?::text IS NULL OR owner = ?) AND (? OR state <> 'ended')"
                + " ORDER BY number DESC LIMIT ?",
            Templates::template,
            who,
            who,
            withEnded,
            limit));
  }

  /** Those whose events are to be created. */
  public List<Template> active() {
    return database.statement(sql ->
        sql.list(
            COLUMNS + " WHERE state = 'active' AND rule IS NOT NULL ORDER BY number",
            Templates::template));
  }

  /** False if it was so before. What has ended stays ended. */
  public boolean change(String id, Template.State state) {
    var before = get(id);
    if (before.state() == state) {
      return false;
    }
    int changed =
        database.statement(sql ->
            sql.update(
                "UPDATE matchmaker.template SET state = ? WHERE id = ? AND state <> 'ended'",
                state.label(),
                id));
    if (changed == 0) {
      throw new RequestRefused(TEMPLATE_ENDED);
    }
    return true;
  }

  /** The latest events, in order of their start. */
  public List<Made> made(String id, int limit) {
    return database.statement(sql ->
        sql.list(
            "SELECT * FROM (SELECT due, tournament, start_at FROM matchmaker.template_event"
                + " WHERE template = ? ORDER BY due DESC LIMIT ?) latest ORDER BY due",
            row ->
                new Made(
                    row.getObject("due", LocalDateTime.class),
                    row.getString("tournament"),
                    Sql.instant(row, "start_at")),
            id,
            limit));
  }

  public boolean isMade(Template template, Occurrence occurrence) {
    return database
        .statement(sql ->
            sql.one(
                "SELECT 1 AS there FROM matchmaker.template_event WHERE template = ? AND due = ?",
                row -> row.getInt("there"),
                template.id(),
                occurrence.due()))
        .isPresent();
  }

  /** After the tournament is in its journal; a repeat changes nothing. */
  public void remember(Template template, Occurrence occurrence) {
    database.statement(sql ->
        sql.update(
            "INSERT INTO matchmaker.template_event (template, due, tournament, start_at)"
                + " VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            template.id(),
            occurrence.due(),
            template.tournament(occurrence.due()),
            occurrence.start()));
  }

  private static Template template(ResultSet row) throws SQLException {
    try {
      return new Template(
          row.getString("id"),
          row.getString("owner"),
          row.getString("name"),
          Optional.ofNullable(row.getString("rule")),
          row.getString("zone"),
          row.getObject("first", LocalDateTime.class),
          row.getInt("ahead"),
          Template.State.valueOf(row.getString("state").toUpperCase(Locale.ROOT)),
          ProtocolJson.MAPPER.readValue(row.getString("settings"), TournamentSettings.class),
          ProtocolJson.MAPPER.readValue(
              row.getString("entrants"), new TypeReference<List<TournamentEntrant>>() {}));
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("unreadable template", ours);
    }
  }
}
