package org.apogee.engine.laws;

/** The promises of a ruleset, each in a sentence, in the order in which they are checked. */
public enum Law {
  SETUP("good set-ups start a game, and bad ones are refused by BadInput"),
  PLAYABLE("every question can be asked and every legal move played without a mistake"),
  LEGAL_MOVES("legal moves are ascending, distinct, and there are some until the game is over"),
  VIEWS("a view is a record that becomes JSON as it stands, and never changes"),
  DRAWING("a view can be drawn as text, at most 100 columns wide"),
  SAME_CHANCE("the same position, move and draws give the same truth"),
  CHRONICLE("whether somebody listens makes no difference"),
  ASKING("asking changes nothing: not legal moves, view, notation, score, place nor encoding"),
  COPY("a copy and its original never touch each other"),
  COPY_FROM("copyFrom makes any old position equal to the other"),
  SNAPSHOT("a snapshot read back is the same position, and writes the same bytes"),
  SNAPSHOT_REFUSED("what encode never wrote is refused by BadInput"),
  NOTATION("each legal move has one name, and the name gives back the move"),
  DETERMINIZE("determinize leaves what the seat can do, and a game that can be played"),
  SECRETS("a view tells what its viewer may know and no more: all else dealt anew, it is the same"),
  FACTS("a fact is in words for people and for programs, and tells no more than the views"),
  GLOSSARY("whatever a view, a fact, a move or an option names is in the glossary"),
  PLACES("places, scores and outcome agree"),
  EVALUATION(
      "an evaluation lies within 0 and 1 and uses nothing that its seat cannot know;"
          + " its turns go up"),
  ENDS("every game ends"),
  SHARED("one ruleset serves many games at a time, and none disturbs another"),
  ALLOCATION("play-outs and evaluations allocate nothing in the long run"),
  PERFT("the number of ways to play on is the one written down");

  private final String sentence;

  Law(String sentence) {
    this.sentence = sentence;
  }

  public String sentence() {
    return sentence;
  }
}
