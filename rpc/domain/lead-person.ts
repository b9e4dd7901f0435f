import type { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import { readingCase } from './line.ts';
import type { AccountSnapshot } from './permission.ts';

/** The most lines that the marketing system is told of: no group has more (LINE-36). */
const mostLines = 6;

/** What the marketing system may know of a customer who consents, beside the address (SAFETY-13). */
export function leadPersonOf({ actor, lines }: AccountSnapshot): LeadPerson {
  const { category, firstName, lastName } = actor;
  return {
    isTest: category === 'TEST',
    firstName: firstName && readingCase(firstName),
    lastName: lastName && readingCase(lastName),
    lines: lines.length > 0 ? Math.min(lines.length, mostLines) : undefined,
  };
}
