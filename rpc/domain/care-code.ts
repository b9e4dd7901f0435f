import { plainReference, spokenAlphabet } from './spoken-reference.ts';

const minute = 60_000;

/**
 * Lifetime of a code that a customer reads to a care agent, and the agent's viewing time, in milliseconds (CARE-2,
 * CARE-5).
 */
export const codeLifeMs = 5 * minute;
export const showingMs = 15 * minute;

/** Number of characters of a code for care agents. */
export const codeLength = 6;

/** Limits of attempts: of one agent, and of all agents together (CARE-4). */
export const codeTries = { ofAgent: { most: 5, withinMs: 10 * minute }, ofAll: { most: 60, withinMs: 10 * minute } };

/** Returns a new code of characters that do not look or sound alike, all equally likely (CARE-2). */
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

/** Returns a typed code in its one spelling, with misread characters replaced; undefined for other input. */
export function plainCareCode(typed: string): string | undefined {
  const plain = plainReference(typed);
  return plain.length === codeLength ? plain : undefined;
}

/** Returns a code as people read it aloud: `K7Q 4MX`. */
export function careCodeText(code: string): string {
  return `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`;
}

/** Screen sharing with support: an unused code, or the viewing time of an agent. Epoch milliseconds. */
export type CareShowing =
  | { kind: 'code'; code: string; until: number }
  | { kind: 'seen'; since: number; until: number };

/** Record of an agent's view of the customer's portal (CARE-6). Epoch milliseconds. */
export interface ShownToCare {
  id: string;
  customerId: string;
  at: number;
  until: number;
}

/** Screen sharing with support; absent where no identity provider of the care team is configured. */
export interface CarePort {
  standing(): Promise<CareShowing | undefined>;
  show(): Promise<void>;
  stop(): Promise<void>;
}
