import { expect, test } from 'vitest';
import { failedSignInPath, signInCauseOf, signInCauses } from './sign-in-cause.ts';

test('reads each cause from its address, and no other text (SIGNIN-33)', () => {
  expect(signInCauses.map(signInCauseOf)).toEqual(signInCauses);
  expect(['', 'other', null].map(signInCauseOf)).toEqual([undefined, undefined, undefined]);
});

test('keeps the requested page in the path of a failed sign-in (SIGNIN-33)', () => {
  expect(failedSignInPath('clock')).toBe('/login?error=clock');
  expect(failedSignInPath('used', '/bills?a=1')).toBe('/login?error=used&to=%2Fbills%3Fa%3D1');
});
