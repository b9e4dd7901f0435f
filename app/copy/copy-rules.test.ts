import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reasons } from '#rpc/domain/decision.ts';
import { brands } from '#app/brand/by-host.ts';
import { pageText } from '#app/screens/public/page-texts.ts';
import { dateTimeText } from '#app/ui/date-time.tsx';
import { languages } from './language.ts';
import { textPaths } from './page-text.ts';
import { reasonMessages } from './reason.ts';
import { everyCopy, texts } from './testing/every-copy.ts';

const saidIn = (language: 'en' | 'es') => [
  ...everyCopy.flatMap(([, copies]) => texts(copies[language]).map(([, text]) => text)),
  ...brands.flatMap(({ hours }) => Object.values(hours).map((text) => text[language])),
];
const said = { en: saidIn('en'), es: saidIn('es') };
const straight = (text: string) => text.replaceAll('’', "'");

/** Quoted in the rules, and shown to nobody. */
const noMessages = ['Bearer …', 'not told', 'active, disconnected or similar'];

/** What the rules quote, by id. A single word is more often a code than a message. */
const quoted = globSync(new URL('../../docs/rules/*.md', import.meta.url).pathname).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^\| ([A-Z]+-\d+) \| (.*) \|$/gm)].flatMap(([, id = '', rule = '']) =>
    [...rule.matchAll(/"([^"]*)"/g)].flatMap(([, text = '']) =>
      /[a-z]{3}/i.test(text) && text.includes(' ') && !noMessages.includes(text)
        ? [[id, text.replaceAll('\\|', '|')] as const]
        : [],
    ),
  ),
);

describe('quoted messages (COPY-1)', () => {
  it('are found in the rules', () => {
    expect(quoted.length).toBeGreaterThan(40);
  });

  it.each(quoted)('%s: “%s” is used to the letter', (_, text) => {
    expect(said.en.some((one) => straight(one).includes(straight(text)))).toBe(true);
  });
});

describe('plain words (COPY-2)', () => {
  /** Nothing is left to do, or the sentence is itself what has to be so first. */
  const settled = ['not-locked', 'does-not-apply', 'already-scheduled', 'already-paid', 'nothing-due'];
  const condition = ['not-active', 'device-without-esim'];
  const nextStep = {
    en: /\b(Call|call|Ask|Pay|Try again|Choose|Wait|Check|Go back|Unlock)\b/,
    es: /(pida|llame|consulte|pídaselo|pague|páguela|inténtelo|desbloquéela|elija|vuelva|espere)/i,
  };

  it.each(languages)('every reason for a refusal has the next step in %s', (language) => {
    const silent = reasons.filter(
      (reason) =>
        !nextStep[language].test(reasonMessages[language][reason]({ supportNumber: '1.800', isHolder: false })),
    );
    expect([...silent].sort()).toEqual([...settled, ...condition].sort());
  });

  const names = new RegExp(
    'Activity|Bills|Account|Home|Settings|' +
      'Google Play|App Store|Customer Success|Privacy Policy|Terms of Use|Let’s Talk|' +
      'International Services|Services|Data Service|Give Back',
    'g',
  );
  /** As the requirements write them, or beside such a one: "View More" has "View Less". */
  const labels = [
    'Add Line',
    'View Less',
    'Activation Failed',
    'Activation Error',
    "Activate 7's Line",
    'Mobile Broadband Consumer Disclosure',
  ];

  it('titles and buttons are in sentence case, but for names and quoted messages', () => {
    const messages = quoted.map(([, text]) => straight(text));
    const titles = said.en.filter((text) => {
      const long = text.replaceAll(names, '').match(/[a-z’]{4,}/gi) ?? [];
      return text.length < 60 && long.length > 1 && long.every((word) => /^[A-Z][a-z]/.test(word));
    });
    const odd = titles.filter((text) => !messages.some((message) => straight(text).includes(message)));
    expect(odd.filter((text) => !labels.includes(text))).toEqual([]);
  });

  it('addresses the reader as you, and never as the customer', () => {
    expect(said.en.filter((text) => /\bthe (customer|user|subscriber)s?\b/i.test(text))).toEqual([]);
  });
});

describe('one verb for signing in (COPY-9)', () => {
  it('is “log in”, but for the quoted message and agents', () => {
    const ofCustomers = everyCopy.filter(([name]) => !name.includes('screens/care/desk'));
    const odd = ofCustomers.flatMap(([, { en }]) =>
      texts(en).filter(([, text]) => /\bsign(s|ing)?( you)? in\b/i.test(text)),
    );
    expect(odd.map(([, text]) => text)).toEqual(['Sign In | Activate']);
    expect(said.en.filter((text) => /\blog in\b/i.test(text)).length).toBeGreaterThan(10);
  });
});

describe('times of day', () => {
  /** With the words of each brand's public pages, which say its hours. */
  const saidOfTimes = (language: 'en' | 'es') => [
    ...said[language],
    ...textPaths.flatMap((path) =>
      brands.flatMap((brand) => texts(pageText(path, language, brand)).map(([, text]) => text)),
    ),
  ];

  it('have “Eastern time” where the requirements have “EST” (COPY-5)', () => {
    const en = saidOfTimes('en');
    expect(en.filter((text) => /\bEST\b/.test(text))).toEqual([]);
    expect(en.filter((text) => text.includes('9AM to 9PM Eastern time')).length).toBeGreaterThan(3);
    expect(en).toContain('9:00 AM to 5:00 PM Eastern time, Monday to Friday');
  });

  it.each([
    ['en', /\d ?[AP]M\b/, 'Eastern time'],
    ['es', /\d ?(?:[ap]\. ?m\.|[AP]M\b)/, 'hora del Este'],
  ] as const)('hours to call name their time zone in “%s” (COPY-6)', (language, time, zone) => {
    const hours = saidOfTimes(language).filter((text) => time.test(text));
    expect(hours.length).toBeGreaterThan(3);
    expect(hours.filter((text) => !text.includes(zone))).toEqual([]);
  });

  it('a moment is shown with the reader’s time zone (COPY-6)', () => {
    const at = Date.parse('2026-11-21T15:00:00Z');
    expect(dateTimeText(at, 'America/New_York', 'en')).toBe('Nov 21, 2026, 10:00 AM EST');
    expect(dateTimeText(at, 'America/Los_Angeles', 'es')).toMatch(/7:00\sa\.m\. PST$/);
  });
});
