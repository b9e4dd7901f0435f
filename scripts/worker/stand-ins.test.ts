import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const conform = new URL('../../node_modules/@conform-to/zod/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, conform), 'utf8');

test('replaces the four functions of zod/v4 that @conform-to/zod 1.21.1 uses by those of zod/mini (ADR-024)', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '1.21.1' });
  const names = ['coercion', 'constraint', 'format', 'index', 'parse'].flatMap((file) =>
    [...read(`dist/v4/${file}.mjs`).matchAll(/import (.+) from 'zod\/v4'/g)].map(([, imported]) => imported),
  );
  expect(names).toEqual(['{ lazy, optional, pipe, transform }']);
  expect(z).toMatchObject({
    lazy: expect.any(Function),
    optional: expect.any(Function),
    pipe: expect.any(Function),
    transform: expect.any(Function),
  });
});
