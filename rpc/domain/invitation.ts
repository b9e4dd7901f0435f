import { typedEmail } from './intake/email.ts';
import { plainText } from './intake/text.ts';
import { hasWebAddress, refusedInText, textClasses } from './intake/text-class.ts';

/** Rows of the empty form, unless fewer friends can still be invited (REFER-3). */
export const usualRows = 3;
/** Maximum number of friends in one submission, whatever the quota is (REFER-3). */
export const mostRows = 10;

/** A friend's name and email address as the customer typed them. */
export interface TypedRow {
  name: string;
  email: string;
}

export interface Friend {
  refereeName: string;
  refereeEmailId: string;
}

/** Problem of a row: one of its fields, or an email address that an earlier row has. */
export type RowProblem = 'email' | 'long-name' | 'characters' | 'web-address' | 'duplicate';

/** Returns the number of friends that can still be invited (REFER-2); undefined where the carrier has no quota. */
export function invitationsLeft(quota: number | undefined, invited: number): number | undefined {
  return quota === undefined ? undefined : Math.max(0, Math.floor(quota) - invited);
}

/** Returns the maximum and the initial number of rows (REFER-3). */
export function rowsFor(left: number | undefined): { most: number; first: number } {
  const most = Math.min(left ?? mostRows, mostRows);
  return { most, first: Math.min(usualRows, most) };
}

/** Returns true for the same email address in any notation (REFER-6). */
export function isSameEmail(a: string, b: string): boolean {
  const plain = (typed: string) => (typedEmail(typed) ?? plainText(typed)).toLowerCase();
  return plain(a) === plain(b);
}

/** Rows of the invitation form after parsing. */
interface ReadRows {
  friends: Friend[];
  /** Rows with only a name or only an email address: not sent, but listed afterwards (REFER-4). */
  skipped: TypedRow[];
  /** Problems by the index of the row. */
  problems: Map<number, RowProblem>;
}

/** Parses rows into friends, skipped rows and problems (REFER-4 to REFER-6). */
export function readRows(rows: readonly TypedRow[]): ReadRows {
  const friends: Friend[] = [];
  const skipped: TypedRow[] = [];
  const problems = new Map<number, RowProblem>();
  rows.forEach((row, index) => {
    const [refereeName, typedAddress] = [plainText(row.name), plainText(row.email)];
    const refereeEmailId = typedEmail(typedAddress) ?? '';
    if (!refereeName && !typedAddress) return;
    if (typedAddress && !refereeEmailId) problems.set(index, 'email');
    else if (!refereeName || !refereeEmailId) skipped.push({ name: refereeName, email: refereeEmailId });
    else if (friends.some((friend) => isSameEmail(friend.refereeEmailId, refereeEmailId)))
      problems.set(index, 'duplicate');
    else if (refusedInText(refereeName).length > 0) problems.set(index, 'characters');
    else if (hasWebAddress(refereeName)) problems.set(index, 'web-address');
    else if ([...refereeName].length > textClasses.friend.most) problems.set(index, 'long-name');
    else friends.push({ refereeName, refereeEmailId });
  });
  return { friends, skipped, problems };
}
