import { expect, test } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { offlineMessages } from '#app/copy/offline.ts';
import { offlinePage } from './offline-page.ts';

test.each(brands)('SETTINGS-24: the offline page of $key has both languages and its own numbers', (brand) => {
  const html = offlinePage(brand);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(html.match(/<section lang="(\w+)"/g)).toEqual(['<section lang="en"', '<section lang="es"']);
  for (const { title } of Object.values(offlineMessages)) expect(html).toContain(`<h1>${title}</h1>`);
  const digits = brand.supportNumber.replaceAll(/\D/g, '');
  expect(links).toEqual(expect.arrayContaining(['', `tel:+${digits}`, 'tel:711', 'tel:*%2306%23']));
  expect(links.some((to) => to?.startsWith('sms:'))).toBe(brand.textNumber !== undefined);
});

test.each(brands)('SETTINGS-24: the offline page of $key asks for nothing besides itself', (brand) => {
  expect(offlinePage(brand)).not.toMatch(/<(link|script|img|style|form|iframe)|src=|https?:|style=/);
});
