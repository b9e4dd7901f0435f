import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '#app/copy/language.ts';
import { findWords } from './find-words.ts';
import { pagesByFile } from './shown-on.ts';
import { changedTexts, listWords, literalOf, type Sources, withTexts, wordsAsCsv } from './words-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const real: Sources = new Map(
  globSync(['app/copy/*.ts', 'app/screens/**/copy.ts'], { cwd: root, exclude: ['**/*.test.ts'] }).map((file) => [
    file,
    readFileSync(root + file, 'utf8'),
  ]),
);
const nowhere = () => '/somewhere';

/** A file as screens have them, with each form of text. */
const file = 'app/screens/tea/copy.ts';
const source = `export const teaMessages = words({
  en: {
    title: 'Tea',
    /** Who asked. */
    sort: (name: string) => \`\${name}’s tea\`,
    count: (count: number) => (count === 1 ? 'One cup' : \`\${count} cups\`),
    list: [{ text: 'It’s hot, ' + 'so wait.' }],
    served: (day?: string) => \`Served\${day ? \` on \${day}\` : ''}\`,
    tone: 'ok',
    again: commonMessages.en.tryAgain,
  },
  es: {
    title: 'Té',
    sort: (name) => \`El té de \${name}\`,
    count: (count) => (count === 1 ? 'Una taza' : \`\${count} tazas\`),
    list: [{ text: 'Está caliente, espere.' }],
    served: (day) => \`Servido\${day ? \` el \${day}\` : ''}\`,
    tone: 'ok',
    again: commonMessages.es.tryAgain,
  },
});
`;
const sources: Sources = new Map([[file, source]]);
const csv = wordsAsCsv(sources, nowhere);
const imported = (changed: string) => withTexts(source, changedTexts(sources, changed));

describe('words as CSV', () => {
  it('have a row for each text, with its languages and pages, and with what is filled in', () => {
    expect(csv.slice(1).split('\r\n')).toEqual([
      'key,English,Español,shown on,note',
      `${file} teaMessages.title,Tea,Té,/somewhere,`,
      `${file} teaMessages.sort,\${name}’s tea,El té de \${name},/somewhere,`,
      `${file} teaMessages.count.then,One cup,Una taza,/somewhere,`,
      `${file} teaMessages.count.else,\${count} cups,\${count} tazas,/somewhere,`,
      `${file} teaMessages.list.0.text,"It’s hot, so wait.","Está caliente, espere.",/somewhere,`,
      `${file} teaMessages.served,\`Served\${day ? \` on \${day}\` : ''}\`,\`Servido\${day ? \` el \${day}\` : ''}\`,` +
        `/somewhere,made by code: change it in the file`,
      '',
    ]);
  });

  it('change nothing when they are imported unchanged', () => {
    expect(changedTexts(sources, csv)).toEqual([]);
    expect(changedTexts(real, wordsAsCsv(real, nowhere))).toEqual([]);
  });

  it.each([
    ['Tea', 'Iced tea', "title: 'Tea'", "title: 'Iced tea'"],
    ['Té', "Té d'oro \\ 1", "title: 'Té'", String.raw`title: 'Té d\'oro \\ 1'`],
    ['El té de ${name}', 'Para ${name}: `té`', '`El té de ${name}`', '`Para ${name}: \\`té\\``'],
    ['${count} cups', '${count} mugs', '`${count} cups`', '`${count} mugs`'],
    ['"It’s hot, so wait."', 'Wait.', "'It’s hot, ' + 'so wait.'", "'Wait.'"],
    ['Una taza', "'-1 taza", "'Una taza'", "'-1 taza'"],
  ])('%s, changed to %s, differ in that literal alone', (from, to, before, after) => {
    expect(source.split(before)).toHaveLength(2);
    expect(imported(csv.replace(from, to))).toBe(source.replace(before, () => after));
  });

  it.each([
    ['an unknown key', (text: string) => text.replace('teaMessages.title', 'teaMessages.name'), 'row 2: the key “'],
    ['a missing row', (text: string) => text.replace(/^.*teaMessages\.sort.*\r\n/m, ''), 'no row has the key “'],
    ['a row twice', (text: string) => text.replace(/^(.*teaMessages\.sort.*\r\n)/m, '$1$1'), 'row 4: the key “'],
    ['an empty text', (text: string) => text.replace(',Té,', ',,'), 'row 2, Español: the text is empty: write one'],
    ['spaces alone', (text: string) => text.replace(',Tea,', ',  ,'), 'row 2, English: the text is empty'],
    ['another placeholder', (text: string) => text.replace('El té de ${name}', 'El té de ${nombre}'), 'has ${nombre}'],
    [
      'no placeholder',
      (text: string) => text.replace('El té de ${name}', 'Su té'),
      'row 3, Español: the text has to have',
    ],
    [
      'one placeholder more',
      (text: string) => text.replace(',Tea,', ',Tea ${name},'),
      'row 2, English: the text has to',
    ],
    ['half a placeholder', (text: string) => text.replace('El té de ${name}', 'El té de ${name'), 'and has ${name ('],
    ['a changed row of code', (text: string) => text.replace('Served', 'Brought'), 'row 7, English: made by code'],
    [
      'several lines',
      (text: string) => text.replace(',Tea,', ',"Tea\nor not",'),
      'row 2, English: the text has several',
    ],
    ['semicolons', (text: string) => text.replaceAll(',', ';'), 'this is not CSV with commas'],
    ['no head', (text: string) => text.replace('key,English', 'a,b'), 'row 1: the columns key, English are missing'],
    ['half a file', (text: string) => `${text}"`, 'this is not CSV with commas'],
  ])('are refused with the row and the reason: %s', (_, change, message) => {
    expect(() => changedTexts(sources, change(csv))).toThrow(message);
  });

  it('are not added for a language that has no such text', () => {
    const without: Sources = new Map([[file, source.replace("    list: [{ text: 'Está caliente, espere.' }],\n", '')]]);
    const row = wordsAsCsv(without, nowhere);
    expect(changedTexts(without, row)).toEqual([]);
    const filled = row.replace('"It’s hot, so wait.",,', '"It’s hot, so wait.",Espere.,');
    expect(() => changedTexts(without, filled)).toThrow('row 6, Español: there is no such text in this language');
  });
});

