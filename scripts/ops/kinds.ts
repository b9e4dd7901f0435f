import { operations } from '#rpc/operation/operations.ts';

/** Kinds of operations, as the commands name them. */
export const kinds: readonly string[] = operations.map(({ kind }) => kind);

/** Kinds that need a recent sign-in, for some terms at least. */
export const guardedKinds: readonly string[] = operations.flatMap((one) =>
  'recentSignIn' in one && one.recentSignIn ? [one.kind] : [],
);
