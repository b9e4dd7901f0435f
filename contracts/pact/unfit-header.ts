/**
 * Headers of requests that a provider must refuse. The relay sends them as they are, where it would otherwise date,
 * sign and authorize a request anew.
 */
export const unfitHeaders = {
  /** An access token that ended long ago; its ID token has the time. */
  spentToken: 'contract-spent',
  oldDate: 'Wed, 01 Jan 2020 00:00:00 GMT',
  wrongSignature: 'wrong-on-purpose-this-signs-another-request',
} as const;

/** End of the tokens of `spentToken`, in seconds since 1970. */
export const spentAt = Date.parse(unfitHeaders.oldDate) / 1000;
