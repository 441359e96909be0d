package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.platform.token.Scope;
import org.junit.jupiter.api.Test;

class OpenApiTest {
  private static final String DOCUMENT =
      """
      {"openapi": "3.1.0",
       "paths": {
         "/games": {
           "get": {"operationId": "list", "summary": "Games.", "security": [{}, {"bearer": []}],
                   "parameters": [{"name": "limit", "in": "query"}],
                   "responses": {"default": {"$ref": "#/components/responses/Problem"}}},
           "post": {"operationId": "open", "summary": "Open.", "security": [{"bearer": ["play"]}],
                    "requestBody": {}, "responses": {"default": {}}}},
         "/games/{id}": {
           "get": {"operationId": "look", "summary": "Look.", "security": [],
                   "parameters": [{"$ref": "#/components/parameters/Id"}],
                   "responses": {"default": {}}}}},
       "components": {"parameters": {"Id": {"name": "id", "in": "path"}},
                      "responses": {"Problem": {}}}}
      """;

  private final Route list =
      Route.get("/games", Access.ANYBODY, OpenApiTest::nothing).query("limit");
  private final Route open = Route.post("/games", Access.with(Scope.PLAY), OpenApiTest::nothing);
  private final Route look = Route.get("/games/{id}", Access.ANYBODY, OpenApiTest::nothing);

  private static Answer nothing(Request request) {
    return Answer.nothing();
  }

  @Test
  void aDocumentThatTellsTheSameHasNoDifference() {
    assertThat(OpenApi.of(DOCUMENT).differences(List.of(list, open, look))).isEmpty();
  }

  @Test
  void everyDifferenceIsFound() {
    assertThat(differences(list, open)).containsExactly("GET /games/{id} is not a route");
    assertThat(
            differences(
                list,
                open,
                look,
                Route.delete("/games/{id}", Access.ANYBODY, OpenApiTest::nothing)))
        .containsExactly("DELETE /games/{id} is not in the document");
    assertThat(differences(list.query("limit", "cursor"), open, look))
        .singleElement()
        .asString()
        .contains("query parameters", "cursor");
    assertThat(differences(list, open.withoutBody(), look))
        .singleElement()
        .asString()
        .contains("has a body");
    assertThat(
            differences(
                list, Route.post("/games", Access.with(Scope.ADMIN), OpenApiTest::nothing), look))
        .singleElement()
        .asString()
        .contains("scope", "admin", "play");
    assertThat(
            OpenApi.of(DOCUMENT.replace("responses/Problem\"}", "responses/Other\"}"))
                .differences(List.of(list, open, look)))
        .containsExactly("the document has no #/components/responses/Other");
    assertThat(
            OpenApi.of(DOCUMENT.replace("\"look\"", "\"list\""))
                .differences(List.of(list, open, look)))
        .hasSize(2);
  }

  private static List<String> differences(Route... routes) {
    return OpenApi.of(DOCUMENT).differences(List.of(routes));
  }
}
