/** A secret key with its id, by which the receiver selects the same key. */
export interface NamedKey {
  /** Absent for a secret that never had a second key. */
  id: string | undefined;
  key: string;
}

/**
 * Returns the keys of a secret, the active one first: `k2:NEW k1:OLD`, or a single key without an id (SAFETY-23).
 * @throws RangeError for an empty secret
 */
export function keysOf(secret: string): [NamedKey, ...NamedKey[]] {
  // A secret that never had a second key may have any characters.
  const parts = /^k\d+:/.test(secret) ? secret.split(' ') : [secret];
  const [first, ...others] = parts
    .filter((part) => part !== '')
    .map((part): NamedKey => {
      const [, id, key] = /^(k\d+):(.+)$/.exec(part) ?? [];
      return { id, key: key ?? part };
    });
  if (!first) throw new RangeError('a secret without a key');
  return [first, ...others];
}
