import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { languages } from '#app/copy/language.ts';
import { peopleOf, seedNames } from '#contracts/seed.ts';
import { seeds } from '#fixtures/seeds/seed-table.ts';
import { makePageAssetsModule, listScriptFiles } from '../page-assets.ts';
import { dictionaryPath, renderDictionaries } from './page-dictionary.ts';

const render = async () => renderDictionaries(await makePageAssetsModule(await listScriptFiles()));
let dictionaries: Map<string, string>;
beforeAll(async () => {
  dictionaries = await render();
}, 60_000);

/** Keys of an account whose values are words of a person, whatever is in them. */
const personal = /name|email|street|city|address|nickname/i;
/** Values of the portal's own: names of plans and lists of the carrier. */
const own = /plan|product|title|carrier|make|model/i;

/** The values of an account that belong to a person: names, addresses, and all that has a digit. */
function valuesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return !own.test(key) && value.length > 2 && (personal.test(key) || /\d{3}/.test(value)) ? [value] : [];
  if (typeof value === 'number') return value > 99 ? [`$${(value / 100).toFixed(2)}`] : [];
  return Object.entries(value ?? {}).flatMap(([name, one]) => valuesIn(one, Number.isNaN(Number(name)) ? name : key));
}

describe('the compression dictionary (SHELL-48)', () => {
  it('contains nothing about any customer: no name, number, reference or amount', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    const values = seedNames.flatMap((seed) => {
      const key = `dictionary-${seed}`;
      return valuesIn(seeds[seed].open({ key, seed, people: peopleOf(key), now }));
    });
    expect(values.length).toBeGreaterThan(1_000);
    const text = [...dictionaries.values()].join('').toLowerCase();
    const words = new Set(text.replaceAll(/<style>.*?<\/style>/gs, '').split(/[^\p{L}\d]+/u));
    const isThere = (value: string) => (/^\p{L}+$/u.test(value) ? words.has(value) : text.includes(value));
    expect([...new Set(values)].filter((value) => isThere(value.toLowerCase()))).toEqual([]);
  });

  it('shows no figure at all, and no name of the sample', () => {
    const all = [...dictionaries.values()].join('');
    const shown = all.replaceAll(/<style>.*?<\/style>/gs, '').matchAll(/>([^<]+)</g);
    expect([...shown].map(([, text = '']) => text).filter((text) => /[\d$]/.test(text))).toEqual([]);
    expect(all).not.toMatch(/Dana|Marco|Reyes|ref-\d|(page|logout)-token/);
  });

  it('is one for each brand and language, of at most 6.5 KB, with its frame', () => {
    expect([...dictionaries.keys()].sort()).toEqual(brands.flatMap(({ key }) => [`${key}.en`, `${key}.es`]).sort());
    for (const [name, text] of dictionaries) {
      expect(brotliCompressSync(text).byteLength, name).toBeLessThanOrEqual(6.5 * 1024);
      for (const language of languages)
        expect(text.includes(layoutMessages[language].skip), name).toBe(name.endsWith(language));
    }
  });

  it('is the same in each build, and named by its contents', async () => {
    expect(await render()).toEqual(dictionaries);
    expect(dictionaryPath('a')).toBe('/script/dictionary-ypeBEsobvc.txt');
  }, 60_000);
});
