import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it, test } from 'vitest';
import { deviceCheckMessages } from './copy.ts';
import { deviceForm } from './form.ts';

const copy = deviceCheckMessages.en;

/** As the page posts it: empty fields come along empty. */
function post(fields: Record<string, string>) {
  const submission = parseWithZod(new URLSearchParams(fields) as unknown as FormData, { schema: deviceForm(copy) });
  return submission.status === 'success' ? submission.value : submission.error;
}

describe('the IMEI (PUBLIC-10)', () => {
  test.each([
    ['', 'Enter Your Device IMEI or MEID Number'],
    [' - ', 'Enter Your Device IMEI or MEID Number'],
    ['12345678901234', 'Enter valid IMEI Number'],
    ['123456789012345678', 'Enter valid IMEI Number'],
    ['12345678901234A', 'Please enter only digits'],
    ['A', 'Please enter only digits'],
  ])('%j: %s', (imei, message) => {
    expect(post({ intent: 'check', imei })).toEqual({ imei: [message] });
  });

  test.each([' 35-693803 564380-9 ', '356938–035643‑809\u200b'])('drops separators: %j (PUBLIC-11)', (imei) => {
    expect(post({ intent: 'check', imei })).toEqual({ intent: 'check', imei: '356938035643809' });
  });
});

describe('notify me', () => {
  test.each(['', 'nobody', 'a@b', `${'a'.repeat(250)}@example.test`])('rejects %j as an address', (email) => {
    expect(post({ intent: 'notify', interest: 'fiveG', email })).toEqual({ email: [copy.email.error] });
  });

  it('takes an email address', () => {
    expect(post({ intent: 'notify', interest: 'downtime', email: ' a@example.test ' })).toEqual({
      intent: 'notify',
      interest: 'downtime',
      email: 'a@example.test',
    });
  });
});

it('has no other form and no other field (SAFETY-8)', () => {
  expect(post({ intent: 'order', imei: '356938035643809' })).toHaveProperty('intent');
  expect(post({ intent: 'check', imei: '356938035643809', email: 'a@example.test' })).toHaveProperty('');
});
