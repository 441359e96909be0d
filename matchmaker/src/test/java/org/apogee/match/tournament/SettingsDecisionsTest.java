package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.match.pairing.Format;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.EntryCodes;
import org.apogee.match.registration.Registration;
import org.junit.jupiter.api.Test;

/** What stays when a director changes the settings of a tournament before its start. */
class SettingsDecisionsTest {
  @Test
  void codesAndInvitationsStayUnlessOthersCome() {
    var conditions = new Conditions(0, 0, 0, 0, List.of(), List.of("ada"), false);
    var codes = EntryCodes.of("salt", List.of("friday"));
    var scene =
        Scene.of(Format.SWISS)
            .registering(new Registration(0, 0, 0, 0, 0, conditions, codes))
            .with(0);
    scene.done(change(scene, withSeats(8).settings()));
    var rules = scene.state().settings().registration();
    assertThat(rules.capacity()).isEqualTo(8);
    assertThat(rules.codes()).isEqualTo(codes);
    assertThat(rules.conditions().allowed()).containsExactly("ada");
  }

  @Test
  void aGroupWhoseSettingsChangeStaysInItsCompetition() {
    var scene = withSeats(8).with(0);
    var given =
        new StructureSettings(1, true, new TreeMap<>(Map.of("e1", 60)), "cup", Deals.OWN, 0, 0);
    var group = scene.state().settings().placed("Group A", 7, given);
    scene.done(
        new TournamentDecision(
            List.of(new TournamentEvent.Changed(scene.now(), BOSS, group)), null, ""));
    scene.done(change(scene, withSeats(4).settings()));
    assertThat(scene.state().settings().registration().capacity()).isEqualTo(4);
    assertThat(scene.state().settings().structure()).isEqualTo(given);
  }

  private static Scene.Settings withSeats(int capacity) {
    var rules = new Registration(0, 0, capacity, 0, 0, Conditions.NONE, EntryCodes.NONE);
    return Scene.of(Format.SWISS).registering(rules);
  }

  private static TournamentDecision change(Scene scene, TournamentSettings settings) {
    return SettingsDecisions.change(scene.state(), BOSS, settings, scene.now());
  }
}
