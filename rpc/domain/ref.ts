/** 96 random bits as base64url: nothing of the carrier's id is in it (decision 24). */
export function randomRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Which bill: the carrier finds bills by their day, and tells them apart by their id. */
export interface BillId {
  invoiceId: string;
  /** YYYY-MM-DD. */
  day: string;
}

/**
 * What a bill is kept under among an account's references. Ids of lines have no slash, so neither is taken for the
 * other.
 */
export function billKey({ day, invoiceId }: BillId): string {
  return `bill/${day}/${invoiceId}`;
}

/** The bill that is kept under this; undefined for a line. */
export function billOf(key: string): BillId | undefined {
  const [, day, invoiceId] = /^bill\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return day && invoiceId ? { day, invoiceId } : undefined;
}
