import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { operationField, pageValue } from '#app/forms/hidden-fields.ts';
import { typedEmail } from '#rpc/domain/intake/email.ts';
import { plainText } from '#rpc/domain/intake/text.ts';
import { mostRows, readRows, type TypedRow } from '#rpc/domain/invitation.ts';
import type { InviteCopy } from './copy.ts';

/** The names of a row's fields; rows count from 1. */
export const rowFields = (row: number) => ({ name: `name${row}`, email: `email${row}` });

/** Values of the form, which are all text. */
export type InviteFields = Record<string, string>;

const rowNumbers = Array.from({ length: mostRows }, (_, index) => index + 1);
/** Text of a row; `readRows` checks the rest, because a button for more rows takes half a row. */
const typed = (kind: 'friend' | 'email', tooLong: string) =>
  z._default(
    z.pipe(
      fieldOf(kind, undefined, z.maxLength(1000, tooLong)),
      z.transform((text) => (kind === 'email' ? typedEmail(text) : undefined) ?? plainText(text)),
    ),
    '',
  );
const buttonField = pageValue(1000);

/**
 * The form of friends' names and emails, with messages in the page's language. The buttons `more`, for more rows, and
 * `ask`, for more invitations, do not check the rows. `all` is set when the page already had all rows.
 */
export function inviteForm(wrong: InviteCopy['wrong']) {
  const ofRow = { name: typed('friend', wrong['long-name']), email: typed('email', wrong.email) };
  const rows = Object.fromEntries(
    rowNumbers.flatMap((row) => {
      const { name, email } = rowFields(row);
      return [
        [name, ofRow.name],
        [email, ofRow.email],
      ];
    }),
  );
  return z.pipe(
    z.strictObject({ operation: operationField, more: buttonField, all: buttonField, ask: buttonField, ...rows }),
    z.transform((form, { issues }) => {
      const { operation } = form;
      const fields: InviteFields = form;
      const rows = rowNumbers.map((row) => {
        const { name, email } = rowFields(row);
        return { name: fields[name] ?? '', email: fields[email] ?? '' };
      });
      const button = form.ask ? 'ask' : form.more ? 'more' : undefined;
      if (button) return { operation, button, rows, friends: [], skipped: [] };
      const { friends, skipped, problems } = readRows(rows);
      for (const [index, problem] of problems) {
        const { name, email } = rowFields(index + 1);
        const path = [problem === 'email' || problem === 'duplicate' ? email : name];
        issues.push({ code: 'custom', input: form, path, message: wrong[problem] });
      }
      if (friends.length === 0 && problems.size === 0)
        issues.push({ code: 'custom', input: form, path: [firstMissing(rows)], message: wrong.none });
      return { operation, button, rows, friends, skipped };
    }),
  );
}

/** The field that would make the first row count: what half a row lacks, or the first name. */
function firstMissing(rows: readonly TypedRow[]): string {
  const half = rows.findIndex(({ name, email }) => name.trim() || email.trim());
  const { name, email } = rowFields(Math.max(half, 0) + 1);
  return rows[half]?.name.trim() ? email : name;
}

/** A message at each row with one of these addresses, and at the first row when there is none. */
export function rowErrors(
  rows: readonly TypedRow[],
  emails: readonly string[],
  message: string,
): Record<string, string[]> {
  const meant = rowNumbers.filter((row) => emails.includes(rows[row - 1]?.email.trim() ?? ''));
  return Object.fromEntries((meant.length > 0 ? meant : [1]).map((row) => [rowFields(row).email, [message]]));
}
