import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inEachBrand } from './each-brand.ts';

const journeys = globSync('e2e/journeys/*.spec.ts').map((path) => readFileSync(path, 'utf8'));

test.each(inEachBrand)('one journey begins with “%s”, and the brands’ project finds it', (title) => {
  expect(journeys.flatMap((text) => text.match(new RegExp(`test\\('${title}`, 'g')) ?? [])).toHaveLength(1);
});
