import { afterEach, beforeEach, vi } from 'vitest';
import type { Tokens } from '../session/session.ts';
import { accountFor, signIn, type SignedIn } from './sign-in.ts';
import { type FixtureAccount, open } from './world.ts';

// The account of the test that runs, and whoever is signed in there.
export let dana: FixtureAccount;
export let signedIn: SignedIn;
export const account = () => accountFor(dana);

/** Each test begins with an account of its own, its holder signed in; after it nothing is replaced. */
export function begin(...seed: Parameters<typeof open>): void {
  beforeEach(() => beginAt(...seed));
  afterEach(() => void vi.restoreAllMocks());
}

/** Goes on with another account, its holder signed in. */
export async function beginAt(...seed: Parameters<typeof open>): Promise<void> {
  dana = await open(...seed);
  await signInAgain();
}

/** The holder signs in once more. */
export async function signInAgain(tokens?: Tokens): Promise<void> {
  signedIn = await signIn(dana, tokens && { tokens });
}
