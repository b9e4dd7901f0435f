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

it('shows the change, the effect of locking, and one button for it (ACTIVITY-4)', () => {
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
] as const)('shows the reason %s in place of the button when the lock is refused', (reason, text) => {
  const html = page({ lock: no(reason) });
  expect(lockForm(html)).toBeUndefined();
  expect(words(html)).toContain(text);
});

it('shows the lock or the securing in progress in place of the button, with a link to it (LEDGER-44)', () => {
  const operation = { id: 'operation-000009', kind: 'secure-account' };
  const html = page({ lock: { allowed: false, reason: 'under-way', operation } });
  expect(lockForm(html)).toBeUndefined();
  expect(words(html)).toContain('We’re still working on your last request. Try again when it’s done. Activity');
  expect(links(html)).toContain('/activity/operation-000009');
});

it('offers to sign out everywhere after an operation by one’s own sign-in (SIGNIN-24)', () => {
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

it('always has a number to call (ACTIVITY-4)', () => {
  for (const own of [{}, { lock: no('secondary') }, lockedAs('done'), lockedAs('unknown'), lockedAs('refused')])
    expect(links(page(own))).toContain('tel:+18004278686');
});

it('offers the password after an operation by one’s own sign-in, else names the other person (ACTIVITY-4)', () => {
  expect(links(page())).toContain(samplePage.brand.external.accountSite);
  const html = page({ entry: entry({ by: { you: false, firstName: 'Marco' } }) });
  expect(words(html)).toContain('Marco did this with their own sign-in.');
  expect(words(page({ entry: entry({ by: { you: false } }) }))).toContain('Someone did this with their own sign-in.');
  expect(links(html)).not.toContain(samplePage.brand.external.accountSite);
});

it('shows a locked account with the number to call, and offers neither lock nor unlock (ACTIVITY-8)', () => {
  const html = page({ ...lockedAs('done'), lock: no('already-locked') });
  expect(words(html)).toContain('Your account is locked To find out more or to unlock it, call 1.800.427.8686.');
  expect(lockForm(html)).toBeUndefined();
  expect(words(html)).not.toContain('already locked');
});

it('shows that an unknown lock is being checked, and does not send it again', () => {
  const html = page(lockedAs('unknown'));
  expect(words(html)).toContain('Account lock We sent this but haven’t had an answer yet.');
  expect(lockForm(html)).toBeUndefined();
});

it('shows the care team’s number after a failed lock, which can be tried again (ACTIVITY-7)', () => {
  const html = page(lockedAs('refused'));
  expect(words(html)).toContain(
    'Account Lock Unsuccessful! Your account is not locked. Please contact our Care Team at 1.800.427.8686.',
  );
  expect(html).toContain('role="alert"');
  expect(lockForm(html)).toBeDefined();
});
