package org.apogee.cli.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.apogee.engine.Fact;
import org.apogee.engine.replay.Caretaker;
import org.apogee.engine.replay.End;
import org.apogee.engine.replay.Ply;
import org.apogee.engine.replay.Replay;
import org.jspecify.annotations.Nullable;

/** A replay as JSON. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ReplayJson(
    String ruleset,
    Map<String, String> options,
    List<String> players,
    List<String> nonces,
    String commitment,
    @Nullable String seed,
    int plyCount,
    @Nullable List<PlyJson> plies,
    List<Caretaker> caretakers,
    String ended,
    End end,
    List<Integer> places) {

  static ReplayJson withoutPlies(Replay replay) {
    return of(replay, null);
  }

  static ReplayJson of(Replay replay, @Nullable List<PlyJson> plies) {
    var seed = replay.seed();
    return new ReplayJson(
        replay.ruleset().toString(),
        replay.options(),
        replay.players(),
        replay.nonces(),
        replay.commitment(),
        seed == null ? null : seed.reveal(),
        replay.plies().size(),
        plies,
        replay.caretakers(),
        switch (replay.end()) {
          case End.Finished _ -> "finished";
          case End.Forfeited _ -> "forfeited";
          case End.Unfinished _ -> "unfinished";
        },
        replay.end(),
        replay.places());
  }

  record FactJson(
      String kind,
      SequencedMap<String, Object> args,
      String text,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String phase,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> detail) {
    static FactJson of(Fact fact) {
      return new FactJson(fact.kind(), fact.args(), fact.text(), fact.phase(), fact.detail());
    }
  }

  record PlyJson(
      int number,
      int seat,
      String move,
      List<Integer> draws,
      String fingerprint,
      List<FactJson> facts) {
    static PlyJson of(Ply ply, List<Fact> facts) {
      return new PlyJson(
          ply.number(),
          ply.seat(),
          ply.move(),
          ply.draws(),
          HexFormat.of().toHexDigits(ply.fingerprint()),
          facts.stream().map(FactJson::of).toList());
    }
  }
}
