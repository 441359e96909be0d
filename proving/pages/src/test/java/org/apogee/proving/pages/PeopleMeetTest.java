package org.apogee.proving.pages;

import static org.apogee.proving.pages.ClicksOnBoard.ENDED;
import static org.apogee.proving.pages.ClicksOnBoard.READY;
import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people in two browsers find each other, and play a game to its end. */
@ExtendWith(OnSite.class)
class PeopleMeetTest {
  /** So quiet a game that the Sun soon acts by itself. */
  private static final int ENDS_IN_A_HUNDRED = 70;

  private static final String ON_A_GAME =
      "location.pathname.startsWith('/games/') && !!document.querySelector('.picker')";

  private final Site site;
  private final Tab ada;
  private final Tab bob;

  PeopleMeetTest(Site site) {
    this.site = site;
    this.ada = site.person().looking(1280, 900, "dark");
    this.bob = site.person().looking(1280, 900, "light");
  }

  @AfterEach
  void close() {
    ada.close();
    bob.close();
  }

  @Test
  void aSeekBecomesARatedGameAndItsRematch() {
    signUp(ada, "Ada of the seek");
    signUp(bob, "Bob of the seek");
    offer(ada, "seek-rated");
    bob.go(site.url("/play"));
    bob.awaitTrue("document.body.innerText.includes('SOL: Ada of the seek')");
    bob.clickOn(buttonOf("SOL: Ada of the seek", "Join"));
    var id = togetherAfter("none");
    play();
    var look = site.get("/games/" + id);
    assertThat(look.get("stage").asText()).isEqualTo("over");
    System.out.printf(
        "pages: two people played SOL with %d decisions%n", look.get("plies").asInt());
    site.await(() -> site.get("/ratings").toString().contains("\"people-sol\""));

    ada.click(".rematch");
    bob.awaitTrue("document.body.innerText.includes('offers a rematch')");
    bob.clickOn(button("Accept"));
    var next = togetherAfter(id);
    assertThat(names(next)).isEqualTo(names(id).reversed());
    site.end(next);
    assertThat(ada.complaints()).isEmpty();
    assertThat(bob.complaints()).isEmpty();
  }

  @Test
  void anInvitationIsForWhoeverHasItsLinkAndADecisionIsTakenBack() {
    signUp(ada, "Ada of the link");
    offer(ada, "seek-hidden");
    ada.awaitTrue("!!document.querySelector('#invite-link')");
    var link = ada.value("document.querySelector('#invite-link').value").asText();
    bob.go(site.url("/play"));
    assertThat(bob.text("main")).doesNotContain("Ada of the link");
    bob.go(link);
    bob.click(".account-link");
    bob.awaitTrue("!!document.querySelector('#sign-up')");
    assertThat(bob.value("location.href").asText()).doesNotContain("invite");
    createAccount(bob, "Bob of the link");
    bob.awaitTrue(button("Accept the invitation") + "?.disabled === false");
    bob.clickOn(button("Accept the invitation"));
    var id = togetherAfter("none");
    assertThat(names(id)).containsExactlyInAnyOrder("Ada of the link", "Bob of the link");
    takeBack(id);
    assertThat(ada.complaints()).isEmpty();
    assertThat(bob.complaints()).isEmpty();
    losesItsSession(ada, id);
    site.end(id);
  }

  /** As if somebody had signed out in another window. */
  private void losesItsSession(Tab person, String game) {
    person.value(
        """
        fetch("/api/v1/session", {method: "DELETE", headers: {"X-Apogee-Session": "1"}})
          .then(() => document.dispatchEvent(new Event("visibilitychange")))
        """);
    person.awaitTrue(
        "document.querySelector('.banner:not([hidden])')?.textContent.startsWith('You are signed"
            + " out')");
    assertThat(person.text(".game-head .chip")).isEqualTo("signed out");
    person.go(site.url("/games/" + game));
    person.awaitTrue("!!document.querySelector('.game-head .chip.live')");
    assertThat(person.text(".account-link")).isEqualTo("Sign in");
    assertThat(person.isTrue("!document.querySelector('.picker')")).isTrue();
  }

