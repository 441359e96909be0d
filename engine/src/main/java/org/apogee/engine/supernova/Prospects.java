package org.apogee.engine.supernova;

/** What attacks could bring a seat, and what they could take from it: a buffer. */
final class Prospects {
  double opportunity;
  double exposureNow; // to seats that still act this turn
  double exposureLater;
  double attack; // that is going on
  int doomed; // the planet whose ships lose a battle that goes on, or AttackRecord.NONE

  private final Assault assault = new Assault();

  void look(SupernovaPosition p, int seat, int viewer) {
    attack = assault.worth(p, seat, viewer);
    doomed = Outlook.doomed(p);
    opportunity = Outlook.opportunity(p, seat, doomed);
    exposureNow = 0;
    exposureLater = 0;
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat) {
        double exposure = Outlook.exposure(p, seat, other, doomed);
        if (SupernovaEstimate.mayAct(p, other)) {
          exposureNow = Math.max(exposureNow, exposure);
        } else {
          exposureLater = Math.max(exposureLater, exposure);
        }
      }
    }
  }
}
