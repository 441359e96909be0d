package org.apogee.engine.nebula;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Option;
import org.apogee.engine.Preset;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 17, what was chosen at set-up. */
record NebulaOptions(
    int firstSeat,
    int turnLimit,
    boolean mirrorPlanets,
    boolean quickStart,
    boolean openResearch,
    int secondKick) {

  /** R 17.7: the source gives nobody more for moving second (D-31). */
  static final List<Preset> PRESETS =
      List.of(Preset.TOURNAMENT, Preset.printed(Map.of("secondKick", "0")));

  static final List<Option> ALL =
      List.of(
          Preset.option(PRESETS),
          new Option("firstSeat", "The seat that takes the first turn.", "0", whole(0, 1)),
          new Option(
              "turnLimit",
              "After how many turns of each player the ranking decides.",
              "40",
              whole(5, 60)),
          new Option(
              "mirrorPlanets",
              "1 puts the planets of both fields on the same blocks; good for tournaments.",
              "0",
              whole(0, 1)),
          new Option(
              "quickStart", "1 gives both players all three base extractors.", "0", whole(0, 1)),
          new Option(
              "openResearch", "1 shows everybody what is being researched.", "0", whole(0, 1)),
          new Option(
              "secondKick",
              "Extra reserves of each resource for the seat that moves second.",
              "4",
              whole(0, 5)));

  private static Option.Whole whole(int least, int most) {
    return new Option.Whole(least, most);
  }

  static NebulaOptions of(Setup setup) {
    return new NebulaOptions(
        setup.whole("firstSeat"),
        setup.whole("turnLimit"),
        setup.whole("mirrorPlanets") == 1,
        setup.whole("quickStart") == 1,
        setup.whole("openResearch") == 1,
        setup.whole("secondKick"));
  }

  void encode(SnapshotWriter out) {
    out.writeInt(firstSeat);
    out.writeInt(turnLimit);
    out.writeBoolean(mirrorPlanets);
    out.writeBoolean(quickStart);
    out.writeBoolean(openResearch);
    out.writeInt(secondKick);
  }

  static NebulaOptions decode(SnapshotReader in) {
    return new NebulaOptions(
        in.readInt(0, 1),
        in.readInt(5, 60),
        in.readBoolean(),
        in.readBoolean(),
        in.readBoolean(),
        in.readInt(0, 5));
  }
}
