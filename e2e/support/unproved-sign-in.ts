import { parsePage } from './html.ts';
import type { Answer } from './http-client.ts';
import type { Visitor } from './visitor.ts';

/** Parameters that make the provider prove a new sign-in (SIGNIN-31). */
export const proofs = ['max_age', 'prompt', 'login_hint'];

/** Goes to sign-in like a browser that removes parameters from the provider's address. */
export async function signInWithout(browser: Visitor, email: string, path: string, out: string[]): Promise<Answer> {
  const asked = new URL((await browser.get(path)).headers().location ?? '');
  for (const name of out) asked.searchParams.delete(name);
  const answer = await browser.follow(asked.href);
  const action = parsePage(await answer.text())
    .querySelector('form[action*="/interaction/"]')
    ?.getAttribute('action');
  return action === undefined ? answer : browser.sendForm(new URL(action, answer.url()).href, [['email', email]]);
}
