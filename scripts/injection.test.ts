import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// What is run, matched or asked of a database is made of constants. Each list is closed: what is added to one has to be
// made of no input, and to say so here.

const files = globSync('{app,contracts,rpc,workers}/**/*.{ts,tsx}')
  // The command of backend teams is not in the Worker.
  .filter((path) => !/\.test\.tsx?$|\/testing\/|^contracts\/pact\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const having = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('input is never made into code', () => {
  test('runs no text as code', () => {
    expect(having(/\beval\(|\bnew Function\(|\bsetTimeout\('|\bimport\((?!\s*['"`./])/)).toEqual([]);
  });

  test('makes regular expressions of constants', () => {
    expect(having(/\bnew RegExp\(/).sort()).toEqual([
      // Declared patterns; the command of backend teams alone loads them.
      'contracts/kit/generated/arbitrary.ts',
      // Declared paths and names of fields.
      'contracts/kit/proxy/drift.ts',
      // Names of seeds and declared paths; the command of backend teams alone loads them.
      'contracts/laws/refusals.ts',
      'contracts/laws/test-here.ts',
      // Constants.
      'rpc/domain/intake/dates.ts',
      'rpc/domain/intake/text.ts',
      // Marks at the ends of sentences.
      'workers/gate/canonical-path.ts',
      // The name of a field.
      'workers/sealed-form.ts',
      // Two lengths.
      'workers/session/cookie-value.ts',
    ]);
  });

  test('has HTML written by React, except for the stylesheet and the drawings that the build has checked', () => {
    expect(having(/dangerouslySetInnerHTML/)).toEqual(['app/ui/document.tsx', 'app/ui/header.tsx', 'app/ui/scene.tsx']);
    const written = files.flatMap(({ text }) => [...text.matchAll(/__html: ([^}]+) \}/g)].map(([, what]) => what));
    expect(written).toEqual([
      'styles + brandStyle(brand)',
      'printStyles',
      'page.brand.logo.shapes',
      'brand.scene.shapes',
    ]);
    expect(having(/\.(inner|outer)HTML = |insertAdjacentHTML|document\.write/)).toEqual([]);
  });

  test('has placeholders for values in SQL; names and conditions are constants', () => {
    const statement = /`[^`]*\b(?:SELECT|INSERT|UPDATE|DELETE|ALTER|DROP|CREATE|WHERE) [^`]*\$\{[^`]*`/;
    expect(having(statement).sort()).toEqual([
      // Conditions that the code makes.
      'workers/account/devices.ts',
      // The classes that are kept, and the names of the tables.
      'workers/account/retention.ts',
      // Conditions, and the columns of a row that the code makes.
      'workers/account/store.ts',
      // Conditions that the code makes, with placeholders.
      'workers/operator/audit-object.ts',
    ]);
    expect(having(/\.exec\(\s*['"][^'"]*['"]\s*\+|\bsql\.exec\([a-z]\w*\)/)).toEqual([]);
  });
});
