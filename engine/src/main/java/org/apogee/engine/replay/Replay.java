package org.apogee.engine.replay;

import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.apogee.engine.RulesetId;
import org.apogee.engine.chance.Seed;
import org.jspecify.annotations.Nullable;

/**
 * One game written down: enough to play it again, and to check it.
 *
 * @param options every option of the set-up, by name
 * @param players who held each seat
 * @param nonces what each seat added to the chance
 * @param commitment to the seed, known before the first move
 * @param seed null as long as it is not revealed
 * @param setupDraws what was drawn before the first move
 * @param setupFingerprint of the position before the first move
 * @param caretakers in the order in which they took over
 */
public record Replay(
    RulesetId ruleset,
    SequencedMap<String, String> options,
    List<String> players,
    List<String> nonces,
    String commitment,
    @Nullable Seed seed,
    List<Integer> setupDraws,
    long setupFingerprint,
    List<Ply> plies,
    List<Caretaker> caretakers,
    End end) {

  public Replay {
    options = Collections.unmodifiableSequencedMap(new TreeMap<>(options));
    players = List.copyOf(players);
    nonces = List.copyOf(nonces);
    setupDraws = List.copyOf(setupDraws);
    plies = List.copyOf(plies);
    caretakers = List.copyOf(caretakers);
    players.forEach(PlainText::checkName);
    nonces.forEach(Seed::checkNonce);
    if (players.isEmpty() || players.size() != nonces.size()) {
      throw new IllegalArgumentException(
          "a name and a nonce for each seat, not " + players + " and " + nonces);
    }
  }

  public int seats() {
    return players.size();
  }

  /**
   * The final place of each seat: by the rules, but seats that were given up stand behind all
   * others, the first to go last of all. Empty when the game is unfinished.
   */
  public List<Integer> places() {
    return switch (end) {
      case End.Finished(var outcome) ->
          Standing.behindOthers(outcome, caretakers.stream().map(Caretaker::seat).toList());
      case End.Forfeited forfeited -> forfeited.places();
      case End.Unfinished _ -> List.of();
    };
  }
}
