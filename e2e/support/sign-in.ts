import { expect, type Page } from '@playwright/test';
import { lateMessages } from '#app/copy/late.ts';
import { type Answer, formBody, type HttpClient } from './http-client.ts';
import { parsePage } from './html.ts';
import { portalUrl } from './ports.ts';

interface Destination {
  /** The page to open after signing in; the landing page when there is none. */
  to?: string;
  portal?: string;
}

/** Signs in without the provider's page, which costs a page load, and opens what comes after it in the browser. */
export async function signIn(page: Page, email: string, destination: Destination = {}): Promise<void> {
  const answer = await signInOverHttp(page.request, email, destination);
  const { location } = answer.headers();
  if (location === undefined) throw new Error(`signing in ends with ${answer.status()} at ${answer.url()}`);
  await page.goto(new URL(location, answer.url()).href);
  await waitForWholePage(page);
}

const late = new RegExp(`${lateMessages.en.text}|${lateMessages.es.text}`);

/** Waits for the end of a late page's reload, which would end what a test does next (HTTP-25). */
export async function waitForWholePage(page: Page): Promise<void> {
  await expect(page.getByText(late)).toHaveCount(0);
}

/** Signs in with the browser, through the provider's own page. */
export async function signInOnPage(page: Page, email: string): Promise<void> {
  await page.goto(loginUrl(email, { portal: portalUrl }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${portalUrl}/**`);
}

/**
 * Sends the provider's form and follows it back. Without a form, as somebody is signed in already, it is the page.
 * @returns the answer that leads to a page, or nowhere
 */
export async function signInOverHttp(
  http: HttpClient,
  email: string,
  { to, portal = portalUrl }: Destination = {},
): Promise<Answer> {
  const asked = await http.fetch(loginUrl(email, { to, portal }), { maxRetries: 1 });
  // Stops when a late first try has signed in: the first form of that page would sign out.
  if (new URL(asked.url()).origin === portal) return asked;
  let answer = await http.fetch(await formAction(asked), { ...formBody({ email }), maxRedirects: 0 });
  for (;;) {
    const { location } = answer.headers();
    if (location === undefined) return answer;
    const next = new URL(location, answer.url());
    if (next.origin === portal && next.pathname !== '/login') return answer;
    answer = await http.fetch(next.href, { maxRedirects: 0 });
  }
}

function loginUrl(email: string, { to, portal }: Destination): string {
  const query = new URLSearchParams({ login_hint: email });
  if (to !== undefined) query.set('to', to);
  return `${portal}/login?${query}`;
}

/** Returns the target of the provider's form. @throws when the answer has none */
export async function formAction(asked: Answer): Promise<string> {
  const action = parsePage(await asked.text())
    .querySelector('form')
    ?.getAttribute('action');
  if (action === undefined) throw new Error(`no sign-in form at ${asked.url()}: ${asked.status()}`);
  return new URL(action, asked.url()).href;
}
