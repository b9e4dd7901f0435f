/** A new opaque reference: 96 random bits as base64url, without anything of the carrier's id (SAFETY-1). */
export function randomRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Identifies a bill: the carrier finds bills by day and distinguishes them by id. */
export interface BillId {
  invoiceId: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** The key of a bill among an account's references. Ids of lines have no slash, so the two never clash. */
export function billKey({ day, invoiceId }: BillId): string {
  return `bill/${day}/${invoiceId}`;
}

/** The bill of such a key; undefined for a line. */
export function billOf(key: string): BillId | undefined {
  const [, day, invoiceId] = /^bill\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return day && invoiceId ? { day, invoiceId } : undefined;
}
