import { expect, test } from 'vitest';
import { lastResort } from './last-resort.ts';

test('the last page is whole, is not kept, and has a way on', async () => {
  const response = lastResort('request-1', { shortName: 'Lineside', supportNumber: '1.800.555.0100' });
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  for (const part of ['<title>Something Went Wrong – Lineside</title>', '<h1>', 'href="/"', '1.800.555.0100', 'request-1']) expect(html).toContain(part);
  expect(html).not.toMatch(/<script|style=/);
});
