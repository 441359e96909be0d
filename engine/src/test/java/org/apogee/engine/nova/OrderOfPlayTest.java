package org.apogee.engine.nova;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import org.apogee.engine.bot.BotGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * How often the power wins that has the first impulse, the second, and so on, between greedy bots.
 *
 * <p>Takes minutes, so only on demand: {@code mvn -pl engine test -Dtest=OrderOfPlayTest
 * "-Dnova.order=3 150 1000"} (powers, games, first seed). {@code docs/rules/nova-balance.md} has
 * figures from here, with the bots and the default options of their time.
 */
class OrderOfPlayTest {
  private static final double TOLERANCE = 0.1;

  @Test
  @EnabledIfSystemProperty(named = "nova.order", matches = "[234] \\d+ \\d+")
  void theOpenerWinsAboutItsShare() {
    var parts = System.getProperty("nova.order", "").split(" ", -1);
    int seats = Integer.parseInt(parts[0]);
    int games = Integer.parseInt(parts[1]);
    long seed = Long.parseLong(parts[2]);
    var shares = new double[seats];
    var bots = new BotGames(new NovaRuleset(), Collections.nCopies(seats, "greedy"));
    for (int game = 0; game < games; game++) {
      share((NovaPosition) bots.play(seed + game), shares);
    }
    for (int order = 0; order < seats; order++) {
      shares[order] /= games;
    }
    System.out.printf(
        Locale.ROOT, "%d powers, %d games: %s%n", seats, games, Arrays.toString(shares));
    assertThat(shares[0]).isBetween(1.0 / seats - TOLERANCE, 1.0 / seats + TOLERANCE);
  }

  /** Adds one victory, by order of play; if several powers came first, each gets a part of it. */
  private static void share(NovaPosition p, double[] shares) {
    int seats = shares.length;
    int winners = 0;
    for (int seat = 0; seat < seats; seat++) {
      winners += p.place(seat) == 1 ? 1 : 0;
    }
    for (int seat = 0; seat < seats; seat++) {
      if (p.place(seat) == 1) {
        shares[(seat - p.opener() + seats) % seats] += 1.0 / winners;
      }
    }
  }
}
