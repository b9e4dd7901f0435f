import { expect, it } from 'vitest';
import { changePlanResult } from '#app/ui/testing/sample.ts';
import { links, sampleNow, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { ChangePlanResult } from '../intent.ts';
import { ResultView } from './view.tsx';

const page = (own: Partial<ChangePlanResult>) => show(<ResultView result={changePlanResult(own)} />);

it.each([
  ['sending', 'now', 'Changing Marco Reyes’s line to Best Fit 15GB…'],
  ['pending', 'now', 'Changing Marco Reyes’s line to Best Fit 15GB…'],
  ['pending', 'next-cycle', 'Scheduling Best Fit 15GB for Marco Reyes’s line…'],
] as const)('%s, %s: says what is going on, for how long, and that nobody has to wait', (state, when, title) => {
  const html = page({ state, when, lastCheckedAt: sampleNow - 4000 });
  expect(words(html)).toContain(title);
  expect(words(html)).toContain(
    'It usually takes less than a minute. Last checked 4 seconds ago. You can close this page.',
  );
  expect(links(html)).toEqual([samplePage.path, '/account']);
});

it('says after a change to a plan for eSIM that the SIM card stays (PLAN-24)', () => {
  for (const when of ['now', 'next-cycle'] as const)
    expect(words(page({ state: 'done', when, keepsSim: true }))).toContain('The change doesn’t replace the card');
});

it('shows plan and price of an immediate change when done (PLAN-6, PLAN-14)', () => {
  const html = page({ state: 'done' });
  expect(words(html)).toContain('Your plan has changed');
  expect(words(html)).toContain(
    'We moved Marco Reyes’s line to Best Fit 15GB. Your next bill will have the new price, plus about $8.50 ' +
      'with tax for the rest of this billing cycle.',
  );
  expect(words(html)).toContain(
    'We’ll charge about $51.00 with tax on your Dec 3 bill, then $42.50 per month with tax, to Visa 4242.',
  );
  expect(words(html)).not.toContain('Charges for the plan change apply next billing cycle');
});

it('shows the price before and the price now for a done change, without a quote (PLAN-21)', () => {
  const text = words(page({ state: 'done' }));
  expect(text).toContain('Before $20.00 Now $40.00 Taxes & fees extra.');
  for (const quoted of ['Current price', 'What it costs', 'Charged today']) expect(text).not.toContain(quoted);
});

it('shows the price now and the price from that day for a scheduled change (PLAN-21)', () => {
  const own = changePlanResult({ state: 'done', when: 'next-cycle' });
  expect(words(show(<ResultView result={own} />))).toContain('Now $20.00 From Dec 3 $40.00');
  const { nextCycle: _, ...rest } = own;
  expect(words(show(<ResultView result={rest} />))).toContain('Now $20.00 With the next billing cycle $40.00');
});

it.each([
  ['2026-12-03', 'We’ll move Marco Reyes’s line to Best Fit 15GB on Dec 3. It stays on Best Fit 5GB until then.'],
  [undefined, 'to Best Fit 15GB with the next billing cycle. It stays on'],
])('scheduled: says when (%s), and that its charges wait too (PLAN-6, PLAN-14)', (nextCycle, text) => {
  const { nextCycle: _, ...rest } = changePlanResult({ state: 'done', when: 'next-cycle' });
  const html = words(show(<ResultView result={{ ...rest, nextCycle }} />));
  expect(html).toContain('Your plan change is scheduled');
  expect(html).toContain(text);
  expect(html).toContain('Charges for the plan change apply next billing cycle');
});

it.each(['other', undefined])(
  'refused: to the letter, and back to the selection (%s) (ERROR-7, PLAN-14)',
  (refusal) => {
    const html = page({ state: 'refused', refusal });
    expect(words(html)).toContain('Plan Change Request Failed');
    expect(words(html)).toContain(
      'Sorry, your request for plan change could not be completed due to an unexpected error.',
    );
    expect(words(html)).toContain('TRY AGAIN');
    expect(links(html)).toContain('/change-plan/ref-2');
    expect(html).toContain('role="alert"');
  },
);

it('shows the kept plan after a failure, with ways to try again and to call (PLAN-20)', () => {
  const html = page({ state: 'refused' });
  expect(words(html)).toContain('You keep Best Fit 5GB, and nothing was charged.');
  expect(links(html)).toEqual(['/change-plan/ref-2', 'tel:+18004278686', '/account']);
});
