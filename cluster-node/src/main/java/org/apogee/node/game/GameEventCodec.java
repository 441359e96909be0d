package org.apogee.node.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.chance.Seed;
import org.apogee.node.game.GameEvent.Cancelled;
import org.apogee.node.game.GameEvent.Compensated;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Excused;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.OfferAccepted;
import org.apogee.node.game.GameEvent.OfferClosed;
import org.apogee.node.game.GameEvent.Offered;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.game.GameEvent.Paused;
import org.apogee.node.game.GameEvent.Resumed;
import org.apogee.node.game.GameEvent.TakenBack;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameOrder;

/**
 * Journal events as bytes. A move takes about thirty: numbers are varints, names are not written.
 *
 * <p>The manifest says kind and version. A changed layout is a new version beside the old one: a
 * journal is read for ever.
 */
public final class GameEventCodec {
  public static final String OPENED = "opened.1";
  public static final String MOVED = "moved.1";
  public static final String COMPENSATED = "compensated.1";
  public static final String EXCUSED = "excused.1";
  public static final String FORFEITED = "forfeited.1";
  public static final String OFFERED = "offered.1";
  public static final String OFFER_ACCEPTED = "offer-accepted.1";
  public static final String OFFER_CLOSED = "offer-closed.1";
  public static final String TAKEN_BACK = "taken-back.1";
  public static final String PAUSED = "paused.1";
  public static final String RESUMED = "resumed.1";
  public static final String ENDED = "ended.1";
  public static final String CANCELLED = "cancelled.1";

  private GameEventCodec() {}

  public static String manifest(GameEvent event) {
    return switch (event) {
      case Opened _ -> OPENED;
      case Moved _ -> MOVED;
      case Compensated _ -> COMPENSATED;
      case Excused _ -> EXCUSED;
      case Forfeited _ -> FORFEITED;
      case Offered _ -> OFFERED;
      case OfferAccepted _ -> OFFER_ACCEPTED;
      case OfferClosed _ -> OFFER_CLOSED;
      case TakenBack _ -> TAKEN_BACK;
      case Paused _ -> PAUSED;
      case Resumed _ -> RESUMED;
      case Ended _ -> ENDED;
      case Cancelled _ -> CANCELLED;
    };
  }

  public static byte[] encode(GameEvent event) {
    var out = new SnapshotWriter();
    write(event, out);
    return out.toByteArray();
  }

  private static void write(GameEvent event, SnapshotWriter out) {
    out.writeLong(event.at());
    switch (event) {
      case Opened opened -> {
        out.writeText(ProtocolJson.write(opened.order()));
        out.writeText(opened.seed().reveal());
        writeInts(opened.setupDraws(), out);
        out.writeLong(opened.setupFingerprint());
      }
      case Moved moved -> {
        out.writeInt(moved.seat());
        out.writeInt(moved.firstPly());
        out.writeInt(moved.moves().size());
        moved.moves().forEach(out::writeLong);
        writeInts(moved.draws(), out);
        out.writeLong(moved.fingerprint());
        out.writeLong(moved.bankMillis());
      }
      case Compensated compensated -> {
        out.writeInt(compensated.seat());
        out.writeLong(compensated.millis());
      }
      case Excused excused -> {
        out.writeInt(excused.seat());
        out.writeLong(excused.millis());
        out.writeLong(excused.until());
      }
      case Forfeited forfeited -> {
        out.writeInt(forfeited.seat());
        out.writeText(forfeited.code());
        out.writeText(forfeited.reason());
        out.writeBoolean(forfeited.caretaker());
      }
      case Offered offered -> {
        out.writeInt(offered.seat());
        out.writeText(offered.kind().name());
        out.writeLong(offered.millis());
      }
      case OfferAccepted accepted -> out.writeInt(accepted.seat());
      case OfferClosed closed -> {
        out.writeInt(closed.seat());
        out.writeText(closed.code());
      }
      case TakenBack back -> {
        out.writeInt(back.seat());
        out.writeInt(back.ply());
        out.writeLong(back.fingerprint());
        out.writeInt(back.banks().size());
        back.banks().forEach(out::writeLong);
      }
      case Paused paused -> {
        out.writeInt(paused.seat());
        out.writeLong(paused.until());
      }
      case Resumed resumed -> out.writeInt(resumed.seat());
      case Ended ended -> {
        out.writeText(ended.ending());
        writeInts(ended.places(), out);
        writeInts(ended.scores(), out);
        out.writeInt(ended.entityPlace());
        out.writeInt(ended.counters().size());
        ended
            .counters()
            .forEach((name, count) -> {
              out.writeText(name);
              out.writeLong(count);
            });
      }
      case Cancelled cancelled -> {
        out.writeText(cancelled.code());
        out.writeText(cancelled.reason());
      }
    }
  }

