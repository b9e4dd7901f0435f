import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';
import { formsIn } from './html.ts';

/**
 * LEDGER-16's 3 s in milliseconds, and two seconds more, because other tests use all of the machine's processors. That
 * replies are not waited for one after the other is tested in budgets.spec.ts, by the calls.
 */
export const patienceMs = 3_000 + 2_000;

/** Longer than any page takes on a busy machine, in milliseconds. */
const atLastMs = 60_000;

/** Signs in, and tries again when the identity provider was too slow. */
export async function enter(visitor: Visitor, email: string): Promise<void> {
  await expect(async () => {
    const landed = await visitor.signIn(email, '/help');
    expect(new URL(landed.url()).pathname).toBe('/help');
  }).toPass({ timeout: atLastMs });
}

/** Sends a form of GET by its address; again when what it is judged by was too slow. @returns where it redirects to */
export async function chosenAt(visitor: Visitor, address: string): Promise<string> {
  let to = '';
  await expect(async () => {
    const chosen = await visitor.get(address);
    to = chosen.headers().location ?? '';
    expect(chosen.status(), address).toBe(302);
  }).toPass({ timeout: atLastMs });
  return to;
}

/**
 * Sends a page's first form with more fields filled in; again when what it is judged by was too slow, and nothing was
 * sent. @returns where it redirects to
 */
export async function sendForm(visitor: Visitor, path: string, more: Record<string, string> = {}): Promise<string> {
  let to = '';
  await expect(async () => {
    const [form = {}] = formsIn(await visitor.read(path));
    const sent = await visitor.post(path, { ...form, ...more });
    to = sent.headers().location ?? '';
    expect(sent.status(), path).toBe(303);
  }).toPass({ timeout: atLastMs });
  return to;
}
