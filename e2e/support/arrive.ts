import type { Page } from '@playwright/test';
import { checkPage } from './a11y.ts';
import { Visitor } from './visitor.ts';
import { type AccountSettings, type SeedName, world } from './world.ts';

/** Presses the first button of the page's main part. */
export const press = (page: Page) => page.getByRole('main').locator('form button').first().click();

/** Signs in a person who looks at the page and can also send requests without it. */
export async function arrive(
  page: Page,
  seed: SeedName,
  settings?: AccountSettings,
  line?: Record<string, unknown>,
): Promise<{ email: string; person: Visitor }> {
  // A live page loads itself again when its session is gone, which would break off the next navigation.
  await page.goto('about:blank');
  await page.context().clearCookies();
  const { email } = await world.open(seed, settings);
  if (line) await world.change(email, line);
  const person = new Visitor({ http: page.request });
  await person.signIn(email);
  return { email, person };
}

/** Opens a page, and checks its accessibility. */
export async function open(page: Page, path: string, name = path): Promise<void> {
  await page.goto(path);
  await checkPage(page, name);
}
