package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.DRAWING;
import static org.apogee.engine.laws.Law.VIEWS;

import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.View;

/** The form of views and of their drawings. */
final class ViewLaw implements MomentLaw {
  private static final int COLUMNS_MAX = 100;

  @Override
  public void check(Moment moment) {
    for (int viewer : moment.viewers()) {
      var position = moment.fresh();
      var view = position.view(viewer);
      var who = "the view of " + Moment.name(viewer);
      moment.check(VIEWS, view.viewer() == viewer, who + " is of viewer " + view.viewer());
      moment.check(VIEWS, view instanceof Record, who + " is no record but " + view.getClass());
      JsonReady.flaw("view", view).ifPresent(flaw -> broken(moment, who, flaw));
      var again = position.view(viewer);
      moment.check(
          VIEWS, view.equals(again), "%s is %s, asked again %s".formatted(who, view, again));
      checkDrawing(moment, who, moment.ruleset().draw(view));
      checkStays(moment, viewer);
    }
  }

  private static void broken(Moment moment, String who, String flaw) {
    throw moment.broken(VIEWS, "in %s, %s".formatted(who, flaw));
  }

  /** A view must not be a window on the position: the game goes on, the view stays. */
  private static void checkStays(Moment moment, int viewer) {
    for (long move : moment.someMoves(VIEWS, 1)) {
      var position = moment.fresh();
      View taken = position.view(viewer);
      position.play(move, Chance.of(new SplittableRandom(move)));
      moment.check(
          VIEWS,
          taken.equals(moment.fresh().view(viewer)),
          "the view of %s changes when move %d is played".formatted(Moment.name(viewer), move));
    }
  }

  private static void checkDrawing(Moment moment, String who, String drawing) {
    moment.check(DRAWING, !drawing.isBlank(), who + " is drawn as nothing");
    for (var line : drawing.lines().toList()) {
      int columns = line.codePointCount(0, line.length());
      moment.check(
          DRAWING,
          columns <= COLUMNS_MAX,
          "%s is drawn with %d columns: %s".formatted(who, columns, line));
      moment.check(
          DRAWING,
          line.codePoints().noneMatch(Character::isISOControl),
          "%s is drawn with a control character: %s".formatted(who, line));
    }
  }
}
