import { expect, test } from 'vitest';
import { TidyName } from './tidy-name.ts';

test('NAME-4: a name from outside comes out tidy', () => {
  expect(TidyName.parse(' ana \t maría ')).toBe('ANA MARÍA');
});

test.each(['', ' ', 'a', '--', '<b>', 'x'.repeat(33)])('NAME-1 to NAME-3: %j is no name', (typed) => {
  expect(TidyName.safeParse(typed)).toMatchObject({
    success: false,
    error: { issues: [{ message: 'This is not a name.' }] },
  });
});
