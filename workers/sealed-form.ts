import type { Context } from 'hono';
import { keptFormName } from '#rpc/domain/sealed-form.ts';
import { seal, unseal } from './session/seal.ts';
import type { Bindings } from './variables.ts';

/** Target and sender of a form. */
interface Sender {
  keys: string;
  /** Empty for a visitor. */
  session: string;
}

interface Kept {
  session: string;
  /** The form's path with its query. */
  path: string;
  body: string;
}

/** Returns the sender of this request's forms. */
export function senderOf(c: Context<Bindings>): Sender {
  return { keys: c.env.SESSION_SEAL_KEY, session: c.get('session')?.name ?? '' };
}

/** A form as somebody sent it: what a waiting page kept counts as what was sent first. */
export interface SentForm {
  request: Request;
  body: string;
}

/** Seals a form for the page that waits for the carrier: secrets among its fields must not be read in it (HTTP-26). */
export function sealForm({ keys, session }: Sender, { request, body }: SentForm): Promise<string> {
  return seal(keys, { session, path: pathOf(request), body } satisfies Kept);
}

/**
 * The form of a request; that which a waiting page kept, when it is sent on. @returns undefined for a kept form that is
 * forged, or was sent by another session or to another page
 */
export async function openSealedForm({ keys, session }: Sender, request: Request): Promise<SentForm | undefined> {
  const body = await request.clone().text();
  const sealed = new URLSearchParams(body).get(keptFormName);
  if (sealed === null) return { request, body };
  const form = await unseal<Kept>(keys, sealed).catch(() => undefined);
  if (form?.session !== session || form.path !== pathOf(request)) return undefined;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return { request: new Request(request.url, { method: 'POST', headers, body: form.body }), body: form.body };
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
