import { expect, it } from 'vitest';
import { problemCopy } from '#app/copy/problem.en.ts';
import { elements, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { ForbiddenView } from './problem/forbidden/view.tsx';
import { NotFoundView } from './problem/not-found/view.tsx';
import { NotYetView } from './problem/not-yet/view.tsx';
import { SorryView } from './problem/sorry/view.tsx';
import { ExpiredView } from './session/expired/view.tsx';
import { NoAccountView } from './session/no-account/view.tsx';
import { PreLoginView } from './session/pre-login/view.tsx';
import { SignOutView } from './session/sign-out/view.tsx';
import { HelpView } from './support/help/view.tsx';

const links = (html: string) => elements(html, 'a').map(({ href }) => href);

it('ERROR-1: the default message is to the letter', () => {
  expect(problemCopy.fallback).toEqual({ title: 'Oops!', text: 'Something went wrong. Please try again.' });
  expect(problemCopy.tryAgain).toBe('TRY AGAIN');
});

it('SIGNIN-17: expired, to the letter, back to where one was, and OKAY signs out', () => {
  const html = show(<ExpiredView to="/add-data/a b?x=1&y=2" />);
  expect(words(html)).toContain('Your Session Has Expired! Please log in again.');
  expect(links(html)).toEqual(['/login?to=%2Fadd-data%2Fa%20b%3Fx%3D1%26y%3D2']);
  expect(elements(html, 'form')[0]).toMatchObject({ method: 'post', action: '/logout' });
  expect(elements(html, 'input')[0]).toMatchObject({ name: '_token', value: 'logout-token' });
  expect(links(show(<ExpiredView />))).toEqual(['/login']);
  expect(words(html)).not.toContain('Nothing was changed');
  expect(words(show(<ExpiredView unchanged />))).toContain('Nothing was changed.');
});

it('SIGNIN-10: no account, to the letter, with Log out', () => {
  const html = show(<NoAccountView />);
  expect(words(html)).toContain('Account Doesn’t Exist');
  expect(elements(html, 'form')[0]).toMatchObject({ method: 'post', action: '/logout' });
});

it('sign-out asks by a button', () => {
  const html = show(<SignOutView />);
  expect(elements(html, 'form')[0]).toMatchObject({ method: 'post', action: '/logout' });
  expect(links(html)).toEqual(['/home']);
});

it('PUBLIC-7: pre-login has Login and Learn More', () => {
  const html = show(<PreLoginView />, visitorPage);
  expect(words(html)).toContain('Login Learn More');
  expect(links(html).slice(0, 2)).toEqual(['/login', samplePage.brand.external.learnMore]);
});

it('PUBLIC-6: help opens the help center in a new tab, with the support number, its hours and no days', () => {
  const html = show(<HelpView />);
  expect(elements(html, 'a').find(({ href }) => href === samplePage.brand.external.helpCentre)).toMatchObject({
    target: '_blank',
  });
  expect(links(html)).toContain('tel:+18004278686');
  expect(words(html)).toContain('9AM to 9PM Eastern time');
  expect(words(html)).toContain('24/7');
  expect(words(html)).not.toMatch(/every day|office/i);
});

it.each([
  ['plain', ['/home', '/add-data', 'tel:+18004278686']],
  ['retry', ['/home', '/add-data']],
  ['disabled', ['/home', 'tel:+18004278686']],
] as const)('sorry, %s: to the letter, with the request number', (kind, ways) => {
  const html = show(<SorryView kind={kind} />, { ...samplePage, path: '/add-data' });
  expect(words(html)).toContain('Something Went Wrong');
  expect(words(html)).toContain('Request number: request-1');
  expect(new Set(links(html))).toEqual(new Set(ways));
});

it('sorry, retry: to the letter', () => {
  const html = words(show(<SorryView kind="retry" />));
  expect(html).toContain('We cannot process this request at this time, try again in a few minutes');
  expect(html).toContain('TRY AGAIN');
});

it('SHELL-3: not found leads people on, signed in or not', () => {
  expect(links(show(<NotFoundView />))).toEqual(['/home', '/help']);
  expect(links(show(<NotFoundView />, visitorPage))).toEqual(['/login', '/help']);
});

it('LINE-25: forbidden tells the rule’s reason when there is one', () => {
  expect(words(show(<ForbiddenView reason="sim-swap" />))).toContain('A SIM swap is in progress on this line.');
  expect(words(show(<ForbiddenView />))).toContain('Nothing was changed.');
});

it('SHELL-29: an area that is not online says so, and whom to call', () => {
  const html = show(<NotYetView area="track-order" />);
  expect(words(html)).toContain('You can’t track an order on this site yet. Call us and we’ll do it with you.');
  expect(links(html)).toContain('tel:+18004278686');
});
