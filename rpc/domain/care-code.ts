import { plainReference, spokenAlphabet } from './spoken-reference.ts';

const minute = 60_000;

/** How long a code can be used, and how long an agent may look from then on (CARE-2, CARE-5). Milliseconds. */
export const codeLifeMs = 5 * minute;
export const showingMs = 15 * minute;

/** Characters of a code. */
export const codeLength = 6;

/** How often codes may be tried: by one agent, and by all together (CARE-4). */
export const codeTries = { ofAgent: { most: 5, withinMs: 10 * minute }, ofAll: { most: 60, withinMs: 10 * minute } };

/** A new code: characters of which none looks or sounds like another, all equally likely (CARE-2). */
export function newCareCode(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = crypto.getRandomValues.bind(crypto),
): string {
  let code = '';
  // Bytes beyond the last whole multiple would make the first characters likelier.
  const fair = 256 - (256 % spokenAlphabet.length);
  while (code.length < codeLength)
    for (const byte of random(new Uint8Array(codeLength)))
      if (byte < fair && code.length < codeLength) code += spokenAlphabet[byte % spokenAlphabet.length];
  return code;
}

/** A code with one spelling for all that it may be misread as; undefined for what can be none. */
export function plainCareCode(typed: string): string | undefined {
  const plain = plainReference(typed);
  return plain.length === codeLength ? plain : undefined;
}

/** As people read it aloud: `K7Q 4MX`. */
export function careCodeText(code: string): string {
  return `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`;
}

/** What a customer shows to support: a code that nobody has used yet, or their facts. Milliseconds since 1970. */
export type CareShowing =
  | { state: 'code'; code: string; until: number }
  | { state: 'seen'; since: number; until: number };

/** An agent of the care team saw what the customer sees of the portal (CARE-6). Milliseconds since 1970. */
export interface ShownToCare {
  id: string;
  customerId: string;
  at: number;
  until: number;
}

/** Showing to support what the customer sees; absent where no identity provider of the care team is configured. */
export interface CarePort {
  standing(): Promise<CareShowing | undefined>;
  show(): Promise<void>;
  stop(): Promise<void>;
}
