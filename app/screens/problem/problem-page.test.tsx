import { dateTimeText } from '#app/ui/date-time.tsx';
import { describe, expect, it, test } from 'vitest';
import { journeyMessages } from '#app/copy/journey.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { reasons } from '#rpc/domain/decision.ts';
import { languages } from '#app/copy/language.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { reasonMessages } from '#app/copy/reason.ts';
import { elements, hidden, links, sampleNow, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { ActivationErrorView } from './activation-error/view.tsx';
import { problemPage, reloadOf } from './problem-page.tsx';

test.each([
  [202, undefined, '3'],
  [202, { form: 'sealed' }, undefined],
  [202, { form: 'se+ed', isCheck: true }, '1;url=/somewhere?way=new&_form=se%2Bed'],
  [503, { form: 'sealed' }, undefined],
])('%s with %j loads itself again: %s (HTTP-25, HTTP-26, HTTP-31, SHELL-40)', (status, body, content) => {
  expect(reloadOf({ status, body }, '/somewhere?way=new')).toBe(content);
});

test('has a button that sends the whole unsent form again (HTTP-32)', () => {
  const body = { form: 'sealed', unsent: true };
  const html = show(problemPage({ status: 503, body }).view, { ...samplePage, path: '/add-data' });
  expect(elements(html, 'form')).toMatchObject([{ method: 'post', action: '/add-data' }]);
  expect(hidden(html)).toMatchObject({ _form: 'sealed' });
  expect(words(html)).toContain('Nothing was changed or charged. What you entered is kept.');
});

const headingOf = (html: string) => words(/<h1>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');

const { supportNumber } = samplePage.brand;
const call = 'tel:+18004278686';
/** What stands below the ways where a call is one (PUBLIC-36). */
const besides = ['sms:+16175550150', 'tel:711'];

const table: [
  status: number,
  body: string | { form: string; isCheck?: boolean } | { down: string } | { maintenance: number },
  en: string,
  es: string,
  ways: string[],
][] = [
  [202, '', 'This is taking longer than usual', 'Esto está tardando más de lo normal', ['/somewhere', call]],
  [202, { form: 'sealed' }, 'This is taking longer than usual', 'Esto está tardando más de lo normal', [call]],
  [202, { form: 'sealed', isCheck: true }, 'Still checking', 'Seguimos verificando', [call]],
  [403, '', 'You can’t do that right now', 'No puede hacer eso en este momento', ['/home']],
  [403, 'sim-swap', 'You can’t do that right now', 'No puede hacer eso en este momento', ['/home']],
  [403, 'no such reason', 'You can’t do that right now', 'No puede hacer eso en este momento', ['/home']],
  [403, 'fraud', 'Let’s Talk', 'Hablemos', [call, '/home']],
  [403, 'primary-disabled', 'Something Went Wrong', 'Algo salió mal', [call, '/home']],
  [404, '', 'We can’t find this page', 'No encontramos esta página', ['/home', '/help']],
  [405, '', 'This page can’t do that', 'Esta página no puede hacer eso', ['/home']],
  [413, '', 'What you sent was too long', 'Lo que envió es demasiado largo', ['/home']],
  [415, '', 'You can’t do that right now', 'No puede hacer eso en este momento', ['/home']],
  [422, '', 'You already sent this form', 'Usted ya envió este formulario', ['/home', '/activity']],
  [429, '', 'Too many requests', 'Demasiadas solicitudes', ['/home']],
  [500, '', 'Something Went Wrong', 'Algo salió mal', ['/somewhere', '/home', call]],
  [503, '', 'Something Went Wrong', 'Algo salió mal', ['/somewhere', '/home', call]],
  [503, { down: 'card.list' }, 'Something Went Wrong', 'Algo salió mal', ['/somewhere', '/home', call]],
  [503, { form: 'sealed' }, 'Something Went Wrong', 'Algo salió mal', ['/home', call]],
  [503, { maintenance: 20 }, 'We’ll be right back', 'Ya volvemos', ['/somewhere', call]],
  [418, '', 'Something Went Wrong', 'Algo salió mal', ['/somewhere', '/home', call]],
];

describe.each(languages)('in %s', (language) => {
  const facts = { ...samplePage, language, path: '/somewhere' };

  it.each(table)('a refusal %d (%j) has its page and title (ERROR-20)', (status, reason, en, es, ways) => {
    const page = problemPage({ status, body: status === 403 ? { reason } : reason });
    const html = show(page.view, facts);
    expect(page.title(language)).toBe({ en, es }[language]);
    expect(headingOf(html)).toBe({ en, es }[language]);
    expect(links(html)).toEqual(ways.includes(call) ? [...ways, ...besides] : ways);
    expect(words(html)).toContain(`${journeyMessages[language].reference}: ${spokenReference('request-1')}`);
  });

  it.each(table)(
    'a refusal %d (%j) leads a visitor on without the pages of signed-in people (ERROR-20)',
    (status, reason) => {
      const ways = links(
        show(problemPage({ status, body: status === 403 ? { reason } : reason }).view, {
          ...visitorPage,
          language,
          path: '/somewhere',
        }),
      );
      expect(ways.length).toBeGreaterThan(0);
      expect(ways).not.toContain('/home');
    },
  );

  it.each(reasons.filter((reason) => reason !== 'primary-disabled'))(
    '403 because of %s shows the reason (LINE-25)',
    (reason) => {
      const text = words(show(problemPage({ status: 403, body: { reason } }).view, facts));
      const why =
        reason === 'fraud'
          ? problemMessages[language].letsTalk.text
          : reasonMessages[language][reason]({ supportNumber, isHolder: facts.me?.isPrimary === true });
      expect(text).toContain(why);
    },
  );

  it('a limit shows the time of the next try (SAFETY-10)', () => {
    const until = Date.parse('2026-11-22T20:15:00Z');
    const text = words(show(problemPage({ status: 429, body: String(until) }).view, facts));
    expect(text).toContain(dateTimeText(until, facts.timeZone, language));
  });

  it.each([
    [
      'failed',
      'Activation Error',
      'Error de activación',
      'We couldn’t start this activation.',
      'No pudimos comenzar esta activación.',
    ],
    [
      'unavailable',
      'Activation isn’t available yet',
      'La activación aún no está disponible',
      'Your home internet service must be installed and active first.',
      'Primero debe estar instalado y activo su servicio de internet en casa.',
    ],
  ] as const)(
    'an activation that cannot begin (%s) has the care number, and Home (ERROR-16)',
    (kind, en, es, textEn, textEs) => {
      const brand = { ...samplePage.brand, careNumber: '1.800.555.0199' };
      const html = show(<ActivationErrorView kind={kind} />, { ...facts, brand });
      expect(headingOf(html)).toBe({ en, es }[language]);
      expect(words(html)).toContain({ en: textEn, es: textEs }[language]);
      expect(words(html)).toContain({ en: 'GO TO HOME', es: 'IR AL INICIO' }[language]);
      expect(links(html)).toEqual(['tel:+18005550199', '/home', 'sms:+16175550150', 'tel:711']);
      expect(words(html)).toContain(spokenReference('request-1'));
    },
  );

  it('an activation that was refused after a hold shows the hold (ACTIVATE-36)', () => {
    const hold = { amount: 2500, with: { kind: 'holder' }, since: sampleNow } as const;
    const said = {
      en: 'A temporary hold of $25.00 has been on the account holder’s card since Nov 21.',
      es: 'Hay una retención temporal de $25.00 en la tarjeta del titular de la cuenta desde el 21 nov.',
    };
    expect(
      words(show(<ActivationErrorView kind="unavailable" firstMonth={{ kind: 'held', hold }} />, facts)),
    ).toContain(said[language]);
  });
});
