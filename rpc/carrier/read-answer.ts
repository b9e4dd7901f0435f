import type * as z from 'zod/mini';
import { type Code, type Endpoint, isOtherSystem } from '#contracts/endpoint.ts';
import { Envelope, problemNamed } from '#contracts/envelope.ts';
import { readReply } from '#contracts/reply.ts';

/** Result of reading one HTTP response. */
export type Answer =
  | { kind: 'reply'; reply: unknown; drift: readonly string[] }
  | { kind: 'problem'; name: string; resCode: Code | undefined; message: string | undefined }
  | { kind: 'refused'; status: number; resCode: Code | undefined; message: string | undefined }
  | {
      kind: 'garbage';
      status: number;
      issues: readonly z.core.$ZodIssue[];
      /** True when not even the reply's wrapper fits. */ envelope: boolean;
    }
  | { kind: 'session' | 'http'; status: number };

/**
 * Reads an answer by the declaration: status, envelope and reply. The verification of providers reads theirs with it
 * too, so that what passes there is what the portal takes.
 * @param exact true to read no other spelling than the declared one (HTTP-33)
 */
export function readAnswer(target: Endpoint, status: number, text: string | undefined, exact = false): Answer {
  if (isOtherSystem(target.service)) return readOther(target, status, text, exact);
  if (status === 401 || status === 403) return { kind: 'session', status };
  if (status >= 500) return { kind: 'http', status };
  const envelope = Envelope.safeParse(exact ? json(text) : withOutcome(json(text)));
  if (!envelope.success)
    return status >= 300
      ? { kind: 'http', status }
      : { kind: 'garbage', status, issues: envelope.error.issues, envelope: true };
  const { resCode, message, data } = envelope.data;
  if (envelope.data.status === 'SUCCESS') return replyOf(target, status, data, exact);
  const name = problemNamed(target, envelope.data);
  return name === undefined
    ? { kind: 'refused', status, resCode, message }
    : { kind: 'problem', name, resCode, message };
}

/** Returns a reply with its outcome in capitals (HTTP-33). */
function withOutcome(reply: unknown): unknown {
  const { status }: { status?: unknown } = typeof reply === 'object' && reply !== null ? reply : {};
  return typeof status === 'string' ? { ...(reply as object), status: status.toUpperCase() } : reply;
}

/** Other systems have no envelope: the body is the reply, and it may be anything where none is needed (HTTP-2). */
function readOther(target: Endpoint, status: number, text: string | undefined, exact: boolean): Answer {
  if (status >= 300) return { kind: 'http', status };
  return replyOf(target, status, json(text) ?? {}, exact);
}

function replyOf(target: Endpoint, status: number, data: unknown, exact: boolean): Answer {
  const reading = readReply(target, data, exact);
  return reading.fits
    ? { kind: 'reply', reply: reading.reply, drift: reading.drift }
    : { kind: 'garbage', status, issues: reading.issues, envelope: false };
}

function json(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
