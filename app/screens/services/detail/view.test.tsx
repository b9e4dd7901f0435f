import { describe, expect, test } from 'vitest';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { known, unread } from '#app/ui/testing/read.ts';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { dana, portugal, serviceLine, serviceModel, serviceUsage } from '#app/ui/testing/sample-services.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { ServiceModel } from './intent.ts';
import { ServiceView } from './view.tsx';
import { letsTalk, page, textOf, switches } from './testing/page.tsx';

test('shows its name, the way back, and the columns (SERVICE-5)', () => {
  expect(textOf()).toMatch(/^Back to Services International Roaming /);
  expect(links(page())[0]).toBe('/services');
  expect(textOf()).toContain('Line Service status Dana Reyes');
});

test('shows for a closed service the result of a change first, then the number to call (SERVICE-38)', () => {
  const html = page({ closed: true, after: entryOf({ kind: 'service', service: 'IR', enable: true }) });
  expect(words(html)).toMatch(/International Roaming is now enabled.* You can’t change this service right now\. /);
  expect(words(html)).not.toContain('Line Service status');
  expect(links(html)[0]).toBe('/home');
});

test('describes international roaming (SERVICE-18)', () => {
  const text = textOf();
  expect(text).toContain('Roaming Perks Without the Daily Fees!');
  expect(elements(page({ lines: [dana] }), '.points li')).toHaveLength(3);
  expect(text).toContain('Countries: 2');
  expect(textOf({ countries: unread })).toContain('We can’t show the countries right now.');
});

test('describes international calling (SERVICE-19)', () => {
  const text = textOf({ service: 'ILD' });
  expect(text).toContain('Call the World from the U.S. & Pay-As-You-Go');
  expect(text).toContain('International SMS is free.');
});

test('describes domestic roaming with its rates (SERVICE-20)', () => {
  const text = textOf({ service: 'DR', rates: { data: 250, dataUnit: '1 GB', voice: 0, sms: 1 } });
  expect(text).toContain('Roaming Within U.S. With Ease!');
  expect(text).toContain('Data $2.50 per 1 GB Voice $0.00 per min* SMS $0.01 per SMS');
  expect(text).toContain('*Voice is provided at no additional cost');
  const paid = textOf({ service: 'DR', rates: { data: 250, voice: 10 } });
  // The sentence belongs to the rates with any value of the key (decision of the owner).
  expect(paid).toContain('Data -- Voice $0.10 per min* SMS --');
  expect(textOf({ service: 'DR', rates: {} })).toContain('Voice --*');
  for (const text of [paid, textOf({ service: 'DR', rates: {} })])
    expect(text).toContain('*Voice is provided at no additional cost');
});

test('shows a line as its name or ordinal, its number, (Primary), and a switch (SERVICE-7)', () => {
  const unnamed = serviceLine({ name: undefined, occurrence: 3, msisdn: '5550104410' });
  const text = textOf({ lines: [dana, unnamed] });
  expect(text).toContain('Dana Reyes (555) 010-7718 (Primary) Enabled');
  expect(text).toContain('Third line (555) 010-4410 Disabled');
  expect(switches(page({ lines: [dana, unnamed] })).map((element) => element['aria-checked'])).toEqual(['true']);
});

test('sends at once from Enabled, and from Disabled with the terms in place (SERVICE-14, SERVICE-15)', () => {
  const lines = [dana, serviceLine({ isOwn: true }), serviceLine({ ref: 'ref-3' })];
  const html = page({ lines });
  const forms = elements(html, 'form[method=post]').map(({ action }) => action);
  expect(forms).toEqual(Array(3).fill('/services/international-roaming'));
  expect(elements(html, 'input[name=enable]').map(({ value }) => value)).toEqual(['on', 'on']);
  expect(elements(html, 'details.on').map(({ open }) => open)).toEqual(['', undefined]);
  expect(elements(html, 'details.on button')).toHaveLength(2);
  expect(links(html)).toContain('/terms');
});

test.each(['IR', 'ILD', 'DR'] as const)('shows the terms of %s (SERVICE-15)', (service) => {
  const text = textOf({ service, lines: [serviceLine()] });
  expect(text).toMatch(/Disabled: turn .* on for Marco .*By enabling this service, you agree to the following:/);
  expect(text).toMatch(/Turning it on is free\..*on your next bill.*You can turn it off at any time/);
});

test('keeps the terms open after 40625, without their button (SERVICE-31)', () => {
  const lines = [serviceLine({ unavailable: true, decision: no('service-closed') })];
  const entry = entryOf({ kind: 'service', service: 'IR', enable: true }, { state: 'refused', refusal: 'unavailable' });
  const html = page({ lines, after: entry });
  expect(words(html)).toContain(letsTalk);
  expect(elements(html, 'details.on').map(({ open }) => open)).toEqual(['']);
  expect(elements(html, '.on button')).toMatchObject([{ disabled: '', 'aria-describedby': 'unavailable' }]);
  expect(elements(html, '#unavailable')).toHaveLength(1);
  expect(elements(html, 'form[method=post]')).toEqual([]);
});

