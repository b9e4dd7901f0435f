import { Email } from '#contracts/vocabulary.ts';

/** The rows that are there at first, unless fewer friends can still be invited (REFER-3). */
export const usualRows = 3;
/** The most friends in one submission; the carrier takes no more. */
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
export type RowProblem = 'email' | 'name' | 'long-name' | 'duplicate';

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

/**
 * The friends of rows that count (REFER-4), and what is wrong in the others, by the index of the row. Empty rows are
 * neither.
 */
export function readRows(rows: readonly TypedRow[]): { friends: Friend[]; problems: Map<number, RowProblem> } {
  const friends: Friend[] = [];
  const problems = new Map<number, RowProblem>();
  rows.forEach((row, index) => {
    const [refereeName, refereeEmailId] = [row.name.trim(), row.email.trim()];
    if (!refereeName && !refereeEmailId) return;
    if (!Email.safeParse(refereeEmailId).success) problems.set(index, 'email');
    else if (friends.some((friend) => isSameEmail(friend.refereeEmailId, refereeEmailId)))
      problems.set(index, 'duplicate');
    else if (!refereeName) problems.set(index, 'name');
    else if (refereeName.length > longestName) problems.set(index, 'long-name');
    else friends.push({ refereeName, refereeEmailId });
  });
  return { friends, problems };
}
