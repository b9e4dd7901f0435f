import { expect, test } from 'vitest';
import { assertStrength, strengthQuery, WeakSignInError } from './sign-in-strength.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const ago = (seconds: number) => now / 1_000 - seconds;
const attempt = { askedAt: now - 60_000, again: false };

test('SIGNIN-29, SIGNIN-30: what the provider is asked for', () => {
  expect(strengthQuery({}, false)).toEqual({});
  expect(strengthQuery({ OIDC_MAX_AGE: '', OIDC_ACR_VALUES: '' }, true)).toEqual({ prompt: 'login' });
  expect(strengthQuery({ OIDC_MAX_AGE: '600', OIDC_ACR_VALUES: 'a b' }, true)).toEqual({
    prompt: 'login',
    max_age: '600',
    acr_values: 'a b',
  });
});

test.each([
  ['nothing configured, nothing said', {}, {}, false, undefined],
  ['nothing configured, an old time', {}, { auth_time: ago(86_400) }, false, undefined],
  ['asked anew, nothing said', {}, {}, true, undefined],
  ['asked anew, a time within the tolerance before', {}, { auth_time: ago(90) }, true, undefined],
  ['asked anew, an earlier time', {}, { auth_time: ago(91) }, true, 'auth_time'],
  ['a limit, a time within the tolerance', { OIDC_MAX_AGE: '600' }, { auth_time: ago(630) }, false, undefined],
  ['a limit, an earlier time', { OIDC_MAX_AGE: '600' }, { auth_time: ago(631) }, false, 'auth_time'],
  ['a limit, nothing said', { OIDC_MAX_AGE: '600' }, {}, false, 'auth_time'],
  ['a limit that is no number', { OIDC_MAX_AGE: 'ten' }, { auth_time: ago(0) }, false, 'auth_time'],
  ['strengths, one of them', { OIDC_ACR_VALUES: 'a b' }, { acr: 'b' }, false, undefined],
  ['strengths, another', { OIDC_ACR_VALUES: 'a b' }, { acr: 'a b' }, false, 'acr'],
  ['strengths, nothing said', { OIDC_ACR_VALUES: 'a b' }, {}, false, 'acr'],
] as const)('SIGNIN-30: %s', (_, settings, claims, again, code) => {
  const judge = () => assertStrength(settings, claims, { ...attempt, again }, now);
  if (code) expect(judge).toThrow(new WeakSignInError(code));
  else expect(judge).not.toThrow();
});
