import type { Endpoint } from './endpoint.ts';

export const assumptionKinds = ['path', 'shape', 'meaning', 'empty reply'] as const;

/** Something that the portal chose because nothing is documented, for the backend team to confirm (HTTP-3). */
export interface Assumption {
  /** Id `<endpoint>/<kind>`, which stays when the text changes. */
  readonly id: string;
  readonly kind: (typeof assumptionKinds)[number];
  readonly text: string;
}

const keyText =
  'For a write, x-transaction-id is its idempotency key, the same at each try: for 24 hours, a second request with the ' +
  'same key is not done twice and gets the reply of the first one. 401 and 403 mean that nothing was done, and are not ' +
  'kept as the reply of a key.';

/** The assumption about the headers of all writes (HTTP-9). */
export const assumptionOfWrites: Assumption = {
  id: 'all-writes/key',
  kind: 'meaning',
  text: keyText,
};

/** The assumptions of a call, in the order of `assumptionKinds`. */
export function assumptionsOf({ id, assumed = {} }: Endpoint): Assumption[] {
  const { emptyReply, ...texts } = assumed;
  const assumptions = (['path', 'shape', 'meaning'] as const).flatMap((kind): Assumption[] => {
    const text = texts[kind];
    return text === undefined ? [] : [{ id: `${id}/${kind}`, kind, text }];
  });
  if (!emptyReply) return assumptions;
  return [...assumptions, { id: `${id}/empty-reply`, kind: 'empty reply', text: 'The reply is empty.' }];
}
