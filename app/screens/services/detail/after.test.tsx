import { expect, test } from 'vitest';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { links, words } from '#app/ui/testing/show.tsx';
import type { ServiceModel } from './intent.ts';
import { titleOfChange } from './after.tsx';
import { letsTalk, page, textOf, switches } from './testing/page.tsx';
import type { PortalContext } from '#rpc/portal-context.ts';
import { visit } from '../testing/visit.ts';
import { loader } from './route.tsx';

const change = { kind: 'service', service: 'IR', enable: true } as const;
const line = { ref: 'ref-2', name: 'Marco Reyes', occurrence: 2 };
const after = (refusal: string, service: ServiceModel['service'] = 'IR') =>
  page({ service, after: entryOf({ ...change, service }, { state: 'refused', refusal, line }) });

test('shows a change as done, or in progress (SERVICE-16)', () => {
  expect(textOf({ after: entryOf(change, { line }) })).toContain(
    'International Roaming is now enabled for Marco Reyes’s line.',
  );
  expect(textOf({ after: entryOf({ ...change, enable: false }, { line, state: 'pending' }) })).toContain(
    'Turn off International Roaming for Marco Reyes’s line We’re working on it.',
  );
});

test('shows 40625 as Let’s Talk (SERVICE-31)', () => {
  expect(words(after('unavailable'))).toContain(letsTalk);
});

test('shows 40624 as unavailable and suspended (SERVICE-32)', () => {
  expect(words(after('suspended'))).toContain(
    "We're sorry. The service you're attempting to access or update is temporarily unavailable. " +
      'This line is suspended. Call 1.800.427.8686 to restore service.',
  );
});

test.each([
  [
    'outOfStep',
    'Your request wasn’t accepted. This is how the service stands now. Try again, or call us at 1.800.427.8686.',
  ],
  ['inProgress', 'because another change of this service is still in progress. This is how the service stands now.'],
])('shows the present state after %s, which was not accepted (SERVICE-33)', (refusal, text) => {
  expect(words(after(refusal))).toContain(text);
  expect(words(after(refusal))).not.toMatch(/didn’t send|already changed/);
  // The other line's switch opens its terms.
  expect(switches(after(refusal))).toHaveLength(1);
});

test.each([
  [true, 'International Roaming is still disabled for Marco Reyes’s line.'],
  [false, 'International Roaming is still enabled for Marco Reyes’s line.'],
])('shows that an accepted request changed nothing: enable %j (SERVICE-17)', (enable, text) => {
  const state = { state: 'refused', refusal: 'noEffect', line } as const;
  const html = words(page({ after: entryOf({ ...change, enable }, state) }));
  expect(html).toContain(`Your request was accepted, but ${text} Check again in a few minutes.`);
  expect(html).toContain('call us at 1.800.427.8686');
  expect(html).not.toContain('Something Went Wrong');
});

test('titles the tab by the error screen (SERVICE-34, SHELL-17)', () => {
  const failed = entryOf(change, { state: 'refused', refusal: 'failed', line });
  expect(titleOfChange(failed, 'en')).toBe('Something Went Wrong');
  expect(titleOfChange(failed, 'es')).not.toBe('Something Went Wrong');
  for (const other of [undefined, entryOf(change, { line }), { ...failed, refusal: 'needsCare' }])
    expect(titleOfChange(other, 'en')).toBeUndefined();
});

test.each([
  ['en', 'Portugal – International Roaming'],
  ['es', 'Portugal – Roaming internacional'],
])('titles the tab of a country by its name (%s) (SHELL-17)', async (language, title) => {
  const { context } = visit();
  const asked = {
    request: new Request('https://portal.example.test/services/international-roaming?country=PT'),
    params: { service: 'international-roaming' },
    context: { language, run: (intent: (portal: PortalContext) => unknown) => intent(context) },
  };
  expect((await loader(asked as never)).title).toBe(title);
});

test.each(['failed', 'other', 'refused'])(
  '%s is the generic error screen, which leads Home (SERVICE-34)',
  (refusal) => {
    expect(words(after(refusal))).toMatch(/^Something Went Wrong /);
    expect(words(after(refusal))).toContain('Nothing changed.');
    expect(links(after(refusal))).toEqual(['/post-activation-home', 'tel:+18004278686']);
    expect(switches(after(refusal))).toEqual([]);
  },
);

test.each([
  ['IR', 'International Roaming'],
  ['ILD', 'International Calling'],
  ['DR', 'Domestic Roaming'],
] as const)('shows 40623 of %s with the number to call (SERVICE-35)', (service, name) => {
  expect(words(after('needsCare', service))).toContain(
    `Your service activation request for ${name} could not be completed at this time. Please reach out to our Care ` +
      'Team at 1.800.427.8686 for assistance.',
  );
});

test('offers another attempt for a change that never arrived (LEDGER-7)', () => {
  expect(words(after('absent'))).toContain('it’s safe to try again');
});
