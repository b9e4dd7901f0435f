import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { wordsOnFirstUse } from './words-on-first-use.ts';

const copy = `
export const made: string[] = [];
const noted = (language: string) => (made.push(language), language);
const words = <W,>(sets: { en: W; es: W }): { en: W; es: W } => sets;
export const messages = words({
  en: { title: noted('en'), count: (lines: number) => \`\${lines} lines\` },
  es: { title: noted('es'), count: (lines: number) => \`\${lines} líneas\` },
});
export const inFunctions = words({ en: () => ({ title: 'Home' }), es: () => ({ title: 'Inicio' }) });
`;

/** The module that the bundle of a file with words exports. */
async function bundled() {
  const file = '/app/copy.ts';
  const files = { name: 'files', resolveId: () => file, load: () => copy };
  const bundle = await rolldown({ input: file, plugins: [files, wordsOnFirstUse()] });
  const { output } = await bundle.generate({ format: 'esm' });
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as {
    made: string[];
    messages: Record<string, { title: string; count: (lines: number) => string }>;
    inFunctions: Record<string, () => { title: string }>;
  };
}

it('makes the words of a language on their first use, and once', async () => {
  const { made, messages } = await bundled();
  expect(made).toEqual([]);
  expect(messages.es?.title).toBe('es');
  expect(messages.es?.count(2)).toBe('2 líneas');
  expect(made).toEqual(['es']);
  expect(messages.es).toBe(messages.es);
  expect(Object.entries(messages).map(([language, { count }]) => [language, count(1)])).toEqual([
    ['en', '1 lines'],
    ['es', '1 líneas'],
  ]);
  expect(made).toEqual(['es', 'en']);
});

it('leaves words that are functions as they are', async () => {
  const { inFunctions } = await bundled();
  expect(inFunctions.en?.().title).toBe('Home');
});
