/**
 * Headers of requests that a provider must refuse. The relay sends them as they are, where it would otherwise date,
 * sign and authorize a request anew.
 */
export const unfitHeaders = {
  /** An access token that ended long ago; its ID token says when. */
  spentToken: 'contract-spent',
  oldDate: 'Wed, 01 Jan 2020 00:00:00 GMT',
  wrongSignature: 'wrong-on-purpose-this-signs-another-request',
} as const;

/** When the tokens of `spentToken` ended, in seconds since 1970. */
export const spentAt = Date.parse(unfitHeaders.oldDate) / 1000;
