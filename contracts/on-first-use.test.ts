import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { objectOnFirstUse, onFirstUse } from './on-first-use.ts';

it('makes a value on first use, and once', () => {
  let made = 0;
  const value = onFirstUse(() => (made += 1));
  expect(made).toBe(0);
  expect([value(), value()]).toEqual([1, 1]);
});

it('makes a schema on first use, which then is like any other', () => {
  let made = 0;
  const Line = objectOnFirstUse(() => ((made += 1), z.object({ name: z.string() })));
  const Group = objectOnFirstUse(() => z.extend(Line, { lines: z.array(Line) }));
  expect(made).toBe(0);
  const group = { name: 'Family', lines: [{ name: 'Dana' }] };
  expect(Group.parse(group)).toEqual(group);
  expect(Group.safeParse({ name: 'Family', lines: [{}] }).success).toBe(false);
  expect(Line instanceof z.ZodMiniObject).toBe(true);
  expect(Object.keys(Line)).toEqual(Object.keys(z.object({})));
  expect('shape' in Line).toBe(true);
  expect(made).toBe(1);
});
