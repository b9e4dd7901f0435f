import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { onFirstUse } from './on-first-use.ts';

const onFirstUseModule = fileURLToPath(new URL('../../contracts/on-first-use.ts', import.meta.url));

/** The module that the bundle of one file below `app/` exports. */
async function bundled<T>(code: string): Promise<T> {
  const file = '/app/file.ts';
  const files = {
    name: 'files',
    resolveId: (name: string) =>
      ({ '#contracts/on-first-use.ts': onFirstUseModule, 'zod/mini': '/zod.ts' })[name] ?? name,
    load: (name: string) => ({ [file]: code, '/zod.ts': zod })[name],
  };
  const bundle = await rolldown({ input: file, plugins: [files, onFirstUse()] });
  const { output } = await bundle.generate({ format: 'esm' });
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as T;
}

/** Notes what is made, in place of zod. */
const zod = `
export const made = [];
export const object = (shape) => (made.push(Object.keys(shape).join()), { shape });
export const string = () => (made.push('string'), { register: () => 'registered' });
`;

it('makes the words of a language on their first use, and once', async () => {
  const { made, messages } = await bundled<{
    made: string[];
    messages: Record<string, { title: string; count: (lines: number) => string }>;
  }>(`
    export const made: string[] = [];
    const noted = (language: string) => (made.push(language), language);
    const words = <W,>(sets: { en: W; es: W }): { en: W; es: W } => sets;
    export const messages = words({
      en: { title: noted('en'), count: (lines: number) => \`\${lines} lines\` },
      es: { title: noted('es'), count: (lines: number) => \`\${lines} líneas\` },
    });
  `);
  expect(made).toEqual([]);
  expect(messages.es?.title).toBe('es');
  expect(messages.es?.count(2)).toBe('2 líneas');
  expect(made).toEqual(['es']);
  expect(messages.es).toBe(messages.es);
  const counts = Object.entries(messages).map(([language, { count }]) => [language, count(1)]);
  expect(counts).toEqual([
    ['en', '1 lines'],
    ['es', '1 líneas'],
  ]);
  expect(made).toEqual(['es', 'en']);
});

it('leaves words that are functions as they are', async () => {
  const { messages } = await bundled<{ messages: Record<'en', () => { title: string }> }>(`
    const words = <W,>(sets: { en: W }): { en: W } => sets;
    export const messages = words({ en: () => ({ title: 'Home' }) });
  `);
  expect(messages.en().title).toBe('Home');
});

it('makes a schema of many fields on its first use, and others, which registries have as keys, at once', async () => {
  const { made, Line, number } = await bundled<{ made: string[]; Line: { shape: object }; number: string }>(`
    import * as z from 'zod/mini';
    export { made } from 'zod/mini';
    export const number = z.string().register('digits');
    export const Line = z.object({ number, plan: z.string() });
  `);
  expect(made).toEqual(['string']);
  expect(number).toBe('registered');
  expect(Object.keys(Line.shape)).toEqual(['number', 'plan']);
  expect(made).toEqual(['string', 'string', 'number,plan']);
});
