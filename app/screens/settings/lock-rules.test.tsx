import { describe, expect, it, test } from 'vitest';
import { entry, no } from '#app/ui/testing/sample.ts';
import { lockStanding, otpForm, settingsModel, unlockForm } from '#app/ui/testing/sample-settings.ts';
import { elements, heading, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { SettingsModel } from './settings/intent.ts';
import { otpMessages } from './one-time-password/copy.ts';
import { otpForms } from './one-time-password/form.ts';
import { OtpView } from './one-time-password/view.tsx';
import { SettingsView } from './settings/view.tsx';
import { UnlockView } from './unlock/view.tsx';

const { now } = samplePage;
const settings = (overrides: Partial<SettingsModel> = {}) => show(<SettingsView settings={settingsModel(overrides)} />);
const lockSwitch = (html: string) => elements(html, '[role=switch]')[0];
const outcome = (kind: 'account-lock' | 'account-unlock', overrides: Parameters<typeof entry>[0]) =>
  settings({ after: entry({ summary: { kind }, ...overrides }) });

describe('the switch', () => {
  test.each([
    [false, 'false', 'Off'],
    [true, 'true', 'On'],
  ])('shows the lock (%s), with its tooltip tied to it (LOCK-1)', (isLocked, checked, word) => {
    const html = settings({ lock: lockStanding({ isLocked }) });
    expect(lockSwitch(html)).toMatchObject({ 'aria-checked': checked, 'aria-describedby': 'lock-tip' });
    expect(words(html)).toContain(`Account lock: ${word}`);
    expect(elements(html, '#lock-tip')).toHaveLength(1);
    expect(words(html)).toContain('no one can change who owns your account or move its numbers away');
  });

  test('locks at once, and leads to a page that confirms before it unlocks (LOCK-2, LOCK-3)', () => {
    expect(elements(settings(), 'form')[0]).toMatchObject({ method: 'post' });
    const unlock = elements(settings({ lock: lockStanding({ isLocked: true }) }), 'form')[0];
    expect(unlock).toMatchObject({ method: 'get', action: '/settings/unlock' });
  });

  test.each([
    ['secondary', 'Only the account holder'],
    ['fraud', 'temporarily unavailable'],
    ['sim-swap', 'A SIM swap is in progress'],
    ['primary-disabled', 'is disabled'],
  ] as const)('is disabled with the reason: %s (LOCK-13)', (reason, text) => {
    const html = settings({ lock: lockStanding({ decision: no(reason), isLocked: true }) });
    expect(lockSwitch(html)).toMatchObject({ type: 'button', 'aria-describedby': 'lock-tip lock-why' });
    expect(lockSwitch(html)).toHaveProperty('disabled');
    expect(elements(html, '#lock-why')).toHaveLength(1);
    expect(words(html)).toContain(text);
  });

  test('leads to the password that was emailed, and to none without (LOCK-15)', () => {
    const html = settings({ lock: lockStanding({ isLocked: true, codeId: 'code-1' }) });
    expect(links(html)).toContain('/settings/unlock/code-1');
    expect(words(html)).toContain('Enter the password we emailed you');
    expect(words(settings({ lock: lockStanding({ isLocked: true }) }))).not.toContain('Enter the password');
  });

  test('has no button while it is being locked (LEDGER-44)', () => {
    expect(lockSwitch(settings({ lock: lockStanding({ decision: no('under-way') }) }))).toHaveProperty('disabled');
  });
});

describe('the result', () => {
  test('shows the locked state (LOCK-2)', () => {
    expect(words(outcome('account-lock', { state: 'done' }))).toContain('Your account is locked No one can');
  });

  test('shows the unlocked panel (LOCK-6)', () => {
    const html = outcome('account-unlock', { state: 'done' });
    expect(words(html)).toContain(
      'Your account is unlocked Your numbers can be moved away now, and SIM cards and eSIMs can be sent.',
    );
    expect(html).not.toContain('data-auto-dismiss');
  });

  test.each(['account-lock', 'account-unlock'] as const)('shows that %s failed (LOCK-4)', (kind) => {
    const html = outcome(kind, { state: 'refused', refusal: 'other' });
    expect(words(html)).toContain(
      'Account Lock Unsuccessful! Nothing was changed. Please contact our Care Team at 1.800',
    );
    expect(html).toContain('role="alert"');
  });

  test('shows that a lost reply is being checked (LOCK-12)', () => {
    expect(words(outcome('account-unlock', { state: 'unknown' }))).toContain('haven’t had an answer yet');
  });

  test.each([
    ['attemptsExceeded', 'Wrong OTP Entered.'],
    ['timeOut', 'OTP expired. Please regenerate another OTP.'],
    ['wrong', 'Invalid OTP.'],
  ])('shows for a late %s "%s", and leads on (LOCK-9)', (refusal, text) => {
    const html = outcome('account-unlock', { state: 'refused', refusal });
    expect(words(html)).toContain(text);
    expect(links(html)).toContain('/settings/unlock');
  });
});

test('shows the effect of unlocking and the password’s address, and can be left (LOCK-3)', () => {
  const html = show(<UnlockView form={unlockForm()} />);
  expect(words(html)).toContain('your numbers can be moved to another carrier');
  expect(words(html)).toContain('we’ll email a one-time password to dana@example.test.');
  expect(links(html)).toEqual(['/settings', '/settings']);
});

describe('entering the password', () => {
  const page = (overrides: Parameters<typeof otpForm>[0] = {}, more: object = {}) =>
    show(<OtpView form={otpForm(overrides)} {...more} />);
  const field = (html: string) => elements(html, 'input').find(({ name }) => name === 'otp');

  test('takes a password from a message, has the digits keyboard, and cuts no paste (LOCK-8)', () => {
    expect(field(page())).toMatchObject({ autoComplete: 'one-time-code', inputMode: 'numeric', 'data-assist': 'otp' });
    expect(field(page())).not.toHaveProperty('maxLength');
  });

  test('has a countdown on the button for script, and works without (LOCK-7)', () => {
    const [button] = elements(page(), '[data-wait]');
    expect(button).toMatchObject({ type: 'submit', 'data-wait': '12', 'aria-describedby': 'resend-hint' });
    expect(button).not.toHaveProperty('disabled');
    expect(JSON.parse(button?.['data-words'] ?? '')).toEqual({
      one: 'You can get another password in 1 second.',
      more: 'You can get another password in # seconds.',
    });
    expect(elements(page({ resendAt: now }), '[data-wait]')).toEqual([]);
    expect(words(page())).toContain('You can get a new one after 15 seconds.');
  });

  test('shows the seconds left after an early request (LOCK-7)', () => {
    expect(words(page({}, { wait: { until: now + 9_001, used: false } }))).toContain(
      'Not yet You can get another password in 10 seconds.',
    );
  });

  test('shows the time after the third request in an hour (LOCK-11)', () => {
    expect(words(page({}, { wait: { until: now + 30 * 60_000, used: false } }))).toContain(
      'You’ve had three passwords in an hour. You can get another one after Nov 21, 2026, 10:30 PM EST.',
    );
  });

  test('shows after the last attempt the time of the next password (LOCK-10)', () => {
    expect(words(page({}, { wait: { until: now, used: true } }))).toContain(
      'That was the last try for this password You get 5 tries for each password. Get a new one below.',
    );
    expect(words(page({}, { wait: { until: now + 30 * 60_000, used: true } }))).toContain(
      'You can get a new one after Nov 21, 2026, 10:30 PM EST.',
    );
  });

  test('shows the carrier’s reason above and at the field, which is empty again (LOCK-9)', () => {
    const html = page({}, { again: { error: { otp: ['Invalid OTP.'] }, initialValue: {} } });
    expect(words(html).split('Invalid OTP.')).toHaveLength(3);
    expect(field(html)?.value ?? '').toBe('');
  });

  test.each([
    [undefined, '6 digits, from the email. Unlock account'],
    [4, '6 digits, from the email. 4 tries left.'],
    [1, '6 digits, from the email. 1 try left.'],
  ])('shows the number of attempts left: %j (LOCK-17)', (triesLeft, text) => {
    expect(words(page({ triesLeft }))).toContain(text);
  });

  test('keeps the field after an email that was not confirmed (LOCK-12)', () => {
    const html = page({ code: entry({ summary: { kind: 'unlock-code' }, state: 'unknown' }) });
    expect(words(html)).toContain('We couldn’t confirm that the email to dana@example.test was sent.');
    expect(field(html)).toBeDefined();
  });

  test('names the care team after a refused email, and asks for no password (LOCK-4)', () => {
    const html = page({ code: entry({ summary: { kind: 'unlock-code' }, state: 'refused', refusal: 'other' }) });
    expect(words(html)).toContain('Account Lock Unsuccessful!');
    expect(heading(html)).toBe('Unlock your account?');
    expect(field(html)).toBeUndefined();
  });

  const unlock = (overrides: Parameters<typeof entry>[0]) =>
    entry({ summary: { kind: 'account-unlock' }, ...overrides });
  test.each<[string, Parameters<typeof otpForm>[0]]>([
    ['the email', { code: entry({ summary: { kind: 'unlock-code' }, state: 'sending' }) }],
    ['a try', { attempt: { entry: unlock({ state: 'sending' }) } }],
  ])('waits for the reply about %s, and claims nothing of it (LOCK-12)', (_, overrides) => {
    const html = page(overrides);
    expect(words(html)).toContain('We’re working on it');
    expect(words(html)).not.toMatch(/couldn’t confirm|We emailed/);
    expect(field(html)).toBeUndefined();
  });

  test('shows the reason again when the rejection comes late (LOCK-9)', () => {
    const html = page({ attempt: { entry: unlock({ state: 'refused', refusal: 'wrong' }), reason: 'wrong' } });
    expect(words(html)).toContain('Invalid OTP.');
    expect(field(html)).toBeDefined();
  });

  test('offers a new password in place of one that is over, with the reason (LOCK-9, LOCK-15)', () => {
    const html = page(
      { isOpen: false, triesLeft: 0 },
      { again: { error: { otp: ['Invalid OTP.'] }, initialValue: {} } },
    );
    expect(heading(html)).toBe('Get a new one\u2011time password');
    expect(words(html)).toContain(
      'Invalid OTP. The last one that we emailed to dana@example.test can’t be used anymore. Get a new one below.',
    );
    expect(words(html)).not.toContain('We emailed it');
    expect(field(html)).toBeUndefined();
    expect(elements(html, '[name=ask]')).toMatchObject([{ value: 'another' }]);
  });
});

describe('the typed password', () => {
  const check = (otp: unknown) => otpForms(otpMessages.en.wrong).safeParse({ ask: 'unlock', operation: 'o', otp });
  const messages = (otp: unknown) => check(otp).error?.issues.map(({ message }) => message);

  it.each([undefined, '', '   '])('rejects %j with "Please enter the Otp." (LOCK-8)', (typed) => {
    expect(messages(typed)).toEqual(['Please enter the Otp.']);
  });

  it.each(['12345', '1234567', '12345a', 'abcdef'])('rejects %j with 6 digits (LOCK-8)', (typed) => {
    expect(messages(typed)).toEqual(['Otp numbers should be 6 digits.']);
  });
});
