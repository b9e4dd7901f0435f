import { describe, expect, test } from 'vitest';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import {
  dana,
  enableForm,
  ratesModel,
  serviceLine,
  serviceModel,
  serviceUsage,
} from '#app/ui/testing/sample-services.ts';
import { marco, no } from '#app/ui/testing/sample.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { ServiceModel } from './detail/intent.ts';
import { ServiceCardsView } from './cards/view.tsx';
import { countriesByName, countryNamed } from './country-name.ts';
import { titleOfChange } from './detail/after.tsx';
import { ServiceView } from './detail/view.tsx';
import { EnableView } from './enable/view.tsx';
import { RatesView } from './rates/view.tsx';
import { ratedServiceParam, serviceParam } from './service-param.ts';
import { serviceTitle } from './service-title.ts';

const page = (own: Partial<ServiceModel> = {}) => show(<ServiceView model={serviceModel(own)} />);
const said = (own: Partial<ServiceModel> = {}) => words(page(own));
const switches = (html: string) => elements(html, 'button[role=switch]');
const letsTalk =
  "We're sorry. The service you're attempting to access or update is temporarily unavailable. " +
  'Call us at 1.800.427.8686';

describe('the cards', () => {
  const cards = (own: Partial<Parameters<typeof ServiceCardsView>[0]['model']> = {}) =>
    show(
      <ServiceCardsView
        model={{
          cards: (['IR', 'ILD', 'DR'] as const).map((service) => ({ service, offered: service !== 'ILD' })),
          disabled: false,
          letsTalk: false,
          ...own,
        }}
      />,
    );

  test('SERVICE-2, SERVICE-4: three, to the letter, each with MANAGE', () => {
    const text = words(cards());
    for (const part of [
      'Services International Roaming Stay connected while you travel abroad. MANAGE',
      'International Calling Call anywhere in the world, from the U.S. MANAGE',
      'Domestic Roaming Stay connected anywhere in the U.S. MANAGE',
    ])
      expect(text).toContain(part);
    expect(links(cards()).filter((href) => href.startsWith('/'))).toEqual([
      '/services/international-roaming',
      '/services/domestic-roaming',
    ]);
  });

  test.each([
    [[], 2, 'Off MANAGE'],
    [[marco], 2, 'On for 1 of 2 lines Marco Reyes MANAGE'],
    [[marco, marco], 2, 'On for both lines MANAGE'],
    [[marco, marco, marco], 3, 'On for all 3 lines MANAGE'],
    [[marco], 1, 'abroad. On MANAGE'],
  ])('SERVICE-39: says where it is on: %j of %s', (lines, of, text) => {
    const on = { lines: lines.map((line, index) => ({ ...line, ref: `ref-${index}` })), of };
    expect(words(cards({ cards: [{ service: 'IR', offered: true, on }] }))).toContain(text);
  });

  test('SERVICE-3: one that is closed is disabled, and says whom to call', () => {
    const [closed] = elements(cards(), 'button[disabled]');
    expect(closed?.['aria-describedby']).toBe('closed-ILD');
    expect(words(cards())).toContain('You can’t change this service right now.');
  });

  test('SERVICE-12, SERVICE-13: Let’s Talk and the disabled notice stand above them', () => {
    expect(words(cards({ letsTalk: true }))).toContain(letsTalk);
    expect(words(cards({ disabled: true }))).toMatch(/disabled/i);
  });
});

