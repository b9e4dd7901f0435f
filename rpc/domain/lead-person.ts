import type { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import { readingCase, isOfCategory } from './line.ts';
import type { AccountSnapshot } from './permission.ts';

/** Maximum number of lines in the data for the marketing system: no group has more (LINE-36). */
const mostLines = 6;

/** Returns the data about a consenting customer for the marketing system, besides the address (SAFETY-13). */
export function leadPersonOf({ actor, lines }: AccountSnapshot): LeadPerson {
  const { category, firstName, lastName } = actor;
  return {
    isTest: isOfCategory({ category }, 'TEST'),
    firstName: firstName && readingCase(firstName),
    lastName: lastName && readingCase(lastName),
    lines: lines.length > 0 ? Math.min(lines.length, mostLines) : undefined,
  };
}
