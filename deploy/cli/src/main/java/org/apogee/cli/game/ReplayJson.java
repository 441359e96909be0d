package org.apogee.cli.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.apogee.engine.Fact;
import org.apogee.engine.chance.Seed;
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
    return of(replay, plies, replay.seed());
  }

  /** Without the seed, from which everything can be computed. */
  static ReplayJson withoutSeed(Replay replay, List<PlyJson> plies) {
    return of(replay, plies, null);
  }

  private static ReplayJson of(Replay replay, @Nullable List<PlyJson> plies, @Nullable Seed seed) {
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

  /** The move, the draws and the fingerprint are left out where they tell what is secret. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record PlyJson(
      int number,
      int seat,
      @Nullable String move,
      @Nullable List<Integer> draws,
      @Nullable String fingerprint,
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

    /** As a seat knows it, which may be the one that played. */
    static PlyJson known(Ply ply, boolean isOwn, List<Fact> facts) {
      return new PlyJson(
          ply.number(),
          ply.seat(),
          isOwn ? ply.move() : null,
          null,
          null,
          facts.stream().map(FactJson::of).toList());
    }
  }
}
