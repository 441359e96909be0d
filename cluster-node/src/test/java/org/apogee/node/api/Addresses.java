package org.apogee.node.api;

import java.util.List;

/** Ids, paths, headers and whole requests that no good client sends. */
final class Addresses {
  private Addresses() {}

  static final List<String> BAD_IDS =
      List.of(
          "..",
          "%2e%2e",
          "%2e%2e%2f%2e%2e",
          "..%2f..%2fetc%2fpasswd",
          "..;",
          "%00",
          "a%00b",
          "a%2fb",
          "a%5cb",
          "%zz",
          "%",
          "a%20b",
          "%27",
          "%3Cscript%3E",
          "%F0%9F%9A%80",
          "%ff%fe",
          "-a",
          "_a",
          "a".repeat(65),
          "a'OR'1'='1",
          "{id}",
          "*");

  static final List<String> BAD_PATHS =
      List.of(
          "/",
          "/api",
          "/api/v1",
          "/api/v1/",
          "/api/v2/games",
          "/api/v1/games/",
          "/API/V1/GAMES",
          "/api/v1//games",
          "//api/v1/games",
          "/api/v1/../../etc/passwd",
          "/api/v1/games/../../..",
          "/api/v1/./games",
          "/api/v1/games;a=b",
          "/api/v1/%67ames/%2e",
          "/.git/config",
          "/metrics",
          "/ready",
          "/admin",
          "/api/v1/me/stream/",
          "/api/v1/games/x/moves/y",
          "/WEB-INF/web.xml",
          "/api/v1/games\\x",
          "/actuator/env");

  static final List<String> BAD_LIST_QUERIES =
      List.of(
          "limit=0",
          "limit=201",
          "limit=-1",
          "limit=x",
          "limit=",
          "limit=1.5",
          "limit=1&limit=2",
          "limit=99999999999999999999",
          "cursor=x",
          "cursor=c",
          "cursor=Zy0x",
          "cursor=",
          "cursor=%00",
          "cursor=Z3p6eg",
          "stage=dead",
          "stage=LIVE",
          "stage=",
          "origin=x",
          "ruleset=%27",
          "ruleset=a%20b",
          "ruleset=sol/0",
          "ruleset=../sol",
          "player=..%2f",
          "player=%00",
          "player=",
          "by=%ff",
          "by=%E2%80%AE",
          "sort=id",
          "limit=5;DROP",
          "ruleset=sol'--",
          "%00=1",
          "a",
          "limit",
          "=",
          "ruleset=%zz",
          "ruleset=%",
          "ruleset=%1");

  /** Ways to name this machine and the networks around it. */
  static final List<String> INTERNAL_HOSTS =
      List.of(
          "127.0.0.1",
          "localhost",
          "127.1.2.3:80",
          "0.0.0.0",
          "10.0.0.1",
          "172.16.0.1",
          "192.168.1.1",
          "100.64.0.1",
          "169.254.169.254",
          "224.0.0.1",
          "255.255.255.255",
          "[::1]",
          "[::]",
          "[::ffff:127.0.0.1]",
          "[::ffff:a00:1]",
          "[64:ff9b::7f00:1]",
          "[2002:7f00:1::]",
          "[fe80::1]",
          "[fc00::1]",
          "[ff02::1]");

  static final List<String> BAD_WEBHOOKS =
      List.of(
          "ftp://example.org/",
          "file:///etc/passwd",
          "example.org",
          "https://",
          "https:///hook",
          "https://user:secret@example.org/",
          "https://example.org/#part",
          "https://exa mple.org/",
          "http://example.org/\u00e4");

  static final List<String> BAD_EMAILS =
      List.of(
          "ada",
          "ada@localhost",
          "ada@example.org, eve@example.org",
          "Ada <ada@example.org>",
          "ada@[127.0.0.1]",
          "\\\"a b\\\"@example.org");

  /** Headers of a POST without a body of its own. */
  static final List<String> BAD_HEADERS =
      List.of(
          "Content-Length: -1",
          "Content-Length: 1x",
          "Content-Length: 99999999999999999999",
          "Content-Length: 1\r\nContent-Length: 2",
          "Content-Length: 4294967296",
          "Content-Length: 65537",
          "Content-Length: 5\r\nTransfer-Encoding: chunked",
          "Transfer-Encoding: gzip",
          "Transfer-Encoding: chunked, gzip",
          "Transfer-Encoding: xchunked",
          "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
          "Expect: 200-maybe\r\nContent-Length: 2",
          "X Y: z\r\nContent-Length: 0",
          "NoColon\r\nContent-Length: 0",
          ": empty\r\nContent-Length: 0",
          "X: \u0000\r\nContent-Length: 0",
          "Host: other\r\nContent-Length: 0");

  static final List<String> RAW =
      List.of(
          "\r\n\r\n\r\nnonsense\r\n\r\n",
          "GET\r\n\r\n",
          "GET /api/v1/rulesets\r\n\r\n",
          "GET /api/v1/rulesets HTTP/0.9\r\n\r\n",
          "GET /api/v1/rulesets HTTP/1.1\r\n\r\n",
          "GET /api/v1/rulesets HTTP/3.0\r\nHost: x\r\n\r\n",
          "GET http://[::1/api/v1/rulesets HTTP/1.1\r\nHost: x\r\n\r\n",
          "GET /api/v1/rulesets HTTP/1.1\r\nHost: [bad\r\n\r\n",
          "CONNECT evil:443 HTTP/1.1\r\nHost: evil\r\nConnection: close\r\n\r\n",
          "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
          "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
          "\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000\u00a1\u0003\u0003\r\n\r\n",
          "{\"ply\":0}\r\n\r\n");
}
