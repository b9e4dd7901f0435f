import { expect, it } from 'vitest';
import { selectMessages } from './copy.ts';
import { selectForm } from './form.ts';

const form = selectForm(selectMessages.en);

it('takes the name of a plan', () => {
  expect(form.parse({ plan: 'plan-15gb' })).toEqual({ plan: 'plan-15gb' });
});

it.each([[undefined], [''], ['..'], ['../x'], ['a b'], ['x'.repeat(81)], [['a', 'b']]])(
  'refuses %j, and says what to do',
  (plan) => {
    expect(form.safeParse({ plan }).error?.issues.map(({ message }) => message)).toEqual(['Choose a plan.']);
  },
);

it('refuses fields that it does not have (SAFETY-8)', () => {
  expect(form.safeParse({ plan: 'plan-15gb', price: '0' }).success).toBe(false);
});

it('has its messages in the page’s language (COPY-3)', () => {
  expect(
    selectForm(selectMessages.es)
      .safeParse({})
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Elija un plan.']);
});
