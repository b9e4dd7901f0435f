/** How long a name may be once it is tidy, in characters as the contract counts them (portal-1 §5 and §9). */
export const nameLength = { least: 2, most: 32 } as const;

/** What may be wrong with a tidy name. */
export type NameProblem = 'missing' | 'too-short' | 'too-long' | 'characters';

/** Letters with their marks, digits, spaces and common punctuation; at least one letter or digit. */
const permitted = /^(?=.*[\p{L}\p{Nd}])[\p{L}\p{M}\p{Nd} .,'’‘´`"&()/!?:;#+–-]*$/u;

/** As the carrier keeps a name: composed (NFC), spaces trimmed and collapsed, in capitals (decision 12). */
export function tidyName(typed: string): string {
  // Capitals can come out decomposed, so it is composed last.
  return typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toUpperCase().normalize('NFC');
}

/** What is wrong with a tidy name; counted after the capitals, which can be longer: "ß" becomes "SS" (decision 12). */
export function nameProblem(name: string): NameProblem | undefined {
  if (name === '') return 'missing';
  if (!permitted.test(name)) return 'characters';
  const { length } = [...name];
  if (length < nameLength.least) return 'too-short';
  return length > nameLength.most ? 'too-long' : undefined;
}