describe('the page of a service', () => {
  test('SERVICE-5: its name, the way back, and the columns', () => {
    expect(said()).toMatch(/^Back to Services International Roaming /);
    expect(links(page())[0]).toBe('/services');
    expect(said()).toContain('Line Service status Dana Reyes');
  });

  test('SERVICE-38: a service that was closed tells what came of a change first, then whom to call', () => {
    const html = page({ closed: true, after: entryOf({ kind: 'service', service: 'IR', enable: true }) });
    expect(words(html)).toMatch(/International Roaming is now enabled.* You can’t change this service right now\. /);
    expect(words(html)).not.toContain('Line Service status');
    expect(links(html)[0]).toBe('/home');
  });

  test('SERVICE-18: international roaming', () => {
    const text = said();
    expect(text).toContain('Roaming Perks Without the Daily Fees!');
    expect(elements(page(), '.points li')).toHaveLength(3);
    expect(text).toContain('Countries: 2');
    expect(text).toContain('Japan, Portugal');
    expect(said({ countries: undefined })).toContain('We can’t show the countries right now.');
  });

  test('SERVICE-19: international calling', () => {
    const text = said({ service: 'ILD' });
    expect(text).toContain('Call the World from the U.S. & Pay-As-You-Go');
    expect(text).toContain('International SMS is free.');
  });

  test('SERVICE-20: domestic roaming with its rates', () => {
    const text = said({ service: 'DR', rates: { data: 250, dataUnit: '1 GB', voice: 0, sms: 1 } });
    expect(text).toContain('Roaming Within U.S. With Ease!');
    expect(text).toContain('Data $2.50 per 1 GB Voice $0.00 per min* SMS $0.01 per SMS');
    expect(text).toContain('*Voice is provided at no additional cost');
    const paid = said({ service: 'DR', rates: { data: 250, voice: 10 } });
    // The sentence belongs to the rates, whatever the key says (decision of the owner).
    expect(paid).toContain('Data -- Voice $0.10 per min* SMS --');
    expect(said({ service: 'DR', rates: {} })).toContain('Voice --*');
    for (const text of [paid, said({ service: 'DR', rates: {} })])
      expect(text).toContain('*Voice is provided at no additional cost');
  });

  test('SERVICE-21: View Rates for IR and ILD alone', () => {
    expect(links(page())).toContain('/services/international-roaming/rates');
    expect(links(page({ service: 'ILD' }))).toContain('/services/international-calling/rates');
    expect(said({ service: 'DR' })).not.toContain('View Rates');
  });

  test('SERVICE-7: a line is its name or ordinal, its number, (Primary), and a switch', () => {
    const unnamed = serviceLine({ name: undefined, occurrence: 3, msisdn: '5550104410' });
    const text = said({ lines: [dana, unnamed] });
    expect(text).toContain('Dana Reyes (555) 010-7718 (Primary) Enabled');
    expect(text).toContain('Third line (555) 010-4410 Disabled');
    expect(switches(page({ lines: [dana, unnamed] })).map((one) => one['aria-checked'])).toEqual(['true', 'false']);
  });

  test('SERVICE-14: Enabled sends at once, Disabled asks first', () => {
    const [off, on] = elements(page(), 'form');
    expect([off?.method, off?.action]).toEqual(['post', '/services/international-roaming']);
    expect([on?.method, on?.action]).toEqual(['get', '/services/international-roaming/ref-2/enable']);
  });

  test('SERVICE-8, SERVICE-10: Request in Progress is disabled and says why; an unknown status has no switch', () => {
    const changing = serviceLine({ changing: true, decision: no('service-changing') });
    const html = page({ lines: [changing] });
    expect(words(html)).toContain('Request in Progress');
    expect(switches(html)).toMatchObject([{ disabled: '', 'aria-describedby': 'line-1-why' }]);
    expect(words(html)).toContain('A request for this line is in progress. Try again when it’s done.');
    const unknown = page({ lines: [serviceLine({ enabled: undefined })] });
    expect(switches(unknown)).toEqual([]);
    expect(words(unknown)).toContain('We can’t show this right now.');
  });

  test.each(['fraud', 'non-pay', 'suspended', 'primary-suspended', 'sim-swap', 'service-closed'] as const)(
    'SERVICE-10: a switch that is closed for %s is disabled',
    (reason) => {
      const html = page({ lines: [serviceLine({ enabled: true, decision: no(reason) })] });
      expect(elements(html, 'form')).toEqual([]);
      expect(switches(html)).toMatchObject([{ disabled: '', 'aria-checked': 'true' }]);
    },
  );

  test('SERVICE-9: a disconnected line has no switch, and tells more on demand', () => {
    const lines = [serviceLine({ disconnected: { byRequest: true } })];
    const html = page({ lines });
    expect(switches(html)).toEqual([]);
    expect(words(html)).toContain(
      'Disconnected Show More Info Show Less Info Line Disconnected As requested, your line',
    );
    expect(elements(html, 'details').length).toBe(2);
    const other = said({ lines: [serviceLine({ disconnected: { byRequest: false } })] });
    expect(other).toContain('Line Disconnected Your line has been disconnected.');
    expect(other).toContain('1.800.427.8686');
  });

  test('SERVICE-12, SERVICE-13: Let’s Talk and the disabled notice', () => {
    expect(said({ letsTalk: true })).toContain(letsTalk);
    expect(said({ disabled: true, lines: [] })).toMatch(/disabled/i);
  });

  test('its title is the service, in both languages', () => {
    expect(serviceTitle('en', '/services/domestic-roaming')).toBe('Domestic Roaming');
    expect(serviceTitle('es', '/services/international-calling/rates/PT')).toBe('Llamadas internacionales');
    expect(serviceTitle('en', '/services/nothing')).toBe('Services');
  });

  test('SERVICE-4, SERVICE-21: other names are 404, and so are rates of domestic roaming', () => {
    expect(serviceParam({ service: 'domestic-roaming' })).toBe('DR');
    expect(() => serviceParam({ service: 'IR' })).toThrow(expect.objectContaining({ status: 404 }));
    expect(() => ratedServiceParam({ service: 'domestic-roaming' })).toThrow(expect.objectContaining({ status: 404 }));
  });
});

