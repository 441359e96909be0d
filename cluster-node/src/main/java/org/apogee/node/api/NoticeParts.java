package org.apogee.node.api;

import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import org.apogee.cluster.notice.BrowserNotices;
import org.apogee.cluster.notice.Mailboxes;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.cluster.notice.Receivers;
import org.apogee.cluster.webhook.WebhookRoutes;
import org.apogee.node.delivery.DeliverySettings;
import org.apogee.node.notice.NoticeStreams;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.token.Scope;

/**
 * The dependencies of the routes for notices.
 *
 * @param mails whether this installation sends e-mails
 */
public record NoticeParts(
    Receivers receivers,
    Mailboxes boxes,
    BrowserNotices browser,
    NoticeStreams streams,
    Quotas quotas,
    DeliverySettings settings,
    boolean mails) {
  private static final WebhookRoutes.Place OF_PLAYERS =
      new WebhookRoutes.Place(
          NodeApi.ROOT + "/me/webhooks",
          "id",
          Access.with(Scope.PLAY),
          NoticeKind.choices(),
          true,
          Request::player,
          handler -> handler);

  public static NoticeParts of(
      Database database,
      NoticeStreams streams,
      DeliverySettings settings,
      boolean mails,
      InstantSource clock) {
    return new NoticeParts(
        new Receivers(database, clock),
        new Mailboxes(database, clock),
        new BrowserNotices(database),
        streams,
        new Quotas(database),
        settings,
        mails);
  }

  List<Route> routes() {
    return Stream.of(
            new NoticeRoutes(browser, streams).routes(),
            new WebhookRoutes(receivers, settings.rules(), OF_PLAYERS).routes(),
            new MailRoutes(boxes, quotas, mails).routes())
        .flatMap(List::stream)
        .toList();
  }
}
