package org.apogee.proving.pages;

import static org.apogee.proving.pages.DevTools.params;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A mouse over a tab, used as a person would use it. */
final class Mouse {
  /** A page that exchanges an element under every click is broken. */
  private static final int TRIES_MOST = 10;

  private final Tab tab;
  private final DevTools tools;

  Mouse(Tab tab, DevTools tools) {
    this.tab = tab;
    this.tools = tools;
  }

  /**
   * Clicks in the middle of what an expression finds now; false if that is nothing. What the page
   * exchanges between press and release gets no click, so then it clicks again.
   */
  boolean clickOn(String expression) {
    for (int tries = 0; tries < TRIES_MOST; tries++) {
      var at = restingPlace(expression);
      if (at.isEmpty()) {
        return false;
      }
      send("mousePressed", at, params().put("button", "left").put("clickCount", 1));
      send("mouseReleased", at, params().put("button", "left").put("clickCount", 1));
      if (!isClickLost()) {
        return true;
      }
    }
    throw new AssertionError("exchanged under every click: " + expression);
  }

  void moveTo(String expression) {
    send(
        "mouseMoved",
        tab.value(
            """
            (() => {
              const box = %s.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """
                .formatted(expression)),
        params());
  }

  /** The middle of what the expression finds, once it stays where it is; empty if it is nothing. */
  private JsonNode restingPlace(String expression) {
    return tab.value(
        """
        (async () => {
          for (let looks = 0; ; looks++) {
            const found = %s;
            if (!found) {
              return [];
            }
            found.scrollIntoView({block: "center"});
            const {x, y, width, height} = found.getBoundingClientRect();
            await new Promise((done) => setTimeout(done, 20));
            const now = found.getBoundingClientRect();
            if ((now.x === x && now.y === y && found.isConnected) || looks === 100) {
              window.clicked = found;
              window.clickArrived = false;
              found.addEventListener("click", () => (window.clickArrived = true), {once: true, capture: true});
              return [now.x + width / 2, now.y + height / 2];
            }
          }
        })()
        """
            .formatted(expression));
  }

  private boolean isClickLost() {
    try {
      return tab.isTrue("window.clickArrived === false && !clicked.isConnected");
    } catch (AssertionError _) {
      return false; // the click led to another page, which has come in between
    }
  }

  private void send(String type, JsonNode at, ObjectNode more) {
    tools.call(
        "Input.dispatchMouseEvent",
        more.put("type", type).put("x", at.get(0).asDouble()).put("y", at.get(1).asDouble()));
  }
}
