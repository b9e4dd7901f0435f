import { expect, type Page } from '@playwright/test';
import { selectCopy } from '#app/screens/add-data/select/copy.en.ts';
import { addDataTo } from './words.ts';
import type { FixtureAccount } from './world.ts';
import { mainOf, tokenIn, type Visitor } from './visitor.ts';

/** `active-single`, as its pages call it. */
export const robin = { name: 'Robin Hale', occurrence: 1 };

/** From Home to the review of the size that is offered first. */
export async function review(page: Page, line: { name?: string; occurrence: number } = robin): Promise<void> {
  await page.getByRole('link', { name: addDataTo(line) }).click();
  await page.getByRole('button', { name: selectCopy.next }).click();
  await expect(page).toHaveURL(/\/review$/);
}

/** The addresses of Add Data on a visitor's Home, in the order of its cards. */
export async function addDataPaths(visitor: Visitor): Promise<string[]> {
  const home = mainOf(await (await visitor.follow('/home')).text());
  return [...home.matchAll(/href="(\/add-data\/[\w-]{16})"/g)].map(([, path = '']) => path);
}

/** Chooses a size for a line. @returns the address of its review */
export async function quote(visitor: Visitor, path: string, gigabytes = '2'): Promise<string> {
  const _token = tokenIn(await (await visitor.get(path)).text());
  const sent = await visitor.post(path, { _token, gigabytes });
  expect(sent.status()).toBe(303);
  return sent.headers().location ?? '';
}

/**
 * Signs in and chooses 2 GB for the first line that can have them. @returns the review's address and its form's token
 */
export async function quoteFor(
  visitor: Visitor,
  { email }: Pick<FixtureAccount, 'email'>,
): Promise<{ path: string; _token: string }> {
  await visitor.signIn(email);
  const [first = ''] = await addDataPaths(visitor);
  const path = await quote(visitor, first);
  return { path, _token: tokenIn(await (await visitor.get(path)).text()) };
}
