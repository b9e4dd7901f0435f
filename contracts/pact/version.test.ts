import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import openApi from '../openapi.json' with { type: 'json' };
import { contractVersion, newestIn } from './version.ts';

const pacts = new URL('pacts/', import.meta.url);

it('is the newest heading of the changelog', () => {
  expect(newestIn('# Changes\n\n## 2.10.0\n\n- one\n\n## 2.9.0\n')).toBe('2.10.0');
  expect(newestIn('# Changes\n\n## 2.10.0 (next)\n\n- one\n\n## 2.9.0\n')).toBe('2.10.0');
  expect(() => newestIn('# Changes\n')).toThrow('no version');
});

it('is in the OpenAPI document', () => {
  expect(openApi.info.version).toBe(contractVersion);
});

it.each(readdirSync(pacts))('is the one in %s', (file) => {
  const { metadata } = JSON.parse(readFileSync(new URL(file, pacts), 'utf8')) as { metadata: unknown };
  expect(metadata).toMatchObject({ contract: { version: contractVersion } });
});
