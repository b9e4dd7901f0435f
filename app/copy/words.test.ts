import { describe, expect, it } from 'vitest';
import { lineStates } from '#rpc/domain/line-status.ts';
import type { OrderStepName } from '#rpc/domain/order.ts';
import { demo } from '#app/brand/testing/brands.ts';
import { statusWords } from './line-status.ts';
import { noticeMessages } from './notice.ts';
import { lineInSentence, lineTitle, ordinalMessages, ordinalLine } from './ordinal.ts';

const facts = { supportNumber: demo.supportNumber, careNumber: '1.800.555.0199', percent: 94 };

describe('a line’s state', () => {
  it.each([
    ['not-activated', 'Not activated', 'warn'],
    ['activating', 'Activation in progress', 'calm'],
    ['active', 'Active', 'ok'],
    ['suspended', 'Suspended', 'bad'],
    ['disconnected', 'Disconnected', 'bad'],
    ['unclear', 'We’re checking this line', 'calm'],
    ['disabled', 'Disabled', 'bad'],
    ['activation-failed', 'Activation Failed', 'bad'],
    ['porting', 'Porting in Progress', 'calm'],
    ['port-failed', 'Port In Unsuccessful', 'bad'],
  ] as const)('%s: %s, %s (LINE-1, LINE-2, LINE-3, LINE-6, LINE-7)', (state, tag, tone) => {
    expect(statusWords(state, false)).toEqual({ tag, tone });
  });

  it('names a suspension for an open bill', () => {
    expect(statusWords('suspended', true)).toEqual({ tag: 'NonPay Suspension', tone: 'bad' });
    expect(
      lineStates.filter((state) => state !== 'suspended' && statusWords(state, true) !== statusWords(state, false)),
    ).toEqual([]);
  });
});

describe('a line’s notices', () => {
  it.each([
    ['unpaid', 'warn', 'Order Placement Underway'],
    ['suspended', 'bad', demo.supportNumber],
    ['sim-swap', 'calm', 'SIM swap'],
    ['activating', 'calm', 'being activated'],
    ['activation-failed', 'bad', facts.careNumber],
    ['porting', 'calm', 'moving your number'],
    ['port-account', 'bad', 'account number'],
    ['port-pin', 'bad', 'transfer PIN'],
    ['port-zip', 'bad', 'ZIP code'],
    ['port-failed', 'bad', facts.careNumber],
    ['unclear', 'calm', 'contact support'],
    ['esim-ready', 'calm', 'eSIM is ready'],
    ['sim-on-its-way', 'calm', 'ordered'],
    ['port-done', 'ok', 'Port in Successful'],
    ['line-ready', 'ok', 'ready to use'],
    ['setup-left', 'warn', 'Complete the setup'],
    ['throttled', 'warn', 'is slow'],
    ['data-cutoff', 'warn', 'paused'],
    ['usage-full', 'bad', 'used all your data'],
    ['usage-bad', 'bad', 'used 94% of your data'],
    ['usage-warn', 'warn', 'used 94% of your data'],
    ['top-up-pending', 'calm', 'adding data to this line'],
    ['plan-changing', 'calm', 'changing the plan of this line'],
    ['plan-scheduled', 'calm', 'with its next billing cycle'],
  ] as const)('%s: %s, says “%s”', (notice, tone, said) => {
    const words = noticeMessages.en[notice](facts);
    expect(words.tone).toBe(tone);
    expect(`${words.title ?? ''} ${words.text}`).toContain(said);
  });

  it('names the plan and the day of a change', () => {
    expect(noticeMessages.en['plan-changing']({ ...facts, plan: 'Best Fit 15GB' }).text).toContain('to Best Fit 15GB');
    expect(noticeMessages.en['plan-scheduled']({ ...facts, plan: 'Best Fit 2GB', day: 'Dec 3' }).text).toBe(
      'This line changes to Best Fit 2GB on Dec 3.',
    );
  });

  it('shows the step of a SIM card, and the day only while it is known (LINE-12)', () => {
    const of = (kitStep?: OrderStepName, expectedOn?: string) =>
      noticeMessages.en['sim-on-its-way']({ ...facts, kitStep, expectedOn }).text;
    expect(of('received', 'Nov 28')).toBe('We’re getting your SIM card ready. It should arrive by Nov 28.');
    expect(of('processing')).toBe('We’re getting your SIM card ready.');
    expect(of('shipped', 'Nov 28')).toBe(
      'Your SIM card is on its way. It should arrive by Nov 28. Activate the line when it arrives.',
    );
    expect(of()).toBe('Your SIM card is ordered. You can activate the line when you have it.');
    const [dated, undated] = [{ expectedOn: 'Dec 3' }, {}].map(
      (another) => noticeMessages.en['sim-arrived']({ ...facts, another }).text,
    );
    expect(dated).toBe(
      'Your SIM card was delivered. You can activate the line now. Another one should arrive by Dec 3.',
    );
    expect(undated).toMatch(/ Another one is on order\.$/);
  });

  it('warns not to repeat an operation that is being checked', () => {
    const asked = { ...facts, gigabytes: 2, plan: 'Best Fit 15GB', unknown: true };
    for (const notice of ['top-up-pending', 'plan-changing'] as const) {
      expect(noticeMessages.en[notice](asked)).toMatchObject({
        tone: 'warn',
        text: expect.stringMatching(/checking.*again\.$/),
      });
    }
  });

  it('shows a slowed line in the same words, with or without its data (LINE-41)', () => {
    for (const percent of [40, 100])
      expect(noticeMessages.en.throttled({ ...facts, percent, resets: 'Dec 3' }).text).toBe(
        'Data on this line is slow until Dec 3. Add data to get full speed back.',
      );
  });

  it('names the size of a top-up that was ordered here', () => {
    expect(noticeMessages.en['top-up-pending']({ ...facts, gigabytes: 2 }).text).toContain('adding 2 GB to this line');
  });
});

describe('names of lines (LINE-19)', () => {
  it.each([
    [1, 'First line'],
    [6, 'Sixth line'],
    [0, 'Your line'],
    [7, 'Line 7'],
  ])('place %d is %s', (occurrence, title) => {
    expect(ordinalLine(occurrence)).toBe(title);
  });

  it('prefers the name', () => {
    expect(lineTitle({ name: 'Dana Reyes', occurrence: 2 })).toBe('Dana Reyes');
    expect(lineInSentence({ name: 'Dana Reyes', occurrence: 2 })).toBe('Dana Reyes’s line');
    expect(lineInSentence({ occurrence: 3 })).toBe('your third line');
    expect(lineInSentence({ occurrence: 0 })).toBe('your line');
    expect(lineInSentence({ occurrence: 7 })).toBe('your line 7');
  });

  it('are made the same way in Spanish', () => {
    const { es } = ordinalMessages;
    expect(lineTitle({ name: 'Dana Reyes', occurrence: 2 }, es)).toBe('Dana Reyes');
    expect(lineTitle({ occurrence: 3 }, es)).toBe('Tercera línea');
    expect(lineInSentence({ name: 'Dana Reyes', occurrence: 2 }, es)).toBe('la línea de Dana Reyes');
    expect(lineInSentence({ occurrence: 3 }, es)).toBe('su tercera línea');
    expect(lineInSentence({ occurrence: 0 }, es)).toBe('su línea');
    expect(lineInSentence({ occurrence: 7 }, es)).toBe('su línea 7');
  });
});
