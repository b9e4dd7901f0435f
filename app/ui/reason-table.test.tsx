import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#app/copy/language.ts';
import { type LineInTheWay, type Reason, reasons } from '#rpc/domain/decision.ts';
import type { LineState } from '#rpc/domain/line-status.ts';
import { ReasonText } from './reason-text.tsx';
import { samplePage, show, words } from './testing/show.tsx';

// What LINE-42 asks of the sentence that is shown, for every reason, whoever reads it, and whose line it is about.

type Words = Record<Language, RegExp>;

/** Who reads, whose line stands in the way, and how that line is to be named. */
const readers = {
  'primary, only line': { isPrimary: true, whose: 'only', called: { en: /\byour line/i, es: /\bsu línea/i } },
  'primary, own line of several': {
    isPrimary: true,
    whose: 'own',
    called: { en: /\byour own line/i, es: /\bsu propia línea/i },
  },
  'primary, Marco’s line': {
    isPrimary: true,
    whose: 'other',
    called: { en: /Marco Reyes’s line/, es: /la línea de Marco Reyes/i },
  },
  'secondary, own line': { isPrimary: false, whose: 'own', called: { en: /\byour line/i, es: /\bsu línea/i } },
  'secondary, account holder’s line': {
    isPrimary: false,
    whose: 'holder',
    called: { en: /the account holder’s line/i, es: /la línea del titular de la cuenta/i },
  },
} as const satisfies Record<string, { isPrimary: boolean; whose: LineInTheWay['whose']; called: Words }>;
type Reader = keyof typeof readers;

const all = Object.keys(readers) as Reader[];
const primaries = all.filter((one) => readers[one].isPrimary);
const ownOrHolders: Reader[] = [
  'primary, own line of several',
  'primary, Marco’s line',
  'secondary, account holder’s line',
];
const secondaries = all.filter((one) => !readers[one].isPrimary);

interface Row {
  /** Who can be given this reason; everybody where it is left out. */
  readers?: readonly Reader[];
  /** The sentence names the line in the way. */
  names?: 'its line' | 'the account holder’s line';
  /** The number to call is in it. */
  call?: true;
  /** Somebody else than the account holder is sent to them, by name. */
  toHolder?: true;
}

/** What each reason has to tell, by the rules of LINE-24 to LINE-37, BILL, CARD, LOCK, ORDER, SERVICE and ROUTER. */
const table: Record<Reason, Row> = {
  'not-yours': { readers: secondaries, toHolder: true },
  fraud: { call: true },
  'non-pay': { call: true, toHolder: true },
  suspended: { names: 'its line', call: true },
  'primary-suspended': { readers: ownOrHolders, names: 'the account holder’s line', call: true, toHolder: true },
  'primary-disabled': { readers: ownOrHolders, names: 'the account holder’s line', call: true },
  'primary-not-active': { readers: ownOrHolders, names: 'the account holder’s line', toHolder: true },
  'sim-swap': { names: 'its line' },
  'not-active': { names: 'its line' },
  'does-not-apply': { names: 'its line' },
  unpaid: { call: true },
  'no-plan': { names: 'its line', call: true },
  secondary: { readers: secondaries, toHolder: true },
  'lines-full': { readers: primaries, call: true },
  'not-on-sale': { call: true },
  'lines-unsettled': { readers: primaries },
  'plan-changing': { names: 'its line' },
  'already-scheduled': { readers: primaries },
  'device-without-esim': { readers: primaries },
  'device-unknown': { readers: primaries, call: true },
  'time-not-offered': { readers: primaries },
  'lines-closed': { readers: primaries, call: true },
  'account-locked': { toHolder: true },
  'already-locked': { readers: primaries },
  'not-locked': { readers: primaries },
  'already-paid': { readers: primaries },
  'nothing-due': { readers: primaries },
  'no-promise': { readers: primaries, call: true },
  'bad-day': { readers: primaries },
  'default-card': { readers: primaries },
  'cards-full': { readers: primaries },
  'kit-not-sent': { call: true },
  'invitations-closed': { call: true },
  'service-closed': { call: true },
  'service-changing': {},
  'no-home-internet': { readers: primaries, call: true },
  'router-offline': { readers: primaries, call: true },
  'router-restarting': { readers: primaries },
  'router-changing': { readers: primaries },
  'under-way': { names: 'its line' },
  'closed-for-now': { call: true },
  unread: { call: true },
};

