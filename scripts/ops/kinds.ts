import { operations } from '#rpc/operation/operations.ts';

/** Names of the kinds of operations in the commands. */
export const kinds: readonly string[] = operations.map(({ kind }) => kind);

/** Kinds that need a recent sign-in, for some terms at least. */
export const guardedKinds: readonly string[] = operations.flatMap((one) =>
  'recentSignIn' in one && one.recentSignIn ? [one.kind] : [],
);
