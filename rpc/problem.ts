import type { Code } from '#contracts/endpoint.ts';

/**
 * How a call ended: a reply, a declared problem that screens have words for, or a fault (HTTP-16). Plain data, because
 * it crosses from the Account object to the Worker.
 */
export type Outcome<R, P extends string = string> = { kind: 'reply'; reply: R } | Problem<P> | Fault;

export interface Problem<P extends string = string> {
  kind: 'problem';
  name: P;
  resCode: Code | undefined;
  message: string | undefined;
}

/** The most of the carrier's message that is shown, in characters. */
const maxMessageLength = 200;

/**
 * What the carrier says to the customer when it refuses for a reason that the portal has no words for, as one line of
 * plain text (ERROR-21); undefined for everything else, and when it says nothing.
 */
export function refusalMessage(outcome: Outcome<unknown>): string | undefined {
  if (outcome.kind !== 'problem' || outcome.name !== 'refused') return undefined;
  const text = (outcome.message ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const characters = [...text];
  const cut = characters.length > maxMessageLength ? [...characters.slice(0, maxMessageLength - 1), '…'] : characters;
  return cut.join('') || undefined;
}

/**
 * `session`: 401 or 403 (SIGNIN-15). `unreachable`: the token is over and the identity provider is silent, so nothing
 * was done and the session is not over (SIGNIN-22). `refused`: a readable FAILURE that the declaration does not name.
 * `slow`: no answer yet, and the call goes on (HTTP-24). `down`: not asked, since the endpoint gave no answer a moment
 * ago; the message is its id (HTTP-27). `absent`: never asked, since this carrier has no such endpoint; the message is
 * its id (TIER-1). `timeout`, `network`, `http`, `garbage`: no reply could be read, so a write may
 * or may not have happened. `input`: nothing was sent.
 */
export interface Fault {
  kind: 'fault';
  why:
    | 'session'
    | 'unreachable'
    | 'refused'
    | 'timeout'
    | 'network'
    | 'http'
    | 'garbage'
    | 'input'
    | 'slow'
    | 'down'
    | 'absent';
  status?: number;
  resCode?: Code;
  message?: string;
  transactionId: string;
}

/** Why a write was turned away without being done: the session is over, or its tokens could not be renewed. */
export type SessionFault = 'session' | 'unreachable';

/** Was it turned away, so that the same form can be sent again (SIGNIN-16, SIGNIN-22)? */
export function isSessionFault(why: string): why is SessionFault {
  return why === 'session' || why === 'unreachable';
}

/** True when the carrier may have done a write whose reply was not read (LEDGER-5). */
export function isEffectUnknown(outcome: Outcome<unknown>): boolean {
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

/** Thrown by `unwrap` for a fault; ends on the error page (ERROR-18). */
export class FaultError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`fault ${fault.why}${fault.status === undefined ? '' : ` ${fault.status}`}`);
    this.name = 'FaultError';
    this.fault = fault;
  }
}

/** The carrier did not tell who the signed-in person is; some brands have a page of their own for it (SIGNIN-26). */
export class CustomerFaultError extends FaultError {}

/** @throws FaultError when one of the calls says that the session is over (SIGNIN-15) */
export function assertSession(outcomes: readonly Outcome<unknown>[]): void {
  const fault = outcomes.find((one) => one.kind === 'fault' && one.why === 'session');
  if (fault) throw new FaultError(fault as Fault);
}

/** What is said in place of a call of an endpoint that this carrier has not (TIER-1). */
export function notSupported(endpoint: string): Fault {
  return { kind: 'fault', why: 'absent', message: endpoint, transactionId: '' };
}

/** Is it still being read (HTTP-24)? */
export function isPending(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'fault' && outcome.why === 'slow';
}

/** The reply, or undefined where it could not be read: that part of a page says so and the rest stands (HTTP-19). */
export function replyOrUndefined<R>(outcome: Outcome<R>): R | undefined {
  return outcome.kind === 'reply' ? outcome.reply : undefined;
}

/** The reply itself. @throws ProblemError or FaultError */
export function unwrap<R>(outcome: Outcome<R>): R {
  if (outcome.kind === 'reply') return outcome.reply;
  throw outcome.kind === 'problem' ? new ProblemError(outcome) : new FaultError(outcome);
}
