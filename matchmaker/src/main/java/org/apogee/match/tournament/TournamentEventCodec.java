package org.apogee.match.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Relaxation;
import org.apogee.match.tournament.TournamentEvent.Adjudicated;
import org.apogee.match.tournament.TournamentEvent.Announced;
import org.apogee.match.tournament.TournamentEvent.Cancelled;
import org.apogee.match.tournament.TournamentEvent.Changed;
import org.apogee.match.tournament.TournamentEvent.CheckInEnded;
import org.apogee.match.tournament.TournamentEvent.CheckedIn;
import org.apogee.match.tournament.TournamentEvent.Corrected;
import org.apogee.match.tournament.TournamentEvent.Created;
import org.apogee.match.tournament.TournamentEvent.Dealt;
import org.apogee.match.tournament.TournamentEvent.DirectorAdded;
import org.apogee.match.tournament.TournamentEvent.DirectorRemoved;
import org.apogee.match.tournament.TournamentEvent.Excused;
import org.apogee.match.tournament.TournamentEvent.Explained;
import org.apogee.match.tournament.TournamentEvent.Extended;
import org.apogee.match.tournament.TournamentEvent.Finished;
import org.apogee.match.tournament.TournamentEvent.Forbade;
import org.apogee.match.tournament.TournamentEvent.Imported;
import org.apogee.match.tournament.TournamentEvent.Joined;
import org.apogee.match.tournament.TournamentEvent.LinedUp;
import org.apogee.match.tournament.TournamentEvent.Lost;
import org.apogee.match.tournament.TournamentEvent.NoShow;
import org.apogee.match.tournament.TournamentEvent.Paired;
import org.apogee.match.tournament.TournamentEvent.PairedByHand;
import org.apogee.match.tournament.TournamentEvent.Paused;
import org.apogee.match.tournament.TournamentEvent.Played;
import org.apogee.match.tournament.TournamentEvent.Promoted;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.match.tournament.TournamentEvent.Resumed;
import org.apogee.match.tournament.TournamentEvent.RoundEnded;
import org.apogee.match.tournament.TournamentEvent.Ruled;
import org.apogee.match.tournament.TournamentEvent.Seated;
import org.apogee.match.tournament.TournamentEvent.Started;
import org.apogee.match.tournament.TournamentEvent.TeamEntered;
import org.apogee.match.tournament.TournamentEvent.TeamJoined;
import org.apogee.match.tournament.TournamentEvent.TeamLeft;
import org.apogee.match.tournament.TournamentEvent.TeamWaits;
import org.apogee.match.tournament.TournamentEvent.Voided;
import org.apogee.match.tournament.TournamentEvent.Waitlisted;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameCorrection;
import org.apogee.protocol.game.RoundEnd;

/**
 * Events of tournaments as bytes: numbers are varints, names of fields are not written.
 *
 * <p>The manifest says kind and version. A changed layout is a new version beside the old one: a
 * journal is read for ever.
 */
public final class TournamentEventCodec {
  private TournamentEventCodec() {}

  /** Such as {@code paired.1}. */
  public static String manifest(TournamentEvent event) {
    return switch (event) {
      case Created _ -> "created.1";
      case Joined _ -> "joined.1";
      case Changed _ -> "changed.1";
      case Waitlisted _ -> "waitlisted.1";
      case Promoted _ -> "promoted.1";
      case CheckedIn _ -> "checked-in.1";
      case NoShow _ -> "no-show.1";
      case CheckInEnded _ -> "check-in-ended.1";
      case Withdrawn _ -> "withdrawn.1";
      case TeamEntered _ -> "team-entered.1";
      case TeamWaits _ -> "team-waits.1";
      case TeamJoined _ -> "team-joined.1";
      case TeamLeft _ -> "team-left.1";
      case LinedUp _ -> "lined-up.1";
      case Excused _ -> "excused.1";
      case Forbade _ -> "forbade.1";
      case PairedByHand _ -> "paired-by-hand.1";
      case Imported _ -> "imported.1";
      case Started _ -> "started.1";
      case Paired _ -> "paired.1";
      case Resulted _ -> "resulted.2";
      case Lost _ -> "lost.1";
      case Voided _ -> "voided.1";
      case Ruled _ -> "ruled.1";
      case Dealt _ -> "dealt.1";
      case RoundEnded _ -> RoundEnd.MANIFEST;
      case Corrected _ -> GameCorrection.MANIFEST;
      case Adjudicated _ -> "adjudicated.1";
      case Announced _ -> "announced.1";
      case Explained _ -> "explained.1";
      case Played _ -> "played.1";
      case Paused _ -> "paused.1";
      case Resumed _ -> "resumed.1";
      case Extended more -> more.key() == null ? "extended.1" : "extended.2";
      case Finished _ -> "finished.1";
      case Cancelled _ -> "cancelled.1";
      case DirectorAdded _ -> "director-added.1";
      case DirectorRemoved _ -> "director-removed.1";
    };
  }

