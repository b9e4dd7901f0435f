/**
 * Causes of a failed sign-in, each with a page of its own (SIGNIN-33): the email address is not confirmed; the browser
 * keeps no cookies; the link was used; two clocks differ; the provider is out of reach; the person cancelled; the
 * sign-in was refused; it took too long. `account`: the customer was not found (SIGNIN-26). `unproved`: not recent
 * enough, or of unknown time (SIGNIN-31).
 */
export const signInCauses = [
  'unconfirmed',
  'cookies',
  'used',
  'clock',
  'unreachable',
  'cancelled',
  'refused',
  'old',
  'account',
  'unproved',
] as const;
export type SignInCause = (typeof signInCauses)[number];

/** Returns the cause that an address of the page names; undefined for any other text. */
export function signInCauseOf(text: string | null): SignInCause | undefined {
  return signInCauses.find((cause) => cause === text);
}

/** Returns the path of the page of a failed sign-in. @param to the requested page */
export function failedSignInPath(cause: SignInCause, to?: string): string {
  return `/login?error=${cause}${to ? `&to=${encodeURIComponent(to)}` : ''}`;
}
