import { expect, it } from 'vitest';
import { promiseForm } from '#app/ui/testing/sample-bills.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import { promiseForm as schema } from './form.ts';
import { PromiseView } from './view.tsx';

it('asks for a day of the next two weeks, and says how much is promised', () => {
  const html = show(<PromiseView form={promiseForm()} />);
  expect(words(html)).toContain('Any day from Nov 22 to Dec 5.');
  expect(words(html)).toContain('Promise to pay $95.62');
  expect(elements(html, 'input').find(({ id }) => id === 'promise-day')).toMatchObject({
    type: 'date',
    min: '2026-11-22',
    max: '2026-12-05',
    value: '2026-12-05',
  });
});

it('keeps what was typed, and says what is wrong above and at the field (ERROR-19)', () => {
  const html = show(
    <PromiseView
      form={promiseForm()}
      again={{ error: { day: ['Choose a day from Nov 22 to Dec 5.'] }, initialValue: { day: '2027-01-01' } }}
    />,
  );
  expect(elements(html, 'input').find(({ id }) => id === 'promise-day')?.value).toBe('2027-01-01');
  expect(words(html).split('Choose a day')).toHaveLength(3);
});

it.each([
  [promiseForm({ decision: no('no-promise') }), 'You can’t promise to pay later right now.'],
  [promiseForm({ decision: no('no-promise'), promisedFor: '2026-12-01' }), 'You promised to pay by Dec 1.'],
])('has no form where none is taken', (form, text) => {
  const html = show(<PromiseView form={form} />);
  expect(words(html)).toContain(text);
  expect(html).not.toContain('<form');
});

const check = (day: unknown) => schema('en', Date.parse('2026-11-20T12:00:00Z')).safeParse({ operation: 'x', day });

it.each(['2026-11-21', ' 2026-12-04 '])('takes %s', (day) => {
  expect(check(day).data?.day).toBe(day.trim());
});

it.each([undefined, '', '2026-11-20', '2026-12-05', '12/04/2026'])(
  'refuses %j, and says which days there are',
  (day) => {
    expect(check(day).error?.issues.map(({ message }) => message)).toEqual(['Choose a day from Nov 21 to Dec 4.']);
  },
);