  public static byte[] encode(TournamentEvent event) {
    var out = new SnapshotWriter();
    out.writeLong(event.at());
    out.writeText(event.by());
    write(event, out);
    return out.toByteArray();
  }

  private static void write(TournamentEvent event, SnapshotWriter out) {
    switch (event) {
      case Created created -> out.writeText(ProtocolJson.write(created.settings()));
      case Joined joined -> writeEntrant(joined.entrant(), out);
      case Changed changed -> out.writeText(ProtocolJson.write(changed.settings()));
      case Waitlisted waiting -> writeEntrant(waiting.entrant(), out);
      case Promoted promoted -> {
        out.writeText(promoted.entrant());
        out.writeText(promoted.reason());
      }
      case CheckedIn present -> out.writeText(present.entrant());
      case NoShow absent -> out.writeText(absent.entrant());
      case CheckInEnded _ -> {}
      case Withdrawn gone -> out.writeText(gone.entrant());
      case TeamEntered it -> {
        out.writeText(it.team());
        out.writeText(it.name());
        out.writeText(it.captain());
        texts(it.invited(), out);
      }
      case TeamWaits it -> out.writeText(it.team());
      case TeamJoined it -> {
        out.writeText(it.team());
        writeEntrant(it.entrant(), out);
      }
      case TeamLeft it -> {
        out.writeText(it.team());
        out.writeText(it.entrant());
      }
      case LinedUp it -> {
        out.writeText(it.team());
        texts(it.boards(), out);
      }
      case Excused it -> {
        out.writeText(it.entrant());
        out.writeInt(it.round());
        out.writeText(it.kind().name());
      }
      case Forbade pair -> {
        out.writeText(pair.one());
        out.writeText(pair.other());
      }
      case PairedByHand it -> {
        list(it.tables(), out, (seats, to) -> texts(seats, to));
        texts(it.byes(), out);
      }
      case Imported past -> list(past.rounds(), out, TournamentEventCodec::writePast);
      case Started start -> out.writeInt(start.rounds());
      case Paired paired -> writePaired(paired, out);
      case Resulted result -> {
        out.writeText(result.game());
        out.writeLong(result.number());
        out.writeText(result.ending());
        ints(result.places(), out);
        out.writeInt(result.entityPlace());
        out.writeBoolean(result.played());
      }
      case Lost lost -> {
        out.writeText(lost.game());
        out.writeLong(lost.number());
        out.writeText(lost.code());
        out.writeText(lost.sentence());
      }
      case Voided voided -> {
        out.writeInt(voided.round());
        out.writeInt(voided.table());
        out.writeBoolean(voided.replay());
        out.writeText(voided.reason());
      }
      case Ruled ruled -> {
        out.writeInt(ruled.round());
        out.writeInt(ruled.table());
        ints(ruled.places(), out);
        out.writeBoolean(ruled.played());
        out.writeText(ruled.reason());
      }
      case Dealt dealt -> {
        out.writeInt(dealt.round());
        out.writeText(dealt.secret());
      }
      case RoundEnded end -> out.writeInt(end.round());
      case Corrected corrected -> corrected.correction().write(out);
      case Adjudicated it -> {
        out.writeInt(it.round());
        out.writeInt(it.table());
        out.writeText(it.game());
        ints(it.places(), out);
        out.writeText(it.reason());
      }
      case Announced it -> out.writeText(it.text());
      case Explained it -> {
        out.writeInt(it.step());
        out.writeText(it.reason());
      }
      case Played end -> out.writeText(end.reason());
      case Paused _, Resumed _ -> {}
      case Extended more -> {
        out.writeInt(more.rounds());
        out.writeLong(more.millis());
        if (more.key() != null) {
          out.writeText(more.key());
        }
      }
      case Finished end -> out.writeText(end.reason());
      case Cancelled end -> out.writeText(end.reason());
      case DirectorAdded it -> out.writeText(it.player());
      case DirectorRemoved it -> out.writeText(it.player());
    }
  }