  /** Refuses, by {@link BadInput}, bytes that were never written here. */
  public static GameEvent decode(String manifest, byte[] bytes) {
    var in = new SnapshotReader(bytes);
    var event = read(manifest, in);
    in.expectEnd();
    return event;
  }

  private static GameEvent read(String manifest, SnapshotReader in) {
    long at = in.readLong();
    return switch (manifest) {
      case OPENED ->
          new Opened(
              at, order(in.readText()), Seed.parse(in.readText()), readInts(in), in.readLong());
      case MOVED ->
          new Moved(
              at,
              in.readInt(),
              in.readInt(),
              readLongs(in),
              readInts(in),
              in.readLong(),
              in.readLong());
      case COMPENSATED -> new Compensated(at, in.readInt(), in.readLong());
      case EXCUSED -> new Excused(at, in.readInt(), in.readLong(), in.readLong());
      case FORFEITED ->
          new Forfeited(at, in.readInt(), in.readText(), in.readText(), in.readBoolean());
      case OFFERED -> new Offered(at, in.readInt(), kind(in.readText()), in.readLong());
      case OFFER_ACCEPTED -> new OfferAccepted(at, in.readInt());
      case OFFER_CLOSED -> new OfferClosed(at, in.readInt(), in.readText());
      case TAKEN_BACK ->
          new TakenBack(at, in.readInt(), in.readInt(), in.readLong(), readLongs(in));
      case PAUSED -> new Paused(at, in.readInt(), in.readLong());
      case RESUMED -> new Resumed(at, in.readInt());
      case ENDED ->
          new Ended(at, in.readText(), readInts(in), readInts(in), in.readInt(), readCounters(in));
      case CANCELLED -> new Cancelled(at, in.readText(), in.readText());
      default -> throw new IllegalStateException("unknown event manifest " + manifest);
    };
  }

  private static OfferKind kind(String name) {
    for (var kind : OfferKind.values()) {
      if (kind.name().equals(name)) {
        return kind;
      }
    }
    throw bad("The kind of an offer cannot be read.");
  }

  private static GameOrder order(String json) {
    try {
      var order = ProtocolJson.MAPPER.readValue(json, GameOrder.class);
      if (order != null) {
        return order;
      }
    } catch (JsonProcessingException broken) {
      // Falls through: the bytes were never written here.
    }
    throw bad("The order of a game cannot be read.");
  }

  private static BadInput bad(String sentence) {
    return new BadInput("bad-event", sentence);
  }

  private static void writeInts(List<Integer> numbers, SnapshotWriter out) {
    out.writeInt(numbers.size());
    numbers.forEach(out::writeInt);
  }

  private static List<Integer> readInts(SnapshotReader in) {
    int size = in.readInt(0, Integer.MAX_VALUE);
    var numbers = new ArrayList<Integer>();
    for (int i = 0; i < size; i++) {
      numbers.add(in.readInt());
    }
    return numbers;
  }

  private static List<Long> readLongs(SnapshotReader in) {
    int size = in.readInt(0, Integer.MAX_VALUE);
    var numbers = new ArrayList<Long>();
    for (int i = 0; i < size; i++) {
      numbers.add(in.readLong());
    }
    return numbers;
  }

  private static SequencedMap<String, Long> readCounters(SnapshotReader in) {
    int size = in.readInt(0, Integer.MAX_VALUE);
    var counters = new LinkedHashMap<String, Long>();
    for (int i = 0; i < size; i++) {
      if (counters.put(in.readText(), in.readLong()) != null) {
        throw bad("A counter is there twice.");
      }
    }
    return counters;
  }
}
