import { expect, it } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { entry, no, yes } from '#app/ui/testing/sample.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { NotMe } from '#rpc/portal/activity.ts';
import { NotMeView } from './view.tsx';

const page = (own: Partial<NotMe> = {}) =>
  show(<NotMeView notMe={{ entry: entry(), lock: yes, operationId: 'operation-000002', ...own }} />);
const lockForm = (html: string) => elements(html, 'input').find(({ name }) => name === 'operation');
const lockedAs = (state: 'done' | 'unknown' | 'refused') => ({
  locked: entry({ id: 'operation-000003', summary: { kind: 'account-lock' }, state }),
});

it('ACTIVITY-4: says which change it is about, what locking does, and has one button for it', () => {
  const html = page();
  expect(words(html)).toContain('This wasn’t me Pause data on Marco Reyes’s line · by you · Nov 21, 2026, 9:59 PM EST');
  expect(words(html)).toContain('move its numbers away');
  expect(lockForm(html)?.value).toBe('operation-000002');
  expect(elements(html, 'button')).toHaveLength(2);
  expect(words(html)).toContain(`Reference ${spokenReference('operation-000001')}`);
});

it.each([
  ['secondary', 'Only the account holder can do this. Ask them to.'],
  ['already-locked', 'Your account is already locked.'],
] as const)('refused: %s, with the reason in place of the button', (reason, text) => {
  const html = page({ lock: no(reason) });
  expect(lockForm(html)).toBeUndefined();
  expect(words(html)).toContain(text);
});

it('SIGNIN-24: offers to sign out everywhere what was done with one’s own sign-in', () => {
  const form = elements(page(), 'form').find(({ action }) => action === '/logout');
  expect(form).toBeDefined();
  expect(elements(page(), 'input').find(({ name }) => name === 'everywhere')?.value).toMatch(
    /^\/activity\/[\w-]+\/not-me$/,
  );
  expect(words(page())).toContain('Sign out everywhere');
  expect(words(page({ entry: entry({ by: { you: false, firstName: 'Marco' } }) }))).not.toContain(
    'Sign out everywhere',
  );
});

it('ACTIVITY-4: a number to call is always there', () => {
  for (const own of [{}, { lock: no('secondary') }, lockedAs('done'), lockedAs('unknown'), lockedAs('refused')])
    expect(links(page(own))).toContain('tel:+18004278686');
});

it('ACTIVITY-4: offers the password where it was done with one’s own sign-in, else names the other person', () => {
  expect(links(page())).toContain(samplePage.brand.external.accountSite);
  const html = page({ entry: entry({ by: { you: false, firstName: 'Marco' } }) });
  expect(words(html)).toContain('Marco did this with their own sign-in.');
  expect(words(page({ entry: entry({ by: { you: false } }) }))).toContain('Someone did this with their own sign-in.');
  expect(links(html)).not.toContain(samplePage.brand.external.accountSite);
});

it('ACTIVITY-8: locked: says so, whom to call to unlock it, and offers neither lock nor unlock', () => {
  const html = page({ ...lockedAs('done'), lock: no('already-locked') });
  expect(words(html)).toContain('Your account is locked To find out more or to unlock it, call 1.800.427.8686.');
  expect(lockForm(html)).toBeUndefined();
  expect(words(html)).not.toContain('already locked');
});

it('not known yet: is being checked, and is not sent again', () => {
  const html = page(lockedAs('unknown'));
  expect(words(html)).toContain('Account lock We sent this but haven’t had an answer yet.');
  expect(lockForm(html)).toBeUndefined();
});

it('ACTIVITY-7: a failed lock gives the care team’s number and can be tried again', () => {
  const html = page(lockedAs('refused'));
  expect(words(html)).toContain(
    'Account Lock Unsuccessful! Your account is not locked. Please contact our Care Team at 1.800.427.8686.',
  );
  expect(html).toContain('role="alert"');
  expect(lockForm(html)).toBeDefined();
});
