import { assumptionOfWrites } from '../assumption.ts';
import type { Json } from './described-schema.ts';

/** The headers of every request to the carrier itself (HTTP-9 to HTTP-12). */
export const requestHeaders: Readonly<
  Record<string, { name: string; description: string; schema: Json; signedInOnly?: true }>
> = {
  TransactionId: {
    name: 'x-transaction-id',
    description: `${assumptionOfWrites.text} For a read it is random.`,
    schema: { type: 'string' },
  },
  CarrierMarker: {
    name: 'x-carrier',
    description: "NATIONAL, or the payload's other1.",
    schema: { type: 'string', default: 'NATIONAL' },
  },
  Date: { name: 'date', description: 'The time of the request.', schema: { type: 'string' } },
  Signature: {
    name: 'x-signature',
    description:
      'base64url HMAC-SHA-256 over method, path with sorted query, authorization, date and body, one line each.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
  },
  IdToken: {
    name: 'x-id-token',
    description: 'The ID token of the signed-in person.',
    schema: { type: 'string' },
    signedInOnly: true,
  },
  Primary: {
    name: 'x-primary',
    description: 'True if that person is the primary.',
    schema: { enum: ['Yes', 'No'] },
    signedInOnly: true,
  },
  Source: {
    name: 'x-source',
    description: 'Name, email, browser and OS, each lowercased and percent-encoded, joined by semicolons.',
    schema: { type: 'string' },
    signedInOnly: true,
  },
};
