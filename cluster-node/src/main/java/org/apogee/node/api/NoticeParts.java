package org.apogee.node.api;

import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import org.apogee.cluster.notice.BrowserNotices;
import org.apogee.cluster.notice.Receivers;
import org.apogee.node.delivery.DeliverySettings;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Route;

/** The dependencies of the routes for notices. */
public record NoticeParts(Receivers receivers, BrowserNotices browser, DeliverySettings settings) {
  public static NoticeParts of(Database database, DeliverySettings settings, InstantSource clock) {
    return new NoticeParts(new Receivers(database, clock), new BrowserNotices(database), settings);
  }

  List<Route> routes() {
    return Stream.of(
            new NoticeRoutes(browser).routes(), new WebhookRoutes(receivers, settings).routes())
        .flatMap(List::stream)
        .toList();
  }
}
