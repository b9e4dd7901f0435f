import { type Engine, startEngine } from './verification.ts';

let engine: Engine | undefined;

/** One engine for all test files of a worker: to start it takes longer than most verifications. */
export function sharedEngine(): Engine {
  return (engine ??= startEngine());
}
