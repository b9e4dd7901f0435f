import type { JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { assertStrength, strengthQuery } from './sign-in-strength.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const ago = (seconds: number) => now / 1_000 - seconds;
const attempt = { askedAt: now - 60_000, again: false };

const trusted = { OIDC_TRUSTS_PROMPT: 'on' };

test('returns the query for the provider (SIGNIN-29, SIGNIN-30, SIGNIN-31)', () => {
  expect(strengthQuery({}, false)).toEqual({ max_age: '2592000' });
  expect(strengthQuery({ OIDC_MAX_AGE: '', OIDC_ACR_VALUES: '' }, true)).toEqual({ prompt: 'login', max_age: '600' });
  expect(strengthQuery({ OIDC_MAX_AGE: '300', OIDC_ACR_VALUES: 'a b' }, true)).toEqual({
    prompt: 'login',
    max_age: '300',
    acr_values: 'a b',
  });
});

test.each([
  ['nothing configured, nothing said', {}, {}, false, undefined],
  ['nothing configured, an old time', {}, { auth_time: ago(86_400) }, false, undefined],
  ['asked anew, nothing said', {}, {}, true, 'auth_time'],
  ['asked anew, nothing said, and the operator trusts the provider', trusted, {}, true, undefined],
  [
    'asked anew, an earlier time, and the operator trusts the provider',
    trusted,
    { auth_time: ago(91) },
    true,
    'auth_time',
  ],
  ['asked anew, a time within the tolerance before', {}, { auth_time: ago(90) }, true, undefined],
  ['asked anew, an earlier time', {}, { auth_time: ago(91) }, true, 'auth_time'],
  ['a limit, a time within the tolerance', { OIDC_MAX_AGE: '600' }, { auth_time: ago(630) }, false, undefined],
  ['a limit, an earlier time', { OIDC_MAX_AGE: '600' }, { auth_time: ago(631) }, false, 'auth_time'],
  ['a limit, nothing said', { OIDC_MAX_AGE: '600' }, {}, false, 'auth_time'],
  ['a limit that is no number', { OIDC_MAX_AGE: 'ten' }, { auth_time: ago(0) }, false, 'auth_time'],
  ['strengths, one of them', { OIDC_ACR_VALUES: 'a b' }, { acr: 'b' }, false, undefined],
  ['strengths, another', { OIDC_ACR_VALUES: 'a b' }, { acr: 'a b' }, false, 'acr'],
  ['strengths, nothing said', { OIDC_ACR_VALUES: 'a b' }, {}, false, 'acr'],
  ['strengths of several letters', { OIDC_ACR_VALUES: 'silver  gold' }, { acr: 'gold' }, false, undefined],
  ['strengths, a letter of one', { OIDC_ACR_VALUES: 'silver  gold' }, { acr: 'g' }, false, 'acr'],
  ['strengths, an empty one between two spaces', { OIDC_ACR_VALUES: 'silver  gold' }, { acr: '' }, false, 'acr'],
] as const)('%s (SIGNIN-30)', (_, settings, claims, again, code) => {
  const judge = () => assertStrength(settings, claims, { ...attempt, again }, now);
  if (code) expect(judge).toThrow(expect.objectContaining({ code, message: `sign-in refused: ${code}` }));
  else expect(judge).not.toThrow();
});

test('takes the time of a sign-in from the provider, or leaves it unknown (SIGNIN-31)', () => {
  const at = (settings: object, claims: JWTPayload, again: boolean) =>
    assertStrength(settings, claims, { ...attempt, again }, now);
  expect(at({}, { auth_time: ago(5) }, false)).toBe(now - 5_000);
  expect(at({}, {}, false)).toBeUndefined();
  expect(at(trusted, {}, false)).toBeUndefined();
  expect(at(trusted, {}, true)).toBe(now);
  expect(at(trusted, { auth_time: ago(5) }, true)).toBe(now - 5_000);
});