  private void signUp(Tab person, String name) {
    person.go(site.url("/sign-in?next=/%2e//evil.example/"));
    createAccount(person, name);
    person.awaitTrue(
        "location.pathname === '/account' && document.querySelector('main').dataset.shown");
    person.go(site.url("/play"));
    person.awaitTrue("document.body.innerText.includes('You play as " + name + "')");
  }

  private static void createAccount(Tab person, String name) {
    person.fill("#new-name", name);
    person.fill("#new-password", "a password for " + name);
    person.click("#sign-up button");
  }

  /** A game of SOL for two, with one of the boxes of the form checked. */
  private void offer(Tab person, String box) {
    person.go(site.url("/play"));
    person.awaitTrue("!!document.querySelector('#seek-game')");
    person.click("details:has(#seek-game) > summary");
    person.fill("#seek-game", "sol");
    person.fill("#seek-seats", "2");
    person.click("#" + box);
    person.clickOn(button("Offer"));
  }

  /** Until both are on the page of one game, which is not that one; its id. */
  private String togetherAfter(String last) {
    var page = "location.pathname";
    ada.awaitTrue(ON_A_GAME + " && !location.pathname.endsWith('" + last + "')");
    bob.awaitTrue(ON_A_GAME + " && " + page + " === " + Tab.quoted(ada.value(page).asText()));
    return ada.value(page).asText().substring("/games/".length());
  }

  private void play() {
    var board = new ClicksOnBoard(5, ENDS_IN_A_HUNDRED);
    for (int turn = 0; !ada.isTrue(ENDED); turn++) {
      var person = turn % 2 == 0 ? ada : bob;
      while (person.isTrue("(" + READY + ") && !(" + ENDED + ")")) {
        board.click(person);
      }
    }
    bob.awaitTrue(ENDED);
  }

  /** The player who begins sends a decision and takes it back, with the consent of the other. */
  private void takeBack(String id) {
    boolean isAda = site.get("/games/" + id).at("/seats/0/name").asText().startsWith("Ada");
    var first = isAda ? ada : bob;
    var second = isAda ? bob : ada;
    // The first decision of SOL has one move, which the page takes by itself.
    first.awaitTrue("document.querySelectorAll('.steps li').length > 0 && (" + READY + ")");
    first.click(".send-now");
    first.awaitTrue("document.querySelectorAll('.steps li').length === 0");
    site.await(() -> plies(id) >= 1);
    first.awaitTrue("!!" + button("Take back last move"));
    first.clickOn(button("Take back last move"));
    second.click(".open-offer .accept");
    site.await(() -> takenBack(id) == 1);
    first.awaitTrue(READY);
  }

  /** From the journal: a decision without a choice may play itself again at once. */
  private int takenBack(String id) throws SQLException {
    try (var connection = site.database();
        var statement =
            connection.prepareStatement(
                "SELECT count(*) FROM journal.event_journal"
                    + " WHERE persistence_id = ? AND event_ser_manifest = 'taken-back.1'")) {
      statement.setString(1, "game|" + id);
      var rows = statement.executeQuery();
      rows.next();
      return rows.getInt(1);
    }
  }

  private int plies(String id) {
    return site.get("/games/" + id).get("plies").asInt();
  }

  private List<String> names(String id) {
    return site.get("/games/" + id)
        .get("seats")
        .valueStream()
        .map(seat -> seat.get("name").asText())
        .toList();
  }

  private static String button(String words) {
    return "[...document.querySelectorAll('button')].find((one) => one.textContent === %s)"
        .formatted(Tab.quoted(words));
  }

  /** In the row of a list that has these words. */
  private static String buttonOf(String row, String words) {
    return "[...document.querySelectorAll('li')].find((one) => one.textContent.includes(%s))"
            .formatted(Tab.quoted(row))
        + "?.querySelectorAll('button').values().find((one) => one.textContent === %s)"
            .formatted(Tab.quoted(words));
  }
}
