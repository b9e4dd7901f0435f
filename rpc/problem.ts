import type { Code } from '#contracts/endpoint.ts';
import { isolated } from './domain/isolated.ts';

/**
 * Outcome of a call: a reply, a declared problem that screens have words for, or a fault (HTTP-16). Plain data, because
 * it crosses from the Account object to the Worker.
 */
export type Outcome<R, P extends string = string> = { kind: 'reply'; reply: R } | Problem<P> | Fault;

export interface Problem<P extends string = string> {
  kind: 'problem';
  name: P;
  resCode: Code | undefined;
  message: string | undefined;
}

/** Maximum length of the carrier's message on a page, in characters. */
const maxMessageLength = 200;

/**
 * Returns the carrier's message for a refusal that the portal has no words for, as one line of plain text (ERROR-21).
 * Undefined for every other outcome, and for a message that is not for people.
 */
export function refusalMessage(outcome: Outcome<unknown>): string | undefined {
  const isRefused = outcome.kind === 'problem' && outcome.name === 'refused';
  return isRefused ? plainMessage(outcome.message) : undefined;
}

/** Markup, calls, addresses and paths, identifiers, classes of errors, and empty values: a program wrote them. */
const programText = [
  /[<>{}[\]\\|=`]|\w\(|:\/\/|\/[a-z]+\/|\bfatal error\b/iu,
  /\w\.\w+\.\w|\w\.\w+:\d|\w_\w|\w(?:Exception|Error)\b/u,
  /\b(?:null|undefined|nan|stack ?trace|traceback|sql|ora-\d+)\b/iu,
];

/**
 * Returns a message of the carrier as one line of plain text (ERROR-21). Undefined for an empty one, and for a stack
 * trace or another text of a program. It moves nothing beside it (INTAKE-12).
 */
export function plainMessage(message = ''): string | undefined {
  const text = message.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (programText.some((mark) => mark.test(text))) return undefined;
  const characters = [...text];
  const cut = characters.length > maxMessageLength ? [...characters.slice(0, maxMessageLength - 1), '…'] : characters;
  return isolated(cut.join('') || undefined);
}

/**
 * `session`: 401 or 403 (SIGNIN-15). `unreachable`: the token has expired and the identity provider does not reply, so
 * nothing was done and the session is not over (SIGNIN-22). `refused`: a readable FAILURE that the declaration does not
 * name. `slow`: no reply yet, and the call goes on (HTTP-24). `down`: not called, because the endpoint did not reply a
 * moment ago; the message is its id (HTTP-27). `absent`: never called, because this carrier has no such endpoint; the
 * message is its id (TIER-1). `timeout`, `network`, `http`, `garbage`: no reply could be read, so a write may or may
 * not have happened. `input`: nothing was sent.
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
  /** Id of the declaration, for a call that was made. */
  endpoint?: string;
  transactionId: string;
}

/** Fault of a write that was rejected without effect: the session is over, or its tokens could not be renewed. */
export type SessionFault = 'session' | 'unreachable';

/** Returns true when the same form can be sent again (SIGNIN-16, SIGNIN-22). */
export function isSessionFault(why: string): why is SessionFault {
  return why === 'session' || why === 'unreachable';
}

/** Returns true when the carrier may have done a write whose reply was not read (LEDGER-5). */
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

/**
 * Thrown by a check of what was typed whose reply is not there yet: its page loads again by itself, with the same form
 * (HTTP-31).
 */
export class SlowCheckError extends FaultError {}

/** Thrown when the carrier did not return the signed-in person; some brands have their own page for it (SIGNIN-26). */
export class CustomerFaultError extends FaultError {}

/**
 * Throws for an ended session.
 * @throws FaultError when an outcome is the fault of a session that is over (SIGNIN-15)
 */
export function assertSession(outcomes: readonly Outcome<unknown>[]): void {
  const fault = outcomes.find((outcome) => outcome.kind === 'fault' && outcome.why === 'session');
  if (fault) throw new FaultError(fault as Fault);
}

/** Returns the fault for an endpoint that this carrier does not have (TIER-1). */
export function notSupported(endpoint: string): Fault {
  return { kind: 'fault', why: 'absent', message: endpoint, transactionId: '' };
}

/** Returns true while the call goes on (HTTP-24). */
export function isPending(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'fault' && outcome.why === 'slow';
}

/**
 * Returns the reply, or undefined when it could not be read: that part of the page shows it, the rest stays (HTTP-19).
 */
export function replyOrUndefined<R>(outcome: Outcome<R>): R | undefined {
  return outcome.kind === 'reply' ? outcome.reply : undefined;
}

/** Returns the reply. @throws ProblemError or FaultError */
export function unwrap<R>(outcome: Outcome<R>): R {
  if (outcome.kind === 'reply') return outcome.reply;
  throw outcome.kind === 'problem' ? new ProblemError(outcome) : new FaultError(outcome);
}