const { supportNumber } = samplePage.brand;
const holder = 'Grace Lin';
const holdersLine: Record<'primary' | 'secondary', Words> = {
  primary: readers['primary, own line of several'].called,
  secondary: readers['secondary, account holder’s line'].called,
};
const asksSomebody: Words = { en: /\bask\b/i, es: /\b(pida|pídaselo|consulte a)\b/i };
const ofTheHolder: Words = { en: /account holder/i, es: /titular/i };

function sentence(reason: Reason, reader: Reader, language: Language, state: LineState = 'active'): string {
  const { isPrimary, whose } = readers[reader];
  const { names } = table[reason];
  const whoseLine = names === 'the account holder’s line' ? (isPrimary ? 'own' : 'holder') : whose;
  const name = whoseLine === 'other' ? 'Marco Reyes' : 'Dana Reyes';
  const line = names && { whose: whoseLine, name, occurrence: 2, state };
  const me = { firstName: 'Dana', status: 2, accountKnown: true, isPrimary, ...(isPrimary ? {} : { holder }) };
  return words(show(<ReasonText why={{ reason, line }} />, { ...samplePage, language, me }));
}

it('names loading as the reason while the read has no reply (HTTP-25)', () => {
  const html = show(<ReasonText why={{ reason: 'unread', isLoading: true }} />);
  expect(words(html)).toBe('Still loading.');
});

describe.each(languages)('every reason in %s is true for its reader (LINE-42)', (language) => {
  it.each(reasons)('%s', (reason) => {
    const { readers: given = all, names, call, toHolder } = table[reason];
    for (const reader of given) {
      const text = sentence(reason, reader, language);
      const { isPrimary, called } = readers[reader];
      expect.soft(text, reader).toMatch(/^[A-ZÁÉÍÓÚ¿].*\.$/);
      expect.soft(text, reader).not.toMatch(/undefined|null|\[object/);
      if (names === 'its line') expect.soft(text, reader).toMatch(called[language]);
      if (names === 'the account holder’s line')
        expect.soft(text, reader).toMatch(holdersLine[isPrimary ? 'primary' : 'secondary'][language]);
      if (call) expect.soft(text, reader).toContain(supportNumber);
      if (toHolder && !isPrimary) expect.soft(text, reader).toContain(holder);
      if (isPrimary) {
        expect.soft(text, reader).not.toMatch(asksSomebody[language]);
        expect.soft(text, reader).not.toMatch(ofTheHolder[language]);
      }
    }
  });

  it.each([
    ['suspended', { en: /is suspended\. Call/, es: /está suspendida\. Llame/ }],
    [
      'disconnected',
      { en: /is disconnected\. To reconnect it, call/, es: /está desconectada\. Para reconectarla, llame/ },
    ],
  ] as const)('a line that is %s says so in place of “not active” and “not needed”', (state, said) => {
    for (const reason of ['not-active', 'does-not-apply'] as const)
      for (const reader of all) {
        const text = sentence(reason, reader, language, state);
        expect.soft(text, reader).toMatch(said[language]);
        expect.soft(text, reader).toMatch(readers[reader].called[language]);
        expect.soft(text, reader).toContain(supportNumber);
      }
  });

  it('shows the account holder the action that their own line needs first', () => {
    const told = (state: LineState) => sentence('primary-not-active', 'primary, Marco’s line', language, state);
    expect(told('not-activated')).toMatch({ en: /Activate it/, es: /Actívela/ }[language]);
    expect(told('disconnected')).toContain(supportNumber);
    expect(told('porting')).toMatch({ en: /Check on Home/, es: /Consulte en Inicio/ }[language]);
  });
});
