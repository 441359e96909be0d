package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The sizes of the tables if the number of entrants is not a multiple: as few byes as possible,
 * then sizes as close as possible to the requested one, small tables last.
 */
final class TableSizes {
  private final PairingSettings settings;

  TableSizes(PairingSettings settings) {
    this.settings = settings;
  }

  /** Sizes of all tables; their sum may be less than the number of entrants. */
  List<Integer> of(int entrants) {
    for (int seated = entrants; seated > 0; seated--) {
      var sizes = exactly(seated);
      if (!sizes.isEmpty()) {
        return sizes;
      }
    }
    return List.of();
  }

  /** By how many off-size tables it costs; small ones rather than large ones. */
  private List<Integer> exactly(int seated) {
    var cost = new long[seated + 1];
    var last = new int[seated + 1];
    for (int n = 1; n <= seated; n++) {
      cost[n] = Long.MAX_VALUE;
      for (int size = settings.smallestTable(); size <= settings.largestTable(); size++) {
        if (size <= n && cost[n - size] < Long.MAX_VALUE) {
          long price = cost[n - size] + price(size);
          if (price < cost[n]) {
            cost[n] = price;
            last[n] = size;
          }
        }
      }
    }
    if (cost[seated] == Long.MAX_VALUE) {
      return List.of();
    }
    var sizes = new ArrayList<Integer>();
    for (int n = seated; n > 0; n -= last[n]) {
      sizes.add(last[n]);
    }
    sizes.sort(Comparator.reverseOrder());
    return sizes;
  }

  private long price(int size) {
    long off = (long) size - settings.tableSize();
    return off <= 0 ? 10 * off * off : 11 * off * off;
  }
}