  private static void writeEntrant(TournamentEntrant who, SnapshotWriter out) {
    out.writeText(who.id());
    out.writeInt(who.number());
    out.writeText(who.name());
    out.writeText(who.player());
    out.writeText(who.bot() == null ? "" : who.bot());
    out.writeInt(who.rating());
  }

  private static void writePaired(Paired paired, SnapshotWriter out) {
    out.writeInt(paired.round());
    out.writeBoolean(paired.manual());
    list(
        paired.tables(),
        out,
        (table, to) -> {
          texts(table.seats(), to);
          to.writeText(table.reason());
        });
    list(paired.byes(), out, TournamentEventCodec::writeBye);
    texts(paired.relaxed().stream().map(Relaxation::name).toList(), out);
    texts(paired.notes(), out);
  }

  private static void writeBye(Bye bye, SnapshotWriter out) {
    out.writeText(bye.entrant());
    out.writeText(bye.kind().name());
  }

  private static void writePast(PastRound round, SnapshotWriter out) {
    list(
        round.tables(),
        out,
        (table, to) -> {
          texts(table.seats(), to);
          ints(table.places(), to);
          to.writeBoolean(table.played());
        });
    list(round.byes(), out, TournamentEventCodec::writeBye);
  }

  /** Refuses, by {@link org.apogee.engine.BadInput}, bytes that were never written here. */
  public static TournamentEvent decode(String manifest, byte[] bytes) {
    var in = new SnapshotReader(bytes);
    var event = read(manifest, in);
    in.expectEnd();
    return event;
  }

  private static TournamentEvent read(String manifest, SnapshotReader in) {
    long at = in.readLong();
    var by = in.readText();
    return switch (manifest) {
      case "created.1" -> new Created(at, by, settings(in.readText()));
      case "joined.1" -> new Joined(at, by, entrant(in));
      case "changed.1" -> new Changed(at, by, settings(in.readText()));
      case "waitlisted.1" -> new Waitlisted(at, by, entrant(in));
      case "promoted.1" -> new Promoted(at, in.readText(), in.readText());
      case "checked-in.1" -> new CheckedIn(at, by, in.readText());
      case "no-show.1" -> new NoShow(at, in.readText());
      case "check-in-ended.1" -> new CheckInEnded(at);
      case "withdrawn.1" -> new Withdrawn(at, by, in.readText());
      case "team-entered.1" ->
          new TeamEntered(at, by, in.readText(), in.readText(), in.readText(), texts(in));
      case "team-waits.1" -> new TeamWaits(at, by, in.readText());
      case "team-joined.1" -> new TeamJoined(at, by, in.readText(), entrant(in));
      case "team-left.1" -> new TeamLeft(at, by, in.readText(), in.readText());
      case "lined-up.1" -> new LinedUp(at, by, in.readText(), texts(in));
      case "excused.1" -> new Excused(at, by, in.readText(), in.readInt(), kind(in));
      case "forbade.1" -> new Forbade(at, by, in.readText(), in.readText());
      case "paired-by-hand.1" ->
          new PairedByHand(at, by, list(in, TournamentEventCodec::texts), texts(in));
      case "imported.1" -> new Imported(at, by, list(in, TournamentEventCodec::past));
      case "started.1" -> new Started(at, by, in.readInt());
      case "paired.1" -> paired(at, in);
      case "resulted.1" ->
          new Resulted(at, in.readText(), in.readLong(), in.readText(), ints(in), in.readBoolean());
      case "resulted.2" ->
          new Resulted(
              at,
              in.readText(),
              in.readLong(),
              in.readText(),
              ints(in),
              in.readInt(),
              in.readBoolean());
      case "lost.1" -> new Lost(at, in.readText(), in.readLong(), in.readText(), in.readText());
      case "voided.1" ->
          new Voided(at, by, in.readInt(), in.readInt(), in.readBoolean(), in.readText());
      case "ruled.1" ->
          new Ruled(at, by, in.readInt(), in.readInt(), ints(in), in.readBoolean(), in.readText());
      case "dealt.1" -> new Dealt(at, in.readInt(), in.readText());
      case RoundEnd.MANIFEST -> new RoundEnded(at, by, in.readInt());
      case GameCorrection.MANIFEST -> new Corrected(at, by, GameCorrection.read(in));
      case "adjudicated.1" ->
          new Adjudicated(
              at, by, in.readInt(), in.readInt(), in.readText(), ints(in), in.readText());
      case "announced.1" -> new Announced(at, by, in.readText());
      case "explained.1" -> new Explained(at, by, in.readInt(), in.readText());
      case "played.1" -> new Played(at, in.readText());
      case "paused.1" -> new Paused(at, by);
      case "resumed.1" -> new Resumed(at, by);
      case "extended.1" -> new Extended(at, by, in.readInt(), in.readLong(), null);
      case "extended.2" -> new Extended(at, by, in.readInt(), in.readLong(), in.readText());
      case "finished.1" -> new Finished(at, by, in.readText());
      case "cancelled.1" -> new Cancelled(at, by, in.readText());
      case "director-added.1" -> new DirectorAdded(at, by, in.readText());
      case "director-removed.1" -> new DirectorRemoved(at, by, in.readText());
      default -> throw new IllegalStateException("unknown event manifest " + manifest);
    };
  }

