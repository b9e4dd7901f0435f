import type { Page } from '@playwright/test';
import { portalUrl } from './ports.ts';

/** Signs in with the browser, through the provider's own page. */
export async function signIn(
  page: Page,
  email: string,
  { to, portal = portalUrl }: { to?: string; portal?: string } = {},
): Promise<void> {
  const query = new URLSearchParams({ login_hint: email, ...(to ? { to } : {}) });
  await page.goto(`${portal}/login?${query}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${portal}/**`);
}