test('disables Request in Progress with a reason, and has no switch for an unread status (SERVICE-8, SERVICE-10)', () => {
  const changing = serviceLine({ changing: true, decision: no('service-changing') });
  const html = page({ lines: [changing] });
  expect(words(html)).toContain('Request in Progress');
  expect(switches(html)).toMatchObject([{ disabled: '', 'aria-describedby': 'line-1-why' }]);
  expect(words(html)).toContain('A request for this line is in progress. Try again when it’s done.');
  const unknown = page({ lines: [serviceLine({ enabled: unread })] });
  expect(switches(unknown)).toEqual([]);
  expect(words(unknown)).toContain('We can’t show this right now.');
});

test.each(['fraud', 'non-pay', 'suspended', 'primary-suspended', 'sim-swap', 'service-closed'] as const)(
  'a switch that is closed for %s is disabled (SERVICE-10)',
  (reason) => {
    const html = page({ lines: [serviceLine({ enabled: known(true), decision: no(reason) })] });
    expect(elements(html, 'form[method=post]')).toEqual([]);
    expect(switches(html)).toMatchObject([{ disabled: '', 'aria-checked': 'true' }]);
  },
);

test('has no switch for a disconnected line, and more on demand (SERVICE-9)', () => {
  const lines = [serviceLine({ disconnected: { byRequest: true } })];
  const html = page({ lines });
  expect(switches(html)).toEqual([]);
  expect(words(html)).toContain('Disconnected Show More Info Show Less Info Line Disconnected As requested, your line');
  expect(elements(html, 'details').length).toBe(1);
  const other = textOf({ lines: [serviceLine({ disconnected: { byRequest: false } })] });
  expect(other).toContain('Line Disconnected Your line has been disconnected.');
  expect(other).toContain('1.800.427.8686');
});

test('shows Let’s Talk and the disabled notice (SERVICE-12, SERVICE-13)', () => {
  expect(textOf({ letsTalk: true })).toContain(letsTalk);
  expect(textOf({ disabled: 'account', lines: [] })).toMatch(/disabled/i);
});

describe('usage history', () => {
  const open = (overrides: Parameters<typeof serviceUsage>[0] = {}, service: ServiceModel['service'] = 'IR') =>
    page({ service, usage: serviceUsage(overrides) });

  test('is opened and closed by its link (SERVICE-25)', () => {
    expect(textOf()).toContain('View Usage History');
    expect(links(page())).toContain('/services/international-roaming?usage=ref-1#usage');
    expect(words(open())).toContain('Hide Usage History');
    expect(links(open())).toContain('/services/international-roaming#line-1');
  });

  test('shows one billing cycle with arrows, and the reason for none at the ends (SERVICE-26)', () => {
    expect(words(open())).toContain('Nov 03, 2026 - Dec 02, 2026');
    expect(links(open())).toContain('/services/international-roaming?usage=ref-1&cycle=2026-10-03#usage');
    expect(words(open())).toContain('This is the current billing cycle.');
    expect(words(open({ previous: undefined, next: '2026-12-03' }))).toContain(
      accountMessages.en.usage.noEarlier(false),
    );
  });

  test('shows roaming as data, minutes and SMS, and calls as minutes by country (SERVICE-27, SERVICE-29)', () => {
    const text = words(open());
    expect(text).toContain('Data 300 MB Voice 12 mins SMS 7 Used in Portugal, Spain');
    expect(text).toContain('You pay only for what you use. See your bill for details.');
    const calls = [
      { country: 'India', minutes: 18 },
      { country: 'Brazil', minutes: 1 },
    ];
    expect(words(open({ use: { calls } }, 'ILD'))).toContain('Country Voice India 18 mins Brazil 1 min');
  });

  test.each([
    [0.1 + 0.2, '0.3 mins'],
    [12.345, '12.35 mins'],
    [0.999999999, '1 min'],
  ])('shows %f minutes as %s (SERVICE-27)', (minutes, text) => {
    const roaming = { bytes: 0, minutes, texts: 0, countries: [] };
    expect(words(open({ use: { roaming } }))).toContain(`Voice ${text} SMS`);
    expect(words(open({ use: { calls: [{ country: 'India', minutes }] } }, 'ILD'))).toContain(`India ${text}`);
  });

  test('stands in place of a map without rates (SERVICE-24)', () => {
    const maps = (html: string) => elements(html, '.world').length;
    expect([page(), open(), page({ usage: serviceUsage(), country: portugal })].map(maps)).toEqual([1, 0, 1]);
  });

  test('names the countries of usage in the page’s language (SERVICE-27, COPY-3)', () => {
    const inSpanish = (model: Partial<ServiceModel>) =>
      words(show(<ServiceView model={serviceModel(model)} />, { ...samplePage, language: 'es' }));
    expect(inSpanish({ usage: serviceUsage() })).toContain('Usado en Portugal, España');
    const calls = [{ country: 'Brazil', minutes: 1 }];
    expect(inSpanish({ service: 'ILD', usage: serviceUsage({ use: { calls } }) })).toContain('Brasil 1 min');
  });

  test('distinguishes nothing used from a failed read (SERVICE-28, SERVICE-30)', () => {
    expect(words(open({ use: {} }))).toContain("You don't have any usage in the selected bill cycle.");
    expect(words(open({ use: undefined }))).toContain(
      'Failed to load usage history. Kindly refresh the page after some time to try again.',
    );
  });
});
