/** Shape of a reference: 16 characters in older ones, 22 in newer ones. */
export const refPattern = /^(?:[\w-]{16}|[\w-]{22})$/;

/** Returns true for the shape of the portal's references and operation ids (SAFETY-1). */
export function isRef(text: string): boolean {
  return refPattern.test(text);
}

/** Returns a new opaque reference: 128 random bits as base64url, without any part of the carrier's id (SAFETY-1). */
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
  /** Day of the bill, YYYY-MM-DD. */
  day: string;
}

/**
 * Returns the key of a bill among an account's references. The carrier's ids have no slash, so no key is the id of a
 * line.
 */
export function billKey({ day, invoiceId }: BillId): string {
  return `bill/${day}/${invoiceId}`;
}

/** Returns the bill of a key; undefined for a line or a card. */
export function billOf(key: string): BillId | undefined {
  const [, day, invoiceId] = /^bill\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return day && invoiceId ? { day, invoiceId } : undefined;
}

/** Returns the key of a card among an account's references. */
export function cardKey(uuid: string): string {
  return `card/${uuid}`;
}

/** Returns the carrier's id of a card's key; undefined for a line or a bill. */
export function cardOf(key: string): string | undefined {
  return /^card\/([^/]+)$/.exec(key)?.[1];
}

/** Returns the key of an order among an account's references (ORDER-16). */
export function orderKey(orderId: string): string {
  return `order/${orderId}`;
}

/** Returns the carrier's id of an order's key; undefined for other keys. */
export function orderOf(key: string): string | undefined {
  return /^order\/([^/]+)$/.exec(key)?.[1];
}

/** Returns true for the id of a line, and false for the key of something else. */
export function isLineKey(key: string): boolean {
  return !key.includes('/');
}
