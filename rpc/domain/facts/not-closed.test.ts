import { expect, test } from 'vitest';
import { notClosedBy } from './not-closed.ts';

test.each([
  [{ kind: 'account-lock' }, 'not-sent', 'lock'],
  [{ kind: 'secure-account' }, 'not-sent', 'lock'],
  [{ kind: 'data-service', pause: true }, 'not-sent', 'pause'],
  [{ kind: 'data-service', pause: false }, 'not-sent', undefined],
  [{ kind: 'rename', pause: true }, 'not-sent', undefined],
  [{ kind: 'account-lock' }, 'refused', undefined],
] as const)('%o that is %s leaves open: %s (SIGNIN-16, HOME-31)', (summary, state, open) => {
  expect(notClosedBy(summary, state)).toBe(open);
});
