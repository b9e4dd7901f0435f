import { type Plugin, rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { likeWithLike } from './like-with-like.ts';
import { withoutContractTexts } from './bundle-worker.ts';

/** Bundles modules by their names. */
async function bundled(modules: Readonly<Record<string, string>>, ...plugins: Plugin[]): Promise<string> {
  const given: Plugin = {
    name: 'given',
    resolveId: (name) => (name in modules ? name : undefined),
    load: (name) => modules[name],
  };
  const bundle = await rolldown({ input: 'entry', plugins: [given, ...plugins] });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  return output[0].code;
}

describe('likeWithLike', () => {
  const modules = {
    entry: `
      export { homeWords } from 'app/screens/home/copy.ts';
      export { made } from 'made.ts';
      export { billWords } from 'app/screens/bills/copy.ts';`,
    'app/screens/home/copy.ts': `
      import { words } from 'words.ts';
      import { shared } from 'app/copy/shared.ts';
      export const homeWords = words({ en: { ...shared, hello: (name) => \`Hello, \${name}\` } });`,
    'app/screens/bills/copy.ts': `
      import { shared } from 'app/copy/shared.ts';
      export const billWords = { en: { title: \`Bills: \${shared.back}\` } };`,
    'app/copy/shared.ts': `export const shared = { back: 'Back', depth: -1 };`,
    'words.ts': 'export function words(sets) { return sets; }',
    'made.ts': `
      let count = 0;
      const next = () => (count += 1);
      export const made = [next(), next()];`,
  };
  const told = async (code: string) => {
    const { homeWords, billWords, made } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return [homeWords.en.back, homeWords.en.depth, homeWords.en.hello('Ana'), billWords.en.title, made];
  };

  it('changes the order of a bundle, and nothing that it makes', async () => {
    const [plain, ordered] = await Promise.all([bundled(modules), bundled(modules, likeWithLike())]);
    expect(await told(ordered)).toEqual(['Back', -1, 'Hello, Ana', 'Bills: Back', [1, 2]]);
    expect(await told(plain)).toEqual(await told(ordered));
    const order = (code: string) => ['homeWords =', 'made =', 'billWords ='].map((one) => code.indexOf(one));
    expect(order(plain)).toEqual(order(plain).toSorted((a, b) => a - b));
    const [home = 0, made = 0, bills = 0] = order(ordered);
    expect(home).toBeLessThan(bills);
    expect(bills).toBeLessThan(made);
  });
});

describe('withoutContractTexts', () => {
  it('leaves out what a declaration tells backend teams, and keeps the rest', async () => {
    const file = '/contracts/customer/endpoints.ts';
    const declared = `export const one = {
      summary: 'What it is', call: 'GET it', assumed: { shape: 'so', meaning: 'this' }, scope: 'self' };`;
    const code = await bundled({ entry: `export { one } from '${file}';`, [file]: declared }, withoutContractTexts());
    const { one } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(one).toEqual({ call: 'GET it', scope: 'self' });
  });
});
