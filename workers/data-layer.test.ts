import { expect, it } from 'vitest';
import { eventOf, mayTell } from './data-layer.ts';

const asked = (method: string, path: string, headers: Record<string, string> = {}) => eventOf(new Request(`https://portal.example${path}`, { method, headers }));

it.each([
  ['GET', '/help', 'Help'],
  ['GET', '/help?lang=es', 'Help'],
  ['GET', '/settings', 'Settings'],
  ['POST', '/logout', 'Logout'],
  ['GET', '/logout', undefined],
  ['HEAD', '/help', undefined],
  ['POST', '/settings', undefined],
  ['GET', '/help/more', undefined],
  ['GET', '/home', undefined],
])('%s %s is the event %s', (method, path, event) => {
  expect(asked(method, path)).toBe(event);
});

it.each([
  ['a navigation', { 'sec-fetch-dest': 'document' }, 'Help'],
  ['a text browser, which says nothing', {}, 'Help'],
  ['a prefetch', { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' }, undefined],
  ['a prerender', { 'sec-purpose': 'prefetch;prerender' }, undefined],
  ['a prefetch of an older browser', { purpose: 'prefetch' }, undefined],
  ['a prefetch of an older Firefox', { 'x-moz': 'prefetch' }, undefined],
  ['a script', { 'sec-fetch-dest': 'empty' }, undefined],
])('%s to Help counts as %s', (_, headers, event) => {
  expect(asked('GET', '/help', headers)).toBe(event);
});

it.each([
  [{}, true],
  [{ 'sec-gpc': '1' }, false],
  [{ dnt: '1' }, false],
  [{ dnt: '0' }, true],
])('%j allows telling: %s', (headers, allowed) => {
  expect(mayTell(new Headers(headers as Record<string, string>))).toBe(allowed);
});