describe('usage history', () => {
  const open = (own: Parameters<typeof serviceUsage>[0] = {}, service: ServiceModel['service'] = 'IR') =>
    page({ service, usage: serviceUsage(own) });

  test('SERVICE-25: is opened and closed by its link', () => {
    expect(said()).toContain('View Usage History');
    expect(links(page())).toContain('/services/international-roaming?usage=ref-1#usage');
    expect(words(open())).toContain('Hide Usage History');
    expect(links(open())).toContain('/services/international-roaming#line-1');
  });

  test('SERVICE-26: one billing cycle with arrows, disabled at the ends', () => {
    expect(words(open())).toContain('Nov 03, 2026 - Dec 02, 2026');
    expect(links(open())).toContain('/services/international-roaming?usage=ref-1&cycle=2026-10-03#usage');
    expect(elements(open(), 'button[disabled]').map((one) => one['aria-describedby'])).toEqual(['usage-present']);
    const first = open({ previous: undefined, next: '2026-12-03' });
    expect(elements(first, 'button[disabled]').map((one) => one['aria-describedby'])).toEqual(['usage-first']);
  });

  test('SERVICE-27, SERVICE-29: roaming has data, voice in minutes and SMS; calls have minutes by country', () => {
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
  ])('SERVICE-27: %f minutes are %s', (minutes, text) => {
    const roaming = { bytes: 0, minutes, texts: 0, countries: [] };
    expect(words(open({ use: { roaming } }))).toContain(`Voice ${text} SMS`);
    expect(words(open({ use: { calls: [{ country: 'India', minutes }] } }, 'ILD'))).toContain(`India ${text}`);
  });

  test.each([
    ['Spain', 'España'],
    ['Brazil', 'Brasil'],
    ['Island of the carrier', 'Island of the carrier'],
    ['', ''],
  ])('SERVICE-27, COPY-3: %s, of which the carrier tells no code, is %s in Spanish', (name, spanish) => {
    expect(countryNamed(name, 'es')).toBe(spanish);
    expect(countryNamed(name, 'en')).toBe(name);
  });

  test('SERVICE-27, COPY-3: usage names the countries in the page’s language', () => {
    const inSpanish = (model: Partial<ServiceModel>) =>
      words(show(<ServiceView model={serviceModel(model)} />, { ...samplePage, language: 'es' }));
    expect(inSpanish({ usage: serviceUsage() })).toContain('Usado en Portugal, España');
    const calls = [{ country: 'Brazil', minutes: 1 }];
    expect(inSpanish({ service: 'ILD', usage: serviceUsage({ use: { calls } }) })).toContain('Brasil 1 min');
  });

  test('SERVICE-28, SERVICE-30: nothing used, and not told', () => {
    expect(words(open({ use: {} }))).toContain("You don't have any usage in the selected bill cycle.");
    expect(words(open({ use: undefined }))).toContain(
      'Failed to load usage history. Kindly refresh the page after some time to try again.',
    );
  });
});

