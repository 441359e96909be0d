package org.apogee.engine.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.engine.Args;
import org.apogee.engine.Fact;
import org.apogee.engine.Rulesets;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The auditor finds what chronicles of this project have said, and lets good sentences pass. */
final class ChronicleAuditTest {
  private static final Glossary GLOSSARY =
      Glossary.of(
          List.of(
              Entry.of(Kind.PLACE, "upper-orbit", "upper orbit", "A ring.", "R 1").codes("U#"),
              Entry.of(Kind.PLACE, "system", "system", "A system.", "R 1").codes("@#", "@#.#"),
              Entry.of(Kind.UNIT, "escort", "escort", "A small ship.", "R 1"),
              Entry.of(Kind.UNIT, "line", "line ship", "A large ship.", "R 1"),
              Entry.of(Kind.RESOURCE, "ap", "AP", "Activation points.", "R 1").plural("AP"),
              Entry.of(Kind.TECH, "emp", "EMP", "A pulse.", "R 1")));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wrong article                      | Seat 1 fights a economic battle.
          wrong article                      | Seat 1 rolls a 8.
          wrong article                      | Seat 0 draws an card.
          number and noun disagree           | P1 takes 1 impacts.
          number and noun disagree           | P1 moves 1 fleets from A1 to C1.
          number and noun disagree           | P3 loses 1 regiments.
          number and noun disagree           | Round 1: P1 fires 2 escort; I3 fires nothing.
          number and noun disagree           | Round 1: P1 fires 1 line ships.
          marks of a program                 | The Entity acts: S(3,2).
          marks of a program                 | The Entity acts: MALICE{3,4,6}.
          marks of a program                 | Seat 0 draws [1].
          marks of a program                 | The game began with FIRST_GAME.
          a code that is not in the glossary | The Entity acts: PRESENCE.
          a code that is not in the glossary | Seat 1 colonises planets TB.
          a code that is not in the glossary | Seat 0 moves 1 ship from s19 to s20.
          from a place to itself             | P1 retreats from M0 to M0.
          no whole sentence                  | seat 1 wins
          """)
  void aFaultIsFound(String fault, String sentence) {
    var audit = new ChronicleAudit(GLOSSARY);
    audit.readSentence(sentence);
    assertThat(audit.faults()).containsKey(fault);
  }

  /** Sentences of its first chronicle, word for word. Its other rules were broken elsewhere. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          marks of a program                 | The dice: attacker [3, 6], defender [5, 6].
          marks of a program                 | The anomaly dice show [1, 4].
          marks of a program                 | The Entity draws S(3,2), MALICE{3,4,6}.
          marks of a program                 | The Entity acts: FLARE(1,1).
          a code that is not in the glossary | The Entity draws PRESENCE, SUPERNOVA.
          a code that is not in the glossary | The Entity acts: PRESENCE.
          """)
  void novaSolisHadFaults(String fault, String sentence) {
    var audit = new ChronicleAudit(Rulesets.find("nova-solis").glossary());
    audit.readSentence(sentence);
    assertThat(audit.faults()).containsKey(fault);
  }

  @Test
  void novaSolisRepeatedItself() {
    var moved = Fact.forEverybody("moved", Args.none(), "Seat 0 moves 1 ship from s7 to s8.");
    var audit = new ChronicleAudit(Rulesets.find("nova-solis").glossary());
    audit.read(List.of(moved, moved));
    assertThat(audit.faults()).containsOnlyKeys("twice in a row");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Seat 1 wins.",
        "Seats 0 and 1 win.",
        "Turn 1 of seat 1 begins.",
        "Gate A is closed; an 8 and a 1 are rolled in an hour.",
        "P1 fires 1 line ship and 2 escorts.",
        "P1 retreats from M0 to M1, from M0 to M05.",
        "Seat 0 plays an advanced EMP on a unit at U12 for 3 AP.",
        "The bonus is 1 plus 1."
      })
  void aGoodSentencePasses(String sentence) {
    var audit = new ChronicleAudit(GLOSSARY);
    audit.readSentence(sentence);
    assertThat(audit.faults()).isEmpty();
  }

  @Test
  void theSameSentenceTwiceInARowIsAFaultAndLaterAgainItIsNot() {
    var dawn = Fact.forEverybody("dawn", Args.none(), "A day begins.");
    var dusk = Fact.forEverybody("dusk", Args.none(), "A night begins.");
    var audit = new ChronicleAudit(GLOSSARY);
    audit.read(List.of(dawn, dusk, dawn));
    assertThat(audit.faults()).isEmpty();
    audit.read(List.of(dawn, dawn));
    assertThat(audit.faults()).containsEntry("twice in a row", "A day begins.");
  }

  @Test
  void detailIsReadToo() {
    var battle = Fact.forEverybody("battle", Args.none(), "A battle begins.");
    var audit = new ChronicleAudit(GLOSSARY);
    audit.read(List.of(battle.with(List.of("a die: 1 hits"))));
    assertThat(audit.faults()).containsEntry("number and noun disagree", "a die: 1 hits");
  }
}
