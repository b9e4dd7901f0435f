import { Email } from '#contracts/vocabulary.ts';

/** The rows that are there at first, unless fewer friends can still be invited (REFER-3). */
export const usualRows = 3;
/** The most friends in one submission, whatever the quota is (REFER-3). */
export const mostRows = 10;
/** The longest name that the carrier takes. */
export const longestName = 64;

/** A row as somebody typed it. */
export interface TypedRow {
  name: string;
  email: string;
}

export interface Friend {
  refereeName: string;
  refereeEmailId: string;
}

/** What is wrong in a row: one of its fields, or an email address that an earlier row has. */
export type RowProblem = 'email' | 'long-name' | 'duplicate';

/** How many more friends can be invited (REFER-2); undefined where the carrier gives no quota. */
export function invitationsLeft(quota: number | undefined, invited: number): number | undefined {
  return quota === undefined ? undefined : Math.max(0, Math.floor(quota) - invited);
}

/** How many rows there can be, and how many of them are there at first (REFER-3). */
export function rowsFor(left: number | undefined): { most: number; first: number } {
  const most = Math.min(left ?? mostRows, mostRows);
  return { most, first: Math.min(usualRows, most) };
}

/** The same address, however it is written (REFER-6). */
export function isSameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** What was typed, as far as it counts. */
interface ReadRows {
  friends: Friend[];
  /** Rows with a name alone or an email address alone: they are not sent, and named afterwards (REFER-4). */
  skipped: TypedRow[];
  /** By the index of the row. */
  problems: Map<number, RowProblem>;
}

/** The friends of rows that count, those that are skipped, and what is wrong in others (REFER-4 to REFER-6). */
export function readRows(rows: readonly TypedRow[]): ReadRows {
  const friends: Friend[] = [];
  const skipped: TypedRow[] = [];
  const problems = new Map<number, RowProblem>();
  rows.forEach((row, index) => {
    const [refereeName, refereeEmailId] = [row.name.trim(), row.email.trim()];
    if (!refereeName && !refereeEmailId) return;
    if (refereeEmailId && !Email.safeParse(refereeEmailId).success) problems.set(index, 'email');
    else if (!refereeName || !refereeEmailId) skipped.push({ name: refereeName, email: refereeEmailId });
    else if (friends.some((friend) => isSameEmail(friend.refereeEmailId, refereeEmailId)))
      problems.set(index, 'duplicate');
    else if (refereeName.length > longestName) problems.set(index, 'long-name');
    else friends.push({ refereeName, refereeEmailId });
  });
  return { friends, skipped, problems };
}
