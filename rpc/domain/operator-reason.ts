import { plainText } from './intake/text.ts';

/** Characters of the reason of an operator's command, as the audit log keeps it (SAFETY-54). */
export const reasonLength = { least: 3, most: 300 };

/** Returns true for a reason that is neither too short nor too long; blanks at its ends do not count. */
export function isReason(typed: string): boolean {
  const { length } = plainText(typed);
  return length >= reasonLength.least && length <= reasonLength.most;
}
