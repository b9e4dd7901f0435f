import type * as z from 'zod/mini';
import type { Effect, Endpoint, InputOf, ProblemOf, Problems, ReplyOf } from '#contracts/endpoint.ts';
import { pathOf } from '#contracts/reply.ts';
import type { Capabilities } from '#contracts/tier.ts';
import { notSupported, type Fault, type Outcome } from '../problem.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { readBody } from './reply-body.ts';
import { type Credentials, buildRequest, type RequestSettings } from './request.ts';

export interface CallOptions {
  credentials?: Credentials;
  /** Returns the idempotency key of a write, for each try; reads and other writes have a random one (HTTP-9). */
  idempotencyKey?: () => string;
  /** Milliseconds for headers and body together, second tries included (HTTP-14). 30 s when left out. */
  limitMs?: number;
  /** The caller does not wait for it: where the carrier has no such endpoint, it is left out and not logged. */
  mayBeAbsent?: boolean;
}

type AnyEndpoint = Endpoint<z.ZodMiniObject, z.ZodMiniType, Problems>;

/** The transport of `carrierCaller`. Use its procedures instead, which parse the input. */
export interface Carrier {
  /** Makes one call with an input that the declaration has parsed, and returns its outcome; never throws. */
  attempt<E extends AnyEndpoint>(
    target: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<Outcome<ReplyOf<E>, ProblemOf<E>>>;
}

/** The time limit of a call, in milliseconds (HTTP-14). */
export const limitMs = 30_000;
/** The largest reply that is read, in bytes (HTTP-21). */
export const maxReplyBytes = 1_000_000;

export interface CarrierSettings extends RequestSettings {
  fetch: typeof fetch;
  /** The endpoints that the carrier has; all of them when left out (TIER-1). */
  capabilities?: Capabilities | undefined;
  /** Receives a call of an endpoint that the carrier does not have, because a page linked to it (TIER-1). */
  onAbsent?: (endpoint: string) => void;
  /** Receives replies that differ from their declaration (HTTP-23). */
  onDrift?: (drift: Drift) => void;
  /** Receives each call that was made, second tries included (HTTP-29). */
  onCall?: (call: CarrierCall) => void;
}

/** Outcome of one call, with its duration in milliseconds and its attempt: the first or second. */
export interface CarrierCall {
  endpoint: string;
  effect: Effect;
  outcome: Outcome<unknown>;
  ms: number;
  tried: number;
}

/** Fields of a reply that did not fit. `rejected`: the reply was not taken; otherwise only the fields were left out. */
export interface Drift {
  endpoint: string;
  fields: readonly string[];
  rejected: boolean;
}

/**
 * Creates the only client of the carrier: encoding, headers, signature, time limit and outcomes (docs/rules/http.md).
 */
export function createCarrier(settings: CarrierSettings): Carrier {
  const attempt = async (
    target: AnyEndpoint,
    input: Record<string, unknown>,
    options: CallOptions = {},
  ): Promise<Outcome<unknown>> => {
    if (settings.capabilities?.has(target.id) === false) {
      if (!options.mayBeAbsent) settings.onAbsent?.(target.id);
      return notSupported(target.id);
    }
    const limit = new AbortController();
    // AbortSignal.timeout would keep a Durable Object awake for the whole limit after the call has ended.
    const timer = setTimeout(() => limit.abort(), options.limitMs ?? limitMs);
    let tried = 0;
    const once = async () => {
      const began = settings.now().getTime();
      const outcome = await send(target, input, options, limit.signal, settings);
      const ms = settings.now().getTime() - began;
      settings.onCall?.({ endpoint: target.id, effect: target.effect, outcome, ms, tried: (tried += 1) });
      return outcome;
    };
    try {
      return await (target.effect === 'write' ? once() : (await secondTry()).execute(once));
    } finally {
      clearTimeout(timer);
    }
  };
  return { attempt: attempt as Carrier['attempt'] };
}

/**
 * Imported on first use: importing cockatiel aborts a signal, and an error there delays the Worker's start (ADR-006).
 */
const secondTry = async () => (await import('./second-try.ts')).secondTry;

async function send(
  target: AnyEndpoint,
  input: Record<string, unknown>,
  { credentials, idempotencyKey }: CallOptions,
  signal: AbortSignal,
  settings: CarrierSettings,
): Promise<Outcome<unknown>> {
  const transactionId = (target.effect === 'write' && idempotencyKey?.()) || settings.transactionId();
  const fault = (why: Fault['why'], more: Partial<Fault> = {}): Fault => ({
    kind: 'fault',
    why,
    endpoint: target.id,
    transactionId,
    ...more,
  });
  let request: Request;
  try {
    request = await buildRequest(target, input, credentials, { ...settings, transactionId: () => transactionId });
  } catch (thrown) {
    // The message of any other error may quote a token from a header (SAFETY-15).
    return fault('input', {
      message: thrown instanceof RangeError ? thrown.message : `${target.id}: a header cannot be sent`,
    });
  }
  // Calls `fetch` without an object, because the platform refuses another `this`.
  const { fetch } = settings;
  try {
    const response = await fetch(request, { signal });
    const text = await readBody(response, maxReplyBytes);
    return outcomeOf(target, readAnswer(target, response.status, text), fault, settings.onDrift);
  } catch {
    return fault(signal.aborted ? 'timeout' : 'network');
  }
}

function outcomeOf(
  target: AnyEndpoint,
  answer: Answer,
  fault: (why: Fault['why'], more?: Partial<Fault>) => Fault,
  onDrift: CarrierSettings['onDrift'],
): Outcome<unknown> {
  switch (answer.kind) {
    case 'reply':
      if (answer.drift.length > 0) onDrift?.({ endpoint: target.id, fields: answer.drift, rejected: false });
      return { kind: 'reply', reply: answer.reply };
    case 'problem':
      return answer;
    case 'refused': {
      const { status, resCode, message } = answer;
      return fault('refused', { status, resCode, message });
    }
    case 'garbage': {
      const fields = answer.issues.map(({ path }) => pathOf(path)).filter(Boolean);
      onDrift?.({ endpoint: target.id, fields, rejected: true });
      return fault('garbage', { status: answer.status, message: fields.join(', ') || undefined });
    }
    default:
      return fault(answer.kind, { status: answer.status });
  }
}

/** Returns the fields that a schema rejected, without their values. */
export function fieldsOf(error: z.core.$ZodError): string {
  return error.issues.map(({ path }) => pathOf(path)).join(', ');
}
