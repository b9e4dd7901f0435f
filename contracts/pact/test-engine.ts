import { type Engine, startEngine } from './verification.ts';

let engine: Engine | undefined;

/** Returns one engine for all test files of a worker, because its start takes longer than most verifications. */
export function sharedEngine(): Engine {
  return (engine ??= startEngine());
}
