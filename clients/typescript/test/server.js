// A server that follows a script: one entry for each request, in order.
import { createServer } from "node:http";

/** A request without a response. */
export const DROP = (_, response) => response.destroy();

export function reply(body, status = 200, headers = {}) {
  return (_, response) => {
    response.writeHead(status, headers);
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

export function problem(status, code, headers = {}) {
  return reply({ status, code, detail: "A sentence." }, status, headers);
}

/** A response of lines, which breaks after `cut`. */
export function stream(lines, cut = "") {
  return (_, response) => {
    response.writeHead(200);
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("") + cut;
    response.write(text, () => response.destroy());
  };
}

/** Starts it for one test; `requests` fills as they come. */
export async function serve(test, ...script) {
  const requests = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) {
      body += part;
    }
    const { method, url, headers } = request;
    requests.push({ method, path: url, headers, body: body && JSON.parse(body) });
    (script.shift() ?? problem(404, "script-ended"))(request, response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${server.address().port}`, requests, script };
}

/** Pauses that take no time, and a clock that they move. */
export class Time {
  pauses = [];
  now = 0;

  get options() {
    return {
      sleep: async (seconds) => {
        this.pauses.push(Math.round(seconds * 10) / 10);
        this.now += seconds;
      },
      clock: () => this.now,
    };
  }
}
