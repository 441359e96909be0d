package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import org.apogee.engine.MoveList;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 15: every kind of move in code, words and details. */
class NotationTest {
  private static void describes(
      SolScene scene, String text, long code, String kind, String args, String rule) {
    var p = scene.position();
    long move = SolNotation.INSTANCE.parse(p, text);
    assertThat(move).as(text).isEqualTo(code);
    MoveText words = SolNotation.INSTANCE.describe(p, move);
    assertThat(words.text()).isEqualTo(text);
    assertThat(words.kind()).isEqualTo(kind);
    assertThat(words.args()).hasToString(args);
    assertThat(words.rule()).isEqualTo(rule);
    assertThat(SolNotation.INSTANCE.parse(p, "  " + text.toUpperCase(Locale.ROOT))).isEqualTo(move);
  }

  private static long code(int kind, int a, int b, int c) {
    return kind + 32L * a + 2048L * b + 131072L * c;
  }

  @Test
  @Rule({"R 15.1", "R 15.3"})
  void choices() {
    var scene = sol(2).given("seat 0 has 1 on L3", "seat 0 has 1 on L4", "node of seat 0 on L3");
    describes(scene, "move", 0, "choose", "{action=move}", "R 5.3");
    describes(scene, "convert", 32, "choose", "{action=convert}", "R 5.3");
    describes(scene, "activate", 64, "choose", "{action=activate}", "R 5.3");
  }

  @Test
  @Rule({"R 15.1", "R 15.3"})
  void moving() {
    var scene = sol(2).given("seat 0 has 2 on K1", "seat 0 holds CLUSTER").when("move");
    describes(scene, "launch L12", code(1, 25, 0, 0), "launch", "{space=L12}", "R 6.2");
    describes(scene, "fly K1 K2", code(2, 48, 49, 0), "fly", "{from=K1, to=K2}", "R 6.4");
    describes(scene, "hurl K1", code(3, 48, 0, 0), "hurl", "{space=K1}", "R 6.6");
    describes(scene, "end", 19, "end", "{}", "R 5.4");
    describes(
        scene, "play cluster", code(16, 8, 0, 0), "play-effect", "{effect=cluster}", "R 10.3");
    describes(
        scene.when("play cluster"),
        "fly K1 K0 x2",
        code(4, 48, 47, 2),
        "fly-group",
        "{from=K1, to=K0, sundivers=2}",
        "R 10.3");
    var juggernaut = sol(2).given("node of seat 0 on K1", "seat 0 holds JUGGERNAUT").when("move");
    juggernaut.when("play juggernaut");
    describes(
        juggernaut,
        "fly station K1 K0",
        code(5, 48, 47, 0),
        "fly-station",
        "{from=K1, to=K0}",
        "R 10.3");
    describes(
        juggernaut, "hurl station K1", code(6, 48, 0, 0), "hurl-station", "{space=K1}", "R 10.3");
    var fuel = sol(2).given("seat 0 holds FUEL").when("move", "play fuel");
    describes(fuel, "burn", 17, "burn", "{}", "R 10.3");
  }

  @Test
  @Rule({"R 15.1", "R 15.3"})
  void converting() {
    var scene =
        sol(2)
            .given("seat 0 has 1 on U0", "seat 0 has 1 on L0", "seat 0 has 1 on C0")
            .given("seat 0 has 1 on L1", "seat 0 has 1 on L12", "node of seat 0 on R3")
            .given("bridge R3-K1 of seat 0", "seat 0 has 3 on C9", "tower of seat 1 on C9")
            .given("node of seat 0 on C7")
            .when("convert");
    describes(
        scene,
        "bridge L0-C1 from U0",
        code(7, 13, 27, 0),
        "bridge",
        "{outer=L0, inner=C1, from=U0}",
        "R 7.2");
    describes(scene, "node L0", code(8, 13, 0, 0), "node", "{space=L0}", "R 7.2");
    describes(
        scene, "foundry L1 with L0", code(9, 14, 13, 0), "foundry", "{space=L1, with=L0}", "R 7.2");
    describes(
        scene,
        "tower C0 from L0 U0",
        code(10, 26, 13, 0),
        "tower",
        "{space=C0, second=L0, third=U0}",
        "R 7.2");
    describes(
        scene, "deconvert R3", code(11, 42, 0, 0), "deconvert-station", "{space=R3}", "R 7.5");
    describes(
        scene,
        "deconvert R3-K1",
        code(12, 42, 48, 0),
        "deconvert-bridge",
        "{from=R3, to=K1}",
        "R 7.5");
    describes(
        scene.given("seat 0 holds METAMORPHOSIS"),
        "play metamorphosis R3 tower",
        code(16, 13, 42, 2),
        "play-effect",
        "{effect=metamorphosis, space=R3, station=tower}",
        "R 10.3");
    describes(
        scene.given("seat 0 holds INVADE"),
        "play invade C9",
        code(16, 14, 35, 0),
        "play-effect",
        "{effect=invade, space=C9}",
        "R 10.3");
  }

  @Test
  @Rule({"R 15.1", "R 15.3"})
  void activatingAndDrawing() {
    var scene =
        sol(2)
            .given("seat 0 has 2 on C0", "node of seat 0 on C0", "foundry of seat 0 on U7")
            .given("seat 0 holds SQUEEZE")
            .when("activate");
    describes(scene, "activate C0", code(13, 26, 0, 0), "activate", "{space=C0}", "R 8.1");
    scene.when("activate C0");
    describes(scene, "take bonus", 46, "bonus", "{space=C0, take=true}", "R 8.4");
    describes(scene, "decline bonus", 14, "bonus", "{space=C0, take=false}", "R 8.4");
    scene.when("take bonus");
    describes(
        scene,
        "play squeeze C0",
        code(16, 15, 26, 0),
        "play-effect",
        "{effect=squeeze, space=C0}",
        "R 10.3");
    scene.deck(0).when("end");
    describes(scene, "flare U7 pay", code(15, 7, 1, 0), "flare", "{space=U7, pay=true}", "R 9.6");
    describes(
        scene, "flare U7 decline", code(15, 7, 0, 0), "flare", "{space=U7, pay=false}", "R 9.6");
    scene.when("flare U7 pay");
    describes(scene, "keep explosion", 18, "keep", "{suit=Explosion}", "R 9.8");
    describes(scene, "keep subduction", 50, "keep", "{suit=Subduction}", "R 9.8");
  }

  @Test
  @Rule({"R 15.1", "R 15.3"})
  void effectsWithAParameter() {
    var scene = sol(2).given("seat 0 has 1 on L0", "seat 0 holds PUNCTURE").when("move");
    describes(
        scene,
        "play puncture L0-C1",
        code(16, 11, 13, 27),
        "play-effect",
        "{effect=puncture, from=L0, to=C1}",
        "R 10.3");
    describes(
        sol(2).given("seat 0 holds PILLAR"),
        "play pillar oscillation",
        code(16, 20, 3, 0),
        "play-effect",
        "{effect=pillar, suit=Oscillation}",
        "R 10.3");
  }

  @Test
  @Rule("R 0.7")
  void whatIsNotLegalCannotBeRead() {
    var p = sol(2).position();
    for (var text : new String[] {"", "fly", "launch U0", "keep nothing", "moves", "0"}) {
      assertThat(SolNotation.INSTANCE.parse(p, text)).as(text).isEqualTo(Notation.UNREADABLE);
    }
    var moves = new MoveList();
    p.legalMoves(moves);
    assertThat(Arrays.toString(moves.toArray())).isEqualTo("[0]");
  }
}
