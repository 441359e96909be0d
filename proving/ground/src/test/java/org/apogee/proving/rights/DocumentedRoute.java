package org.apogee.proving.rights;

/**
 * A route of an OpenAPI document.
 *
 * @param scope the scope that it requires, or an empty text
 */
record DocumentedRoute(String method, String template, boolean hasBody, String scope) {
  /** Such as {@code GET /api/v1/games/{id}}. */
  String name() {
    return method + " " + template;
  }
}
