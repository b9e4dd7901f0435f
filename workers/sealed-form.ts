import type { Context } from 'hono';
import { keptFormName } from '#rpc/domain/sealed-form.ts';
import { seal, unseal } from './session/seal.ts';
import type { Bindings } from './variables.ts';

/** Target and sender of a form. */
interface Sender {
  keys: string;
  /** Name of the session; empty for a visitor. */
  session: string;
}

interface Kept {
  session: string;
  /** Path and query to which the form is sent. */
  path: string;
  body: string;
  /** The form only checks a value at the carrier, so its page may reload by itself (HTTP-31). */
  isCheck?: boolean;
}

/** Returns the sender of this request's forms. */
export function senderOf(c: Context<Bindings>): Sender {
  return { keys: c.env.SESSION_SEAL_KEY, session: c.get('session')?.name ?? '' };
}

/** A submitted form. One that a waiting page stored counts as the original submission. */
export interface SentForm {
  request: Request;
  body: string;
  /** A waiting page stored the form, and submits it again. */
  isKept?: boolean;
}

/**
 * Seals a form for the page that sends it again: secrets among its fields must not be read in it (HTTP-26).
 * @param isCheck it writes nothing, so that the page may load it by its address (HTTP-31)
 */
export function sealForm(
  { keys, session }: Sender,
  { request, body }: SentForm,
  isCheck: boolean = false,
): Promise<string> {
  return seal(keys, { session, path: pathOf(new URL(request.url)), body, isCheck } satisfies Kept);
}

/** Returns true for an address that a page with a slow check loads (HTTP-31). */
export function isKeptCheck({ method, url }: Request): boolean {
  return method === 'GET' && url.includes(`${keptFormName}=`);
}

/**
 * The form of a request; that which a waiting page kept, when it is sent on. @returns undefined for a kept form that is
 * forged, or was sent by another session or to another page
 */
export async function openSealedForm({ keys, session }: Sender, request: Request): Promise<SentForm | undefined> {
  const url = new URL(request.url);
  const isLoaded = isKeptCheck(request);
  const body = isLoaded ? url.search : await request.clone().text();
  const sealed = new URLSearchParams(body).get(keptFormName);
  if (sealed === null) return { request, body };
  // Replaces text in place, so that the rest of the query stays exactly as it was sealed.
  if (isLoaded) url.search = url.search.replace(new RegExp(`[?&]${keptFormName}=[^&]*$`), '');
  const form = await unseal<Kept>(keys, sealed).catch(() => undefined);
  if (form?.session !== session || form.path !== pathOf(url) || (isLoaded && !form.isCheck)) return undefined;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return { request: new Request(url, { method: 'POST', headers, body: form.body }), body: form.body, isKept: true };
}

function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}
