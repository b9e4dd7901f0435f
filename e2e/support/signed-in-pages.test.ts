import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { signedInPages } from './signed-in-pages.ts';

/** Screens that read nothing of an account. */
const withoutAccount = /^screens\/(public|legal|session|problem|ui|care)\//;

/** Routes for signed-in customers that the fault test leaves out. */
const leftOut: Readonly<Record<string, string>> = {
  activation: 'leads on to the cards, to the line, or Home',
  'activation/:lineRef/name': 'reads what the checklist reads',
  'activation/:lineRef/kit/:operationId': 'reads what the checklist reads',
  'activation/:lineRef/result': 'reads what the checklist reads',
  status: 'leads on to the line',
  steps: 'leads on to the line',
};

const entries = routes.filter(({ file }) => !withoutAccount.test(file));
/** A screen at several addresses counts once, at the address that the list names. */
const fileAt = new Map(entries.map(({ path = '', file }) => [path, file]));
const listed = Object.values(signedInPages).flatMap(({ pages }) => Object.values(pages).map(({ route }) => route));

it('has every screen for signed-in customers in the fault test, or a reason (SIGNIN-15, HTTP-19)', () => {
  const named = new Set([...listed, ...Object.keys(leftOut)].map((route) => fileAt.get(route)));
  expect([...fileAt].filter(([, file]) => !named.has(file)).map(([path]) => path)).toEqual([]);
});

it('names no route that the table lacks', () => {
  expect([...listed, ...Object.keys(leftOut)].filter((route) => !fileAt.has(route))).toEqual([]);
});
