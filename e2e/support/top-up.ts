import { expect, type Page } from '@playwright/test';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import type { HTMLElement } from 'node-html-parser';
import { formsIn, linksOf, parsePage } from './html.ts';
import type { Visitor } from './visitor.ts';
import { addDataTo } from './words.ts';
import type { FixtureAccount } from './world.ts';

/** The line of `active-single`, as the pages name it. */
export const robin = { name: 'Robin Hale', occurrence: 1 };

/** Goes from Home to the review of the size that is offered first. */
export async function review(page: Page, line: { name?: string; occurrence: number } = robin): Promise<void> {
  await page.getByRole('link', { name: addDataTo(line) }).click();
  await page.getByRole('button', { name: selectMessages.en.next }).click();
  await expect(page).toHaveURL(/\/review\?/);
}

/** The paths of Add Data on a visitor's Home: the primary's first, then in the order of the cards. */
export async function addDataPaths(visitor: Pick<Visitor, 'read'>): Promise<string[]> {
  const cards = parsePage(await visitor.read('/home')).querySelectorAll('article, details.line');
  const isPrimary = (card: HTMLElement) => Number(card.textContent.includes(lineCardMessages.en.primary));
  return cards
    .toSorted((a, b) => isPrimary(b) - isPrimary(a))
    .flatMap((card) => linksOf(card, /^\/add-data\/[\w-]{22}$/));
}

/** Chooses 2 GB for a line. @returns the path of its review */
export async function quote(visitor: Visitor, path: string): Promise<string> {
  const chosen = await visitor.get(`${path}?gigabytes=2&step=review`);
  expect(chosen.status()).toBe(302);
  return chosen.headers().location ?? '';
}

/** The path of the page that the form of a review leads to. */
export const resultOf = (review: string) => review.replace(/\/review\?.*/, '');

/** The fields of a review's form: its token, the choice and the hash of its quote. */
export async function reviewForm(visitor: Visitor, path: string): Promise<{ _token: string } & Record<string, string>> {
  return { _token: '', ...formsIn(await visitor.read(path))[0] };
}

/** Confirms the review of a quote. @returns the path of the order's page */
export async function confirm(visitor: Visitor, path: string): Promise<string> {
  return visitor.submit(path, await reviewForm(visitor, path));
}

/** Signs in and chooses 2 GB for the first line that can have them. @returns the review's path and its form */
export async function quoteFor(
  visitor: Visitor,
  { email }: Pick<FixtureAccount, 'email'>,
): Promise<{ path: string; form: { _token: string } & Record<string, string> }> {
  await visitor.signIn(email);
  const [first = ''] = await addDataPaths(visitor);
  const path = await quote(visitor, first);
  return { path, form: await reviewForm(visitor, path) };
}

/** Signs in and orders 2 GB for the first line that can have them. @returns the path of the order's page */
export async function order(visitor: Visitor, email: string): Promise<string> {
  const { path, form } = await quoteFor(visitor, { email });
  return await visitor.submit(path, form);
}