  private static Paired paired(long at, SnapshotReader in) {
    return new Paired(
        at,
        in.readInt(),
        in.readBoolean(),
        list(in, from -> new Seated(texts(from), from.readText())),
        list(in, TournamentEventCodec::bye),
        texts(in).stream().map(Relaxation::valueOf).toList(),
        texts(in));
  }

  private static TournamentEntrant entrant(SnapshotReader in) {
    var id = in.readText();
    int number = in.readInt();
    var name = in.readText();
    var player = in.readText();
    var bot = in.readText();
    return new TournamentEntrant(
        id, number, name, player, bot.isEmpty() ? null : bot, in.readInt(), true);
  }

  private static PastRound past(SnapshotReader in) {
    return new PastRound(
        list(in, from -> new TableResult(texts(from), ints(from), from.readBoolean())),
        list(in, TournamentEventCodec::bye));
  }

  private static Bye bye(SnapshotReader in) {
    return new Bye(in.readText(), kind(in));
  }

  private static ByeKind kind(SnapshotReader in) {
    return ByeKind.valueOf(in.readText());
  }

  private static TournamentSettings settings(String json) {
    try {
      return ProtocolJson.MAPPER.readValue(json, TournamentSettings.class);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("unreadable settings in the journal", e);
    }
  }

  private static <T> void list(
      List<T> items, SnapshotWriter out, BiConsumer<T, SnapshotWriter> write) {
    out.writeInt(items.size());
    items.forEach(item -> write.accept(item, out));
  }

  private static <T> List<T> list(SnapshotReader in, Function<SnapshotReader, T> read) {
    int size = in.readInt();
    var items = new ArrayList<T>();
    for (int i = 0; i < size; i++) {
      items.add(read.apply(in));
    }
    return items;
  }

  private static void texts(List<String> texts, SnapshotWriter out) {
    list(texts, out, (text, to) -> to.writeText(text));
  }

  private static List<String> texts(SnapshotReader in) {
    return list(in, SnapshotReader::readText);
  }

  private static void ints(List<Integer> numbers, SnapshotWriter out) {
    list(numbers, out, (number, to) -> to.writeInt(number));
  }

  private static List<Integer> ints(SnapshotReader in) {
    return list(in, SnapshotReader::readInt);
  }
}
