import type { Code } from '#contracts/endpoint.ts';

/**
 * What became of a call. A reply succeeded; a problem is a declared refusal that a screen has words for; a fault is
 * anything else. Plain data, because it crosses from the Account object to the Worker.
 */
export type Outcome<R, P extends string = string> = { kind: 'reply'; reply: R } | Problem<P> | Fault;

export interface Problem<P extends string = string> {
  kind: 'problem';
  name: P;
  resCode: Code | undefined;
  message: string | undefined;
}

/**
 * `session`: 401 or 403 (decision 21). `refused`: a readable FAILURE that the declaration does not name.
 * `timeout`, `network`, `http`, `garbage`: the reply was not read, so a write may or may not have happened.
 * `input`: refused here, before anything was sent.
 */
export interface Fault {
  kind: 'fault';
  why: 'session' | 'refused' | 'timeout' | 'network' | 'http' | 'garbage' | 'input';
  status?: number;
  resCode?: Code;
  message?: string;
  transactionId: string;
}

/** True when the carrier may have carried out a write although we read no answer. */
export function effectUnknown(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'fault' && ['timeout', 'network', 'http', 'garbage'].includes(outcome.why);
}

/** Thrown by `unwrap` for a declared refusal. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(refusal: Problem) {
    super(`problem ${refusal.name}`);
    this.name = 'ProblemError';
    this.problem = refusal;
  }
}

/** Thrown by `unwrap` for everything that is not declared; ends at the sorry page. */
export class FaultError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`fault ${fault.why}${fault.status === undefined ? '' : ` ${fault.status}`}`);
    this.name = 'FaultError';
    this.fault = fault;
  }
}

/**
 * The reply, or nothing where the carrier could not tell: that part of a page says so, and the rest stands.
 * @throws FaultError when the session is over
 */
export function replyOrUndefined<R>(outcome: Outcome<R>): R | undefined {
  if (outcome.kind === 'fault' && outcome.why === 'session') throw new FaultError(outcome);
  return outcome.kind === 'reply' ? outcome.reply : undefined;
}

/** The reply itself. @throws ProblemError or FaultError */
export function unwrap<R>(outcome: Outcome<R>): R {
  if (outcome.kind === 'reply') return outcome.reply;
  throw outcome.kind === 'problem' ? new ProblemError(outcome) : new FaultError(outcome);
}
