import type { Endpoint } from './endpoint.ts';

export const assumptionKinds = ['path', 'shape', 'meaning', 'empty reply'] as const;

/** Something that the portal chose because nothing is documented, for the backend team to confirm (HTTP-3). */
export interface Assumption {
  /** `<endpoint>/<kind>`; it stays when the text changes. */
  readonly id: string;
  readonly kind: (typeof assumptionKinds)[number];
  readonly text: string;
  /** Question for the backend team. */
  readonly question: string;
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
  question: `What do the values mean in the headers of all writes? The portal assumes: ${keyText}`,
};

const asks = {
  path: 'Where do the inputs travel',
  shape: 'Which fields are there',
  meaning: 'What do the values mean',
} as const;

/** The assumptions of a call, in the order of `assumptionKinds`. */
export function assumptionsOf({ id, assumed = {}, method, path }: Endpoint): Assumption[] {
  const { emptyReply, ...texts } = assumed;
  const call = `\`${method} ${path}\``;
  const assumptions = (['path', 'shape', 'meaning'] as const).flatMap((kind) => {
    const text = texts[kind];
    return text === undefined
      ? []
      : [{ id: `${id}/${kind}`, kind, text, question: `${asks[kind]} in ${call}? The portal assumes: ${text}` }];
  });
  if (!emptyReply) return assumptions;
  const question = `Is the reply of ${call} empty, without data or with \`{}\`?`;
  return [
    ...assumptions,
    { id: `${id}/empty-reply`, kind: 'empty reply' as const, text: 'The reply is empty.', question },
  ];
}

/** All assumptions of a call as one text; undefined without any. */
export function assumedText(target: Endpoint): string | undefined {
  return (
    assumptionsOf(target)
      .map(({ text }) => text)
      .join(' ') || undefined
  );
}
