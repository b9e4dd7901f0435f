import { ConstantBackoff, handleWhenResult, retry } from 'cockatiel';
import type * as z from 'zod';
import type { Endpoint, InputOf, ProblemOf, Problems, ReplyOf } from '#contracts/endpoint.ts';
import { Envelope, problemNamed } from '#contracts/envelope.ts';
import type { Fault, Outcome } from '../problem.ts';
import { readBody } from './reply-body.ts';
import { type Credentials, buildRequest, type RequestSettings } from './request.ts';

export interface CallOptions {
  credentials?: Credentials;
  /** Milliseconds for headers and body together, second tries included (HTTP-14). 30 s when left out. */
  limitMs?: number;
}

type AnyEndpoint = Endpoint<z.ZodObject, z.ZodType, Problems>;

/** What `carrierCaller` stands on; everybody else calls its procedures, which parse the input. */
export interface Carrier {
  /** Makes one call with an input that the declaration has parsed, and says what became of it; never throws. */
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

/** The one way to the carrier: encoding, headers, signature, time limit and outcomes (docs/rules/http.md). */
export function createCarrier(settings: RequestSettings & { fetch: typeof fetch }): Carrier {
  const attempt = async (
    target: AnyEndpoint,
    input: Record<string, unknown>,
    options: CallOptions = {},
  ): Promise<Outcome<unknown>> => {
    const limit = new AbortController();
    // AbortSignal.timeout would keep a Durable Object awake for the whole limit after the call has ended.
    const timer = setTimeout(() => limit.abort(), options.limitMs ?? limitMs);
    const once = () => send(target, input, options.credentials, limit.signal, settings);
    try {
      return await (target.effect === 'write' ? once() : secondTry.execute(once));
    } finally {
      clearTimeout(timer);
    }
  };
  return { attempt: attempt as Carrier['attempt'] };
}

/** Reads only: once more when the answer was lost or unreadable, not when time ran out (HTTP-15). */
const secondTry = retry(
  handleWhenResult((result) => {
    const outcome = result as Outcome<unknown>;
    return outcome.kind === 'fault' && ['network', 'http', 'garbage'].includes(outcome.why);
  }),
  { maxAttempts: 1, backoff: new ConstantBackoff(50) },
);

async function send(
  target: AnyEndpoint,
  input: Record<string, unknown>,
  credentials: Credentials | undefined,
  signal: AbortSignal,
  settings: RequestSettings & { fetch: typeof fetch },
) {
  const transactionId = settings.transactionId();
  const fault = (why: Fault['why'], more: Partial<Fault> = {}): Fault => ({
    kind: 'fault',
    why,
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
  // Called as a method, the platform's fetch would get a `this` that it refuses.
  const { fetch } = settings;
  try {
    const response = await fetch(request, { signal });
    return read(target, response.status, await readBody(response, maxReplyBytes), fault);
  } catch {
    return fault(signal.aborted ? 'timeout' : 'network');
  }
}

function read(
  target: AnyEndpoint,
  status: number,
  text: string | undefined,
  fault: (why: Fault['why'], more?: Partial<Fault>) => Fault,
): Outcome<unknown> {
  if (status === 401 || status === 403) return fault('session', { status });
  if (status >= 500) return fault('http', { status });
  const envelope = Envelope.safeParse(json(text));
  if (!envelope.success) return fault(status >= 300 ? 'http' : 'garbage', { status });
  const { resCode, message, data } = envelope.data;
  if (envelope.data.status === 'FAILURE') {
    const name = problemNamed(target, envelope.data);
    if (name !== undefined) return { kind: 'problem', name, resCode, message };
    return fault('refused', {
      status,
      resCode,
      message,
    });
  }
  const reply = target.reply.safeParse(data ?? {});
  return reply.success
    ? { kind: 'reply', reply: reply.data }
    : fault('garbage', { status, message: fieldsOf(reply.error) });
}

/** The fields that a schema refused, without their values. */
export function fieldsOf(error: z.ZodError): string {
  return error.issues.map((issue) => issue.path.join('.')).join(', ');
}

function json(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
