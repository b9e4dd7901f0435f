import type { Page } from '@playwright/test';
import { addLineCopy } from '#app/copy/add-line.en.ts';
import { addressCopy } from '#app/copy/postal-address.en.ts';
import { newLineCopy } from '#app/screens/add-line/line/copy.en.ts';
import { planCopy } from '#app/screens/add-line/plan/copy.en.ts';
import { formsIn } from './html.ts';
import { expect } from './portal-test.ts';
import type { Visitor } from './visitor.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const main = (page: Page) => page.getByRole('main');
export const goOn = (page: Page) => page.getByRole('button', { name: addLineCopy.next }).click();

/** Chooses a plan and a number of lines on the first page. */
export async function choosePlan(page: Page, plan: string, count: number): Promise<void> {
  await expect(heading(page)).toHaveText(planCopy.title);
  await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check();
  await page.getByRole('radio', { name: addLineCopy.lines(count), exact: true }).check();
  await goOn(page);
}

interface NewLine {
  first: string;
  sim?: 'sim' | 'esim';
  imei?: string;
}

/** Fills in the page of one new line. */
export async function fillLine(page: Page, title: string, { first, sim, imei }: NewLine): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await page.getByLabel(newLineCopy.firstName.label).fill(first);
  await page.getByLabel(newLineCopy.lastName.label).fill('Hale');
  if (imei !== undefined) await page.getByLabel(newLineCopy.imei.label).fill(imei);
  if (sim) await page.getByRole('radio', { name: new RegExp(`^${addLineCopy.sim[sim]}`) }).check();
  await goOn(page);
}

/** Fills in where the SIM cards go; city and state are left to the ZIP. */
export async function fillAddress(page: Page, zip: string): Promise<void> {
  await expect(heading(page)).toHaveText(addressCopy.title);
  await page.getByLabel(addressCopy.street.label).fill('12 Harbor Street');
  await page.getByLabel(addressCopy.city.label).fill('');
  await page.getByLabel(addressCopy.state.label).selectOption('');
  await page.getByLabel(addressCopy.zip.label).fill(zip);
  await goOn(page);
}

/** What each page before the check page is sent, for one line with a SIM card. */
const answers: readonly (readonly [path: string, answers: Record<string, string>])[] = [
  ['/add-line/plan', { plan: 'plan-2gb', count: '1' }],
  ['/add-line/lines/1', { firstName: 'Ana', lastName: 'Hale', sim: 'sim' }],
  ['/add-line/address', { address1: '12 Harbor Street', zip: '01803', city: '', state: '' }],
  ['/add-line/shipping', { way: 'usps_first_class_mail' }],
];

/** Goes from the plan to the check page without a browser. @param at what to do on each page, before it is sent */
export async function walkToReview(
  person: Visitor,
  at: (path: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const [path, answer] of answers) {
    await at(path);
    const { _token = '', version = '' } = formsIn(await person.read(path))[0] ?? {};
    expect(await person.submit(path, { _token, version, ...answer })).toMatch(/^\/add-line\/[\w/]+$/);
  }
  await at('/add-line/review');
}
