package org.apogee.platform.oidc;

import org.apogee.platform.token.RandomTexts;

/**
 * The secrets of one sign-in at a provider.
 *
 * @param state comes back with the browser, so that no other site can complete a sign-in
 * @param nonce comes back in the ID token, so that the token of another sign-in is worthless
 * @param verifier proves to the provider that the one who began is the one who completes (PKCE)
 */
public record Attempt(String state, String nonce, String verifier) {
  private static final int BYTES = 32;

  public static Attempt fresh() {
    return new Attempt(
        RandomTexts.ofBytes(BYTES), RandomTexts.ofBytes(BYTES), RandomTexts.ofBytes(BYTES));
  }

  @Override
  public String toString() {
    return "Attempt";
  }
}
