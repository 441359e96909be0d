package org.apogee.match.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apogee.engine.BadInput;
import org.apogee.match.template.Recurrence.Occurrence;
import org.apogee.match.template.Recurring;
import org.apogee.match.template.Template;
import org.apogee.match.template.Templates;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;

/** Templates and series: making, listing, pausing and ending them. */
final class TemplateRoutes {
  private static final Access ORGANISERS = Access.with(Scope.ORGANISE);
  private static final String ROOT = MatchmakerApi.ROOT + "/templates";
  private static final String ONE = ROOT + "/{id}";
  private static final int LISTED = 100;
  private static final int EVENTS = 20;

  private final InstantSource clock;
  private final Templates templates;
  private final Recurring recurring;
  private final EntrantResolver resolver;

  TemplateRoutes(
      InstantSource clock, Templates templates, Recurring recurring, EntrantResolver resolver) {
    this.clock = clock;
    this.templates = templates;
    this.recurring = recurring;
    this.resolver = resolver;
  }

  List<Route> routes() {
    return List.of(
        Route.post(ROOT, ORGANISERS, this::make),
        Route.get(ROOT, Access.ANYBODY, this::list).query("owner", "ended"),
        Route.get(ONE, Access.ANYBODY, request -> Answer.json(whole(template(request)))),
        Route.post(ONE + "/events", ORGANISERS, this::use),
        change("/pause", Template.State.PAUSED),
        change("/resume", Template.State.ACTIVE),
        change("/end", Template.State.ENDED));
  }

  private Answer make(Request request) {
    var body = request.body(TemplateRequest::read);
    var owner = request.player();
    var id =
        "s"
            + TournamentRequest.digest(
                owner + "\n" + body.key().orElseGet(() -> UUID.randomUUID().toString()));
    var entrants = resolver.entrants(body.tournament().entrants(), request.knownCaller());
    resolver.checkMayWrite(request);
    var template =
        new Template(
            id,
            owner,
            body.tournament().draft().name(),
            body.rule(),
            body.zone(),
            body.start(),
            body.ahead(),
            Template.State.ACTIVE,
            body.settings(owner),
            entrants);
    boolean added = templates.add(template, clock.instant());
    if (!added && !templates.get(id).name().equals(template.name())) {
      throw new RequestRefused(Templates.OTHER_TEMPLATE);
    }
    recurring.createNext(templates.get(id));
    var answer = Map.of("template", id, "repeated", !added);
    return added ? Answer.created(ROOT + "/" + id, answer) : Answer.json(answer);
  }

  private Answer list(Request request) {
    boolean withEnded = request.queryWhole("ended", 0, 1, 0) == 1;
    var json = Json.object();
    var items = json.putArray("items");
    templates
        .list(request.queryId("owner"), withEnded, LISTED)
        .forEach(template -> items.add(summary(template)));
    return Answer.json(json);
  }

  private Template template(Request request) {
    return templates.get(request.id("id"));
  }

  private Template own(Request request) {
    var template = template(request);
    var caller = request.knownCaller();
    if (!template.owner().equals(caller.player()) && !caller.may(Scope.ADMIN)) {
      throw new RequestRefused(TournamentRefusals.NOT_THE_OWNER);
    }
    return template;
  }

  private static ObjectNode summary(Template template) {
    var json =
        Json.object()
            .put("template", template.id())
            .put("owner", template.owner())
            .put("name", template.name())
            .put("game", template.settings().game())
            .put("format", template.settings().format().label())
            .put("state", template.state().label());
    template
        .rule()
        .ifPresent(rule ->
            json.put("rule", rule)
                .put("zone", template.zone())
                .put("start", template.first().toString())
                .put("ahead", template.ahead()));
    return json;
  }

  /** With the next events, created or not, and the latest ones. */
  private ObjectNode whole(Template template) {
    var json = summary(template);
    var next = json.putArray("next");
    if (template.state() == Template.State.ACTIVE) {
      template
          .recurrence()
          .ifPresent(recurrence ->
              recurrence
                  .after(clock.instant(), EVENTS)
                  .forEach(it ->
                      next.addObject()
                          .put("due", it.due().toString())
                          .put("startAt", it.start().toEpochMilli())));
    }
    var made = json.putArray("events");
    for (var event : templates.made(template.id(), EVENTS)) {
      made.addObject()
          .put("due", event.due().toString())
          .put("startAt", event.start().toEpochMilli())
          .put("tournament", event.tournament());
    }
    return json;
  }

  /** One event at a time of the organiser's choice; the same time again is the same event. */
  private Answer use(Request request) {
    var template = own(request);
    resolver.checkMayEnter(request.knownCaller());
    Instant start = request.body(fields -> Moment.time("startAt", fields.text("startAt", 40)));
    if (!start.isAfter(clock.instant())) {
      throw new BadInput("bad-start", "'startAt' must be in the future.");
    }
    var due = LocalDateTime.ofInstant(start, ZoneId.of(template.zone()));
    var occurrence = new Occurrence(due, start);
    recurring.make(template, occurrence);
    return Answer.json(Map.of("tournament", template.tournament(due)));
  }

  private Route change(String path, Template.State state) {
    return Route.post(
            ONE + path,
            ORGANISERS,
            request -> {
              var template = own(request);
              if (state == Template.State.ACTIVE) {
                resolver.checkMayEnter(request.knownCaller());
              }
              boolean changed = templates.change(template.id(), state);
              return Answer.json(Map.of("repeated", !changed));
            })
        .withoutBody();
  }
}
