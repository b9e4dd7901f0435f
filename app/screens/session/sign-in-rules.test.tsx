import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import { PageLayout } from '#app/ui/page-layout.tsx';
import { elements, links, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { loader as preLogin } from './pre-login/route.tsx';
import { ExpiredView } from './expired/view.tsx';
import { loader as noAccount } from './no-account/route.tsx';
import { NoAccountView } from './no-account/view.tsx';
import type { Language } from '#app/copy/language.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { SignInCause } from '#rpc/domain/sign-in-cause.ts';
import { signInMessages } from './sign-in/copy.ts';
import { loader as signIn } from './sign-in/route.tsx';
import { SignInView } from './sign-in/view.tsx';
import { SignOutView } from './sign-out/view.tsx';

const signsOut = (html: string) =>
  elements(html, 'form').some(({ method, action }) => method === 'post' && action === '/logout');

type PreLoginContext = Parameters<typeof preLogin>[0]['context'];
/** Where the pre-login page, or another, sends somebody who is signed in, or a visitor. */
async function sentOn(
  me: { accountKnown: boolean; status?: number } | undefined,
  loader: (args: LoaderFunctionArgs) => Promise<unknown> = preLogin,
): Promise<string | null> {
  const context = {
    signedIn: me !== undefined,
    me: async () => ({ me, services: false }),
  } as unknown as PreLoginContext;
  const thrown: unknown = await loader({ context } as Parameters<typeof preLogin>[0]).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

test('the page of an unknown account has its words, and Log out that signs out (SIGNIN-10)', async () => {
  expect(words(show(<NoAccountView email="dana@example.test" />))).toContain(
    'There is no Lineside Mobile account for dana@example.test. Log out, then log in with another address.',
  );
  const html = show(<NoAccountView />);
  expect(words(html)).toContain('Account Doesn’t Exist');
  expect(words(html)).toContain('There is no Lineside Mobile account for the email address you logged in with.');
  expect(words(html)).toContain('Log out');
  expect(signsOut(html)).toBe(true);
  expect(links(html)).toEqual(['tel:+18004278686']);
  expect(words(html)).toContain(spokenReference('request-1'));
  // Nobody whose account is there is told so: it may have been made meanwhile.
  expect(await sentOn({ accountKnown: true, status: 2 }, noAccount)).toBe('/home');
  expect(await sentOn({ accountKnown: false }, noAccount)).toBeNull();
  // Nobody logged in with an address who did not log in.
  expect(await sentOn(undefined, noAccount)).toBe('/mobile-login');
});

test('a signed-in person who opens /mobile-login is redirected to their landing (SIGNIN-12)', async () => {
  expect(await sentOn({ accountKnown: true, status: 0 })).toBe('/home');
  expect(await sentOn({ accountKnown: true, status: 2 })).toBe('/post-activation-home');
  expect(await sentOn({ accountKnown: false })).toBe('/user');
});

test('the session-expired page shows that nothing is lost, and leads back to the same place (SIGNIN-16)', () => {
  const html = show(<ExpiredView to="/add-data/a b/review?x=1&y=2" />);
  expect(links(html)).toEqual(['/login?to=%2Fadd-data%2Fa%20b%2Freview%3Fx%3D1%26y%3D2']);
  expect(links(show(<ExpiredView />))).toEqual(['/login']);
});

test('the session-expired page has its words to the letter; OKAY signs out (SIGNIN-17)', () => {
  const html = show(<ExpiredView />);
  expect(words(html)).toContain('Your Session Has Expired! Please log in again.');
  expect(elements(html, 'button').length).toBe(1);
  expect(words(html)).toContain('OKAY');
  expect(words(html)).toContain(spokenReference('request-1'));
  expect(signsOut(html)).toBe(true);
});

test('Log out is a POST with its own token on every page, never a link (SIGNIN-18)', () => {
  for (const view of [<SignOutView />, <PageLayout>content</PageLayout>]) {
    const html = show(view);
    expect(signsOut(html)).toBe(true);
    expect(elements(html, 'input').find(({ name }) => name === '_token')?.value).toBe('logout-token');
    expect(links(html)).not.toContain('/logout');
  }
  expect(links(show(<SignOutView />))).toEqual(['/home']);
});

test.each<[SignInCause, string, string, string[]]>([
  ['unconfirmed', 'we emailed you a link', 'le enviamos un enlace', ['again', 'other', 'call']],
  ['cookies', 'allow cookies for this site', 'Permita las cookies', ['again']],
  ['used', 'works only once', 'una sola vez', ['again']],
  ['clock', 'won’t help until we fix it', 'no servirá hasta que lo arreglemos', ['call']],
  ['unreachable', 'in a few minutes', 'en unos minutos', ['again']],
  ['cancelled', 'was canceled', 'Se canceló', ['again']],
  ['refused', 'Use another email address, or call us', 'Use otra dirección', ['other', 'call']],
  ['old', 'You have 10 minutes', 'Tiene 10 minutos', ['again']],
])('a sign-in that failed because of %s has its page and the next step (SIGNIN-33)', (why, en, es, ways) => {
  for (const [language, text] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const html = show(<SignInView why={why} to="/bills" />, { ...visitorPage, language });
    const { title } = signInMessages[language].causes[why];
    expect(words(html)).toContain(title);
    expect(words(html)).toContain(text);
    // Only what can help is offered.
    expect(links(html).includes('/login?to=%2Fbills')).toBe(ways.includes('again'));
    expect(signsOut(html)).toBe(ways.includes('other'));
    expect(links(html).some((to) => to.startsWith('tel:'))).toBe(ways.includes('call'));
    expect(links(html)).toContain('/help');
    const route = signIn(openedAt(`/login?error=${why}&to=%2Fbills`, language));
    expect(route).toMatchObject({ data: { why, title, to: '/bills' }, init: { status: 400 } });
  }
});

/** Data of the loader of `/login`. */
function openedAt(path: string, language: Language = 'en') {
  return { request: new Request(`https://portal.example${path}`), context: { language } } as unknown as Parameters<
    typeof signIn
  >[0];
}

test('only the Worker answers `/login`: other spellings of the path begin a sign-in (SIGNIN-20)', () => {
  let thrown: unknown;
  try {
    signIn(openedAt('/Login?to=%2Fbills'));
  } catch (error) {
    thrown = error;
  }
  expect((thrown as Response).headers.get('location')).toBe('/login?to=%2Fbills');
});
