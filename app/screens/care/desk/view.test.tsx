import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { PageLayout } from '#app/ui/page-layout.tsx';
import { elements, links, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { careFacts } from '#app/ui/testing/sample-care.ts';
import { DeskView } from './view.tsx';

const page = (view: ReactElement) => show(view, visitorPage);
const asks = (html: string) => elements(html, 'input[name="ask"]').map(({ value }) => value);
const ada = { name: 'ada@care.example.test' };

test('the desk without a signed-in agent has a link to sign in, and no form (CARE-7)', () => {
  const html = page(<DeskView facts={careFacts()} />);
  expect(elements(html, 'main form, .sheet form')).toEqual([]);
  expect(links(html)).toContain('/care/login');
  expect(words(html)).not.toContain('K7Q4-MXT9');
});

test('an agent types a code, and reads the reason when it opens nothing (CARE-3)', () => {
  expect(asks(page(<DeskView agent={ada} />))).toEqual(['open', 'sign-out']);
  const html = page(<DeskView agent={ada} again={{ error: { code: ['Nobody has this code now.'] } }} />);
  expect(words(html)).toContain('Nobody has this code now.');
});

test('the desk shows failed operations first, then all, with their references, times and answers (CARE-5)', () => {
  const html = page(<DeskView agent={ada} facts={careFacts()} />);
  const text = words(html);
  expect(text.indexOf('What went wrong')).toBeLessThan(text.indexOf('What was done'));
  for (const said of ['K7Q4-MXT9', 'Pause data on your first line', 'Refused by the carrier as other', 'order refused'])
    expect(text, said).toContain(said);
  expect(asks(html)).toEqual(['close', 'sign-out']);
});

test('has no form but those that end the view and the session (CARE-5)', () => {
  expect(elements(page(<DeskView agent={ada} facts={careFacts()} />), 'button')).toHaveLength(2);
});

test.each([
  ['a visitor', visitorPage],
  ['a customer', samplePage],
])('the header is not that of %s: it has the logo alone, which leads to the page (CARE-10)', (_, facts) => {
  const at = (path: string) => show(<PageLayout>content</PageLayout>, { ...facts, path });
  const pressed = (html: string) => elements(html, 'header a, header button, header summary').length;
  expect(pressed(at('/help'))).toBeGreaterThan(2);
  expect(pressed(at('/care'))).toBe(2);
  expect(elements(at('/care'), 'header a').map(({ href }) => href)).toEqual(['#main', '/care']);
});
