/** The shape of a reference: those of 16 characters were given out before those of 22. */
export const refPattern = /^(?:[\w-]{16}|[\w-]{22})$/;

/** Can a text be a reference or an operation id of ours (SAFETY-1)? */
export function isRef(text: string): boolean {
  return refPattern.test(text);
}

/** A new opaque reference: 128 random bits as base64url, without anything of the carrier's id (SAFETY-1). */
export function randomRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Identifies a bill: the carrier finds bills by day and distinguishes them by id. */
export interface BillId {
  invoiceId: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** The key of a bill among an account's references. The carrier's ids have no slash, so no key is the id of a line. */
export function billKey({ day, invoiceId }: BillId): string {
  return `bill/${day}/${invoiceId}`;
}

/** The bill of such a key; undefined for a line or a card. */
export function billOf(key: string): BillId | undefined {
  const [, day, invoiceId] = /^bill\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return day && invoiceId ? { day, invoiceId } : undefined;
}

/** The key of a card among an account's references. */
export function cardKey(uuid: string): string {
  return `card/${uuid}`;
}

/** The carrier's id of the card of such a key; undefined for a line or a bill. */
export function cardOf(key: string): string | undefined {
  return /^card\/([^/]+)$/.exec(key)?.[1];
}

/** The key of an order among an account's references (ORDER-16). */
export function orderKey(orderId: string): string {
  return `order/${orderId}`;
}

/** The carrier's id of the order of such a key; undefined for anything else. */
export function orderOf(key: string): string | undefined {
  return /^order\/([^/]+)$/.exec(key)?.[1];
}

/** Is this the id of a line, and no key of something else? */
export function isLineKey(key: string): boolean {
  return !key.includes('/');
}
