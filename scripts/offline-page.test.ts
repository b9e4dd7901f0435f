import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { offlineMessages } from '#app/copy/offline.ts';
import { offlinePage, offlineStyleHash } from './offline-page.ts';

test.each(brands)('the offline page of $key has both languages and its own numbers (SETTINGS-24)', (brand) => {
  const html = offlinePage(brand);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(html.match(/<section lang="(\w+)"/g)).toEqual(['<section lang="en"', '<section lang="es"']);
  for (const { title } of Object.values(offlineMessages)) expect(html).toMatch(new RegExp(`<h[12]>${title}</h[12]>`));
  const digits = brand.supportNumber.replaceAll(/\D/g, '');
  expect(links).toEqual(expect.arrayContaining(['', `tel:+${digits}`, 'tel:711', 'tel:*%2306%23']));
  expect(links.some((to) => to?.startsWith('sms:'))).toBe(brand.textNumber !== undefined);
});

test.each(brands)('the offline page of $key asks for nothing besides itself (SETTINGS-24)', (brand) => {
  expect(offlinePage(brand)).not.toMatch(/<(link|script|img|form|iframe)|src=|https?:|style=|url\(|@import/);
});

test('allows only its own style in the policy of its file (SETTINGS-24)', () => {
  const headers = readFileSync(new URL('../public/_headers', import.meta.url), 'utf8');
  const [, ofFile = ''] = headers.split('/text/offline.*\n');
  expect(ofFile).toContain('  ! Content-Security-Policy\n');
  expect(/style-src ([^;]*);/.exec(ofFile)?.[1]).toBe(offlineStyleHash);
});