describe('what came of a change', () => {
  const change = { kind: 'service', service: 'IR', enable: true } as const;
  const line = { ref: 'ref-2', name: 'Marco Reyes', occurrence: 2 };
  const after = (refusal: string, service: ServiceModel['service'] = 'IR') =>
    page({ service, after: entryOf({ ...change, service }, { state: 'refused', refusal, line }) });

  test('SERVICE-16: done, or in progress', () => {
    expect(said({ after: entryOf(change, { line }) })).toContain(
      'International Roaming is now enabled for Marco Reyes’s line.',
    );
    expect(said({ after: entryOf({ ...change, enable: false }, { line, state: 'pending' }) })).toContain(
      'Turn off International Roaming for Marco Reyes’s line We’re working on it.',
    );
  });

  test('SERVICE-31: 40625 is Let’s Talk', () => {
    expect(words(after('unavailable'))).toContain(letsTalk);
  });

  test('SERVICE-32: 40624 says unavailable and suspended', () => {
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
  ])('SERVICE-33: %s was sent and not accepted, and shows how it is now', (refusal, text) => {
    expect(words(after(refusal))).toContain(text);
    expect(words(after(refusal))).not.toMatch(/didn’t send|already changed/);
    expect(switches(after(refusal))).toHaveLength(2);
  });

  test.each([
    [true, 'International Roaming is still disabled for Marco Reyes’s line.'],
    [false, 'International Roaming is still enabled for Marco Reyes’s line.'],
  ])('SERVICE-17: a request that was accepted and changed nothing says so: enable %j', (enable, text) => {
    const state = { state: 'refused', refusal: 'noEffect', line } as const;
    const html = words(page({ after: entryOf({ ...change, enable }, state) }));
    expect(html).toContain(`Your request was accepted, but ${text} Check again in a few minutes.`);
    expect(html).toContain('call us at 1.800.427.8686');
    expect(html).not.toContain('Something Went Wrong');
  });

  test('SERVICE-34, SHELL-17: the tab of the error screen is called as it is', () => {
    const failed = entryOf(change, { state: 'refused', refusal: 'failed', line });
    expect(titleOfChange(failed, 'en')).toBe('Something Went Wrong');
    expect(titleOfChange(failed, 'es')).not.toBe('Something Went Wrong');
    for (const other of [undefined, entryOf(change, { line }), { ...failed, refusal: 'needsCare' }])
      expect(titleOfChange(other, 'en')).toBeUndefined();
  });

  test.each(['failed', 'other', 'refused'])(
    'SERVICE-34: %s is the generic error screen, which leads Home',
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
  ] as const)('SERVICE-35: 40623 of %s', (service, name) => {
    expect(words(after('needsCare', service))).toContain(
      `Your service activation request for ${name} could not be completed at this time. Please reach out to our Care ` +
        'Team at 1.800.427.8686 for assistance.',
    );
  });

  test('LEDGER-7: what never arrived can be tried again', () => {
    expect(words(after('never-arrived'))).toContain('it’s safe to try again');
  });
});

