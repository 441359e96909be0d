package org.apogee.engine.nova;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Locale;
import org.apogee.engine.bot.BotGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * How often an attacker lets at least one unit fire, of all rounds of combat in which it commits.
 *
 * <p>Takes minutes, so only on demand: {@code mvn -pl engine test -Dtest=AttackersFireTest
 * "-Dnova.fire=master 2 100 1000"} (bot, powers, games, first seed). Figures are in {@code
 * docs/rules/nova-balance.md}.
 */
class AttackersFireTest {
  private static final double SHARE = 0.95;

  private int rounds;
  private int fired;

  @Test
  @EnabledIfSystemProperty(named = "nova.fire", matches = "\\S+ [234] \\d+ \\d+")
  void attackersFireInMostRounds() {
    var parts = System.getProperty("nova.fire", "").split(" ", -1);
    int powers = Integer.parseInt(parts[1]);
    int games = Integer.parseInt(parts[2]);
    long seed = Long.parseLong(parts[3]);
    var bots = new BotGames(new NovaRuleset(), Collections.nCopies(powers, parts[0]));
    for (int game = 0; game < games; game++) {
      bots.play(seed + game, (position, move) -> count((NovaPosition) position, move));
    }
    System.out.printf(Locale.ROOT, "%d of %d rounds%n", fired, rounds);
    assertThat(fired / (double) rounds).isGreaterThanOrEqualTo(SHARE);
  }

  private void count(NovaPosition p, long move) {
    if (NovaMoves.kind(move) == NovaMoves.COMMIT
        && p.seatToAct() == p.combat.party(CombatRecord.ATTACKER)) {
      rounds++;
      fired += move == NovaMoves.of(NovaMoves.COMMIT) ? 0 : 1;
    }
  }
}