describe('the words of the portal', () => {
  it('can nearly all be changed by CSV', () => {
    const words = listWords(real);
    expect(words.length).toBeGreaterThan(2000);
    expect(words.filter(({ isCode }) => isCode).length).toBeLessThan(60);
    expect(new Set(words.map(({ key }) => key)).size).toBe(words.length);
  });

  it('keep their text when each is rewritten', () => {
    const different = [...real].flatMap(([path, text]) => {
      const before = findWords(path, text);
      const changes = before.flatMap(({ isCode, path: key, texts }) =>
        languages.flatMap((language) => {
          const own = isCode ? undefined : texts[language];
          return own ? [{ file: path, key, language, old: own, text: own.text }] : [];
        }),
      );
      const said = (found: typeof before) =>
        found.map(({ path: key, texts }) => [key, texts.en?.text, texts.es?.text].join(' | '));
      const after = said(findWords(path, withTexts(text, changes)));
      return said(before).filter((one, index) => one !== after[index]);
    });
    expect(different.filter((one) => !one.includes('`'))).toEqual([]);
  });

  it('are split where a line would be too long', () => {
    const long = 'One of ${plans} words and more of them, '.repeat(6).trimEnd();
    const pieces = literalOf(long, 10).split(' + ');
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.filter((piece) => piece.length > 104)).toEqual([]);
    expect(findWords('a.ts', `words({ en: { a: ${literalOf(long, 10)} } })`)[0]?.texts.en?.text).toBe(long);
  });

  it('name the pages that show them', () => {
    const shownOn = pagesByFile();
    expect(shownOn('app/screens/edit-name/copy.ts')).toBe('/edit-name/:lineRef /edit-name/:lineRef/:operationId');
    expect(shownOn('app/screens/public/about-us/copy.ts')).toBe('/about-us');
    expect(shownOn('app/screens/legal/terms/copy.ts')).toBe('/terms');
    expect(shownOn('app/copy/layout.ts')).toBe('every page');
    expect(shownOn('app/copy/cards.ts')).toMatch(/^\d+ pages, such as \/|^\/cards/);
  });
});
