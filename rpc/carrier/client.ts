import { ConstantBackoff, handleWhenResult, retry } from 'cockatiel';
import type * as z from 'zod';
import type { Endpoint, InputOf, ProblemOf, Problems, ReplyOf } from '#contracts/endpoint.ts';
import { Envelope, problemNamed } from '#contracts/envelope.ts';
import { type Fault, type Outcome, unwrap } from '../problem.ts';
import { type Credentials, buildRequest, type RequestSettings } from './request.ts';

export interface CallOptions {
  credentials?: Credentials;
  /**
   * Milliseconds for headers and body together, second tries included; 30 s unless a page cannot wait (decision 20).
   */
  limitMs?: number;
}

type AnyEndpoint = Endpoint<z.ZodObject, z.ZodType, Problems>;

export interface Carrier {
  /** Makes one call and says what became of it; never throws. */
  attempt<E extends AnyEndpoint>(
    target: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<Outcome<ReplyOf<E>, ProblemOf<E>>>;
  /** The same, for callers without words for a refusal. @throws ProblemError or FaultError */
  call<E extends AnyEndpoint>(target: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>>;
}

export const limitMs = 30_000;

/**
 * The one way to the carrier: envelope, encoding, headers, signature, time limit, problems and faults (decisions 16 to
 * 21).
 */
export function createCarrier(settings: RequestSettings & { fetch: typeof fetch }): Carrier {
  const attempt = async (target: AnyEndpoint, input: unknown, options: CallOptions = {}): Promise<Outcome<unknown>> => {
    const limit = new AbortController();
    // Not AbortSignal.timeout: its timer outlives the call, and would keep a Durable Object awake for half a minute.
    const timer = setTimeout(() => limit.abort(), options.limitMs ?? limitMs);
    const once = () => send(target, input, options.credentials, limit.signal, settings);
    try {
      return await (target.effect === 'write' ? once() : secondTry.execute(once));
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    attempt: attempt as Carrier['attempt'],
    call: (async (target, input, options) => unwrap(await attempt(target, input, options))) as Carrier['call'],
  };
}

/**
 * A read is asked once more when the answer was lost or senseless, not when time ran out; a write never is (decision
 * 20).
 */
const secondTry = retry(
  handleWhenResult((result) => {
    const outcome = result as Outcome<unknown>;
    return outcome.kind === 'fault' && ['network', 'http', 'garbage'].includes(outcome.why);
  }),
  { maxAttempts: 1, backoff: new ConstantBackoff(50) },
);

async function send(
  target: AnyEndpoint,
  input: unknown,
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
  const parsed = target.input.safeParse(input);
  if (!parsed.success)
    return fault('input', { message: parsed.error.issues.map((issue) => issue.path.join('.')).join(', ') });
  let request: Request;
  try {
    request = await buildRequest(target, parsed.data, credentials, { ...settings, transactionId: () => transactionId });
  } catch (thrown) {
    // Any other error here is a header that cannot be sent, and its message may quote a token.
    return fault('input', {
      message: thrown instanceof RangeError ? thrown.message : `${target.id}: a header cannot be sent`,
    });
  }
  // Called as a method, the platform's fetch would be given a `this` that it refuses.
  const { fetch } = settings;
  try {
    const response = await fetch(request, { signal });
    return read(target, response.status, await response.text(), fault);
  } catch {
    return fault(signal.aborted ? 'timeout' : 'network');
  }
}

function read(
  target: AnyEndpoint,
  status: number,
  text: string,
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
    : fault('garbage', { status, message: reply.error.issues.map((issue) => issue.path.join('.')).join(', ') });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
