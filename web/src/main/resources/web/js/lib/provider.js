// The way to the identity provider, which sends the browser back to the page /sign-in.
import { ask, token } from "./api.js";

/** Opens the page of the provider; afterwards `next` is opened. */
export async function goToProvider(body) {
  const { address } = await ask("/session/provider", { method: "POST", body, secret: token.get() });
  location.assign(address);
}
