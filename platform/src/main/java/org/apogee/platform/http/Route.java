package org.apogee.platform.http;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * One thing a client can ask for. The list of routes is what the server registers, what the OpenAPI
 * document is compared with, and what metrics use as names.
 *
 * @param template such as {@code /api/v1/games/{id}}
 * @param query names of the query parameters; all others are refused
 * @param hasBody a JSON body is read; where there is none, a body is refused
 * @param ignoresBody a body that another standard prescribes is neither read nor refused
 */
public record Route(
    Method method,
    String template,
    Access access,
    Set<String> query,
    boolean hasBody,
    boolean ignoresBody,
    boolean isBusy,
    Handler handler) {
  private static final Pattern TEMPLATE = Pattern.compile("(/([a-z0-9.-]+|\\{[a-z]+\\}))+");

  /** Carries out a request, on a virtual thread: it may block. */
  @FunctionalInterface
  public interface Handler {
    Answer handle(Request request);
  }

  public Route {
    if (!TEMPLATE.matcher(template).matches()) {
      throw new IllegalArgumentException("not a path template: " + template);
    }
    query = Set.copyOf(query);
  }

  public static Route get(String template, Access access, Handler handler) {
    return new Route(Method.GET, template, access, Set.of(), false, false, false, handler);
  }

  /** A POST with a JSON body. */
  public static Route post(String template, Access access, Handler handler) {
    return new Route(Method.POST, template, access, Set.of(), true, false, false, handler);
  }

  public static Route put(String template, Access access, Handler handler) {
    return new Route(Method.PUT, template, access, Set.of(), true, false, false, handler);
  }

  public static Route delete(String template, Access access, Handler handler) {
    return new Route(Method.DELETE, template, access, Set.of(), false, false, false, handler);
  }

  public Route query(String... names) {
    return new Route(
        method, template, access, Set.of(names), hasBody, ignoresBody, isBusy, handler);
  }

  public Route withoutBody() {
    return new Route(method, template, access, query, false, false, isBusy, handler);
  }

  /** For a caller that sends the body of another standard, which says nothing new. */
  public Route ignoringBody() {
    return new Route(method, template, access, query, false, true, isBusy, handler);
  }

  /**
   * Takes the {@link ShortWay}, because it is asked all the time, or because its connection carries
   * lines. At most one part of its template differs.
   */
  public Route busy() {
    return new Route(method, template, access, query, hasBody, ignoresBody, true, handler);
  }

  /** Such as {@code GET /api/v1/games/{id}}. */
  public String name() {
    return method + " " + template;
  }

  /** Two routes of one name would hide each other. */
  static void checkDistinct(List<Route> routes) {
    var names = routes.stream().map(Route::name).toList();
    if (Set.copyOf(names).size() != names.size()) {
      throw new IllegalArgumentException("duplicate route: " + names);
    }
  }
}
