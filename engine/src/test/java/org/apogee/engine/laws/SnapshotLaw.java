package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.SNAPSHOT;
import static org.apogee.engine.laws.Law.SNAPSHOT_REFUSED;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.engine.Position;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** Snapshots there and back, and what is no snapshot. */
final class SnapshotLaw implements MomentLaw {
  private static final int PLIES = 12;
  private static final int PLIES_TO_THE_END = 400;
  private static final int TRUNCATIONS = 12;
  private static final int EDITS = 24;

  @Override
  public void check(Moment moment) {
    var position = moment.fresh();
    var bytes = bytes(position);
    moment.check(
        SNAPSHOT,
        Arrays.equals(bytes, bytes(position)),
        "encoded twice, the bytes are not the same");
    var reader = new SnapshotReader(bytes);
    var decoded = moment.ruleset().decode(reader);
    reader.expectEnd();
    var twins = new Twins(moment, SNAPSHOT, "the snapshot read back");
    twins.same(moment.fresh(), decoded);
    moment.check(
        SNAPSHOT, Arrays.equals(bytes, bytes(decoded)), "read back, it writes other bytes");
    twins.goOnEqual(moment.fresh(), decoded, moment.ply() % 8 == 0 ? PLIES_TO_THE_END : PLIES);
    checkRefusals(moment, bytes);
  }

  private static void checkRefusals(Moment moment, byte[] bytes) {
    var random = moment.random(SNAPSHOT_REFUSED);
    for (int i = 0; i < TRUNCATIONS; i++) {
      int length = i == 0 ? bytes.length - 1 : random.nextInt(bytes.length);
      checkRefused(moment, Arrays.copyOf(bytes, length), "cut to %d bytes".formatted(length));
    }
    checkRefused(moment, Arrays.copyOf(bytes, bytes.length + 1), "with a byte more");
    var schema = bytes.clone();
    schema[0] ^= 0x20;
    checkRefused(moment, schema, "of another schema");
    for (int i = 0; i < EDITS; i++) {
      var edited = bytes.clone();
      int at = random.nextInt(bytes.length);
      edited[at] = (byte) random.nextInt(256);
      checkEdited(moment, edited, "with byte %d set to %d".formatted(at, edited[at]));
    }
  }

  private static void checkRefused(Moment moment, byte[] bytes, String how) {
    moment.check(
        SNAPSHOT_REFUSED,
        read(moment, bytes, how).isEmpty(),
        "a snapshot %s is read".formatted(how));
  }

  /** An edit may be good by chance: then it is a position like any other. */
  private static void checkEdited(Moment moment, byte[] bytes, String how) {
    var position = read(moment, bytes, how);
    if (position.isEmpty()) {
      return;
    }
    try {
      Portrait.of(position.get());
    } catch (RuntimeException e) {
      throw new BrokenLaw(
          SNAPSHOT_REFUSED,
          moment.story().where(moment.ply()),
          "a snapshot %s is read, but asked, it threw %s: %s"
              .formatted(how, e, HexFormat.of().formatHex(bytes)),
          e);
    }
    moment.check(
        SNAPSHOT_REFUSED,
        Arrays.equals(bytes, bytes(position.get())),
        "a snapshot %s is read, but never written: %s"
            .formatted(how, HexFormat.of().formatHex(bytes)));
  }

  private static Optional<Position> read(Moment moment, byte[] bytes, String how) {
    try {
      var reader = new SnapshotReader(bytes);
      var position = moment.ruleset().decode(reader);
      reader.expectEnd();
      return Optional.of(position);
    } catch (BadInput _) {
      return Optional.empty();
    } catch (RuntimeException e) {
      throw new BrokenLaw(
          SNAPSHOT_REFUSED,
          moment.story().where(moment.ply()),
          "a snapshot %s throws %s".formatted(how, e),
          e);
    }
  }

  private static byte[] bytes(Position position) {
    var out = new SnapshotWriter();
    position.encode(out);
    return out.toByteArray();
  }
}