describe('the terms', () => {
  test.each(['IR', 'ILD', 'DR'] as const)('SERVICE-14, SERVICE-15: of %s, with Enable Service', (service) => {
    const html = show(<EnableView form={enableForm({ service })} />);
    expect(words(html)).toMatch(/Turning it on is free\..*on your next bill.*You can turn it off at any time/);
    expect(elements(html, 'button').map(({ type }) => type)).toEqual(['submit']);
    expect(words(html)).toContain('Enable Service');
    expect(links(html)).toContain('/terms');
    expect(links(html).includes(`/services/international-roaming/rates`)).toBe(service === 'IR');
  });

  test('SERVICE-31: after 40625 Let’s Talk, and Enable Service is disabled', () => {
    const html = show(<EnableView form={enableForm({ unavailable: true })} />);
    expect(words(html)).toContain(letsTalk);
    expect(elements(html, 'button')).toMatchObject([{ disabled: '', 'aria-describedby': 'unavailable' }]);
    expect(elements(html, 'form')).toEqual([]);
  });

  test('SERVICE-11: there is no form for what is refused', () => {
    expect(elements(show(<EnableView form={enableForm({ decision: no('sim-swap') })} />), 'form')).toEqual([]);
  });
});

describe('rates', () => {
  const rates = (own: Parameters<typeof ratesModel>[0] = {}) => show(<RatesView rates={ratesModel(own)} />);

  test('SERVICE-5, SERVICE-21: a form of countries, first Select Country, and the way back to the service', () => {
    const html = rates({ country: undefined });
    expect(links(html)[0]).toBe('/services/international-roaming');
    expect(elements(html, 'form').map(({ method, action }) => [method, action])).toEqual([
      ['get', '/services/international-roaming/rates'],
    ]);
    expect(words(html)).toContain('Select Country Japan Portugal');
    expect(elements(rates(), 'option[selected]').map(({ value }) => value)).toEqual(['PT']);
    const unchosen = show(<RatesView rates={ratesModel({ country: undefined })} unchosen />);
    expect(words(unchosen)).toContain('Choose a country from the list.');
    // As every form that comes back, it begins with what is wrong (ERROR-19).
    expect(elements(unchosen, '.errors a')).toMatchObject([{ href: '#rates-country' }]);
  });

  test('SERVICE-23: roaming with units, calls with voice alone, and -- for what is missing', () => {
    expect(words(rates())).toContain('Portugal Data $5.00 per 100 MB Voice $0.25 per min SMS $0.05 per SMS');
    const bare = { code: 'PT', name: 'Portugal' };
    expect(words(rates({ country: bare }))).toContain('Portugal Data -- Voice -- SMS --');
    expect(words(rates({ dataUnit: undefined }))).toContain('Data -- Voice $0.25');
    expect(words(rates({ service: 'ILD', country: { ...bare, voice: 4 } }))).toContain(
      'Portugal Voice $0.04 per min You can call the colored countries.',
    );
  });

  test('SERVICE-24: a map with the covered countries, the chosen one marked', () => {
    const strokes = (html: string) => elements(html, 'svg[role=img] path').map(({ stroke }) => stroke);
    expect(strokes(rates())).toEqual(['var(--line)', 'var(--brand)', 'var(--bad)']);
    expect(strokes(rates({ country: undefined }))).toEqual(['var(--line)', 'var(--brand)']);
  });

  test('HTTP-19: a list that is not told says so', () => {
    const html = rates({ countries: undefined, country: undefined });
    expect(words(html)).toContain('We can’t show the rates right now.');
  });

  test('countries are in the order of the page’s language, by their names in it', () => {
    const list = [
      { code: 'DE', name: 'Germany' },
      { code: 'ES', name: 'Spain' },
      { code: '??', name: 'Somewhere' },
    ];
    const names = (language: 'en' | 'es') => countriesByName(list, language).map(({ name }) => name);
    expect(names('en')).toEqual(['Germany', 'Somewhere', 'Spain']);
    expect(names('es')).toEqual(['Alemania', 'España', 'Somewhere']);
    expect(words(show(<RatesView rates={ratesModel()} />, { ...samplePage, language: 'es' }))).toContain('Japón');
  });
});
