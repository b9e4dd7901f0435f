import type { Page } from '@playwright/test';
import { addLineCopy } from '#app/copy/add-line.en.ts';
import { addressCopy } from '#app/screens/add-line/address/copy.en.ts';
import { newLineCopy } from '#app/screens/add-line/line/copy.en.ts';
import { planCopy } from '#app/screens/add-line/plan/copy.en.ts';
import { expect } from './portal-test.ts';

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
