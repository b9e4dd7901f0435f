import { parse } from 'csv-parse/sync';
import { type Language, languageNames, languages } from '#app/copy/language.ts';
import { csvOf } from '#app/ui/csv.ts';
import { findWords, type FoundText, type FoundWords } from './find-words.ts';

/** The files that hold words, by their path, with their source. */
export type Sources = ReadonlyMap<string, string>;

/** Words with the file that contains them. */
export interface ListedWords extends FoundWords {
  file: string;
  /** Key of a row in the CSV: the file and the path in it. */
  key: string;
}

/** Error whose message names each row that cannot be imported, with the reason. */
export class WordsProblem extends Error {}

const head = ['key', ...languages.map((language) => languageNames[language]), 'shown on', 'note'];
const byCode = 'made by code: change it in the file';

export function listWords(sources: Sources): ListedWords[] {
  return [...sources].flatMap(([file, source]) =>
    findWords(file, source).map((words) => ({ ...words, file, key: `${file} ${words.path}` })),
  );
}

/**
 * Returns all words as CSV: a row for each, with the pages that show them. Words with code are listed for reading
 * only.
 */
export function wordsAsCsv(sources: Sources, shownOn: (file: string) => string): string {
  return csvOf([
    head,
    ...listWords(sources).map(({ key, file, texts, isCode }) => [
      key,
      ...languages.map((language) => texts[language]?.text ?? ''),
      shownOn(file),
      isCode ? byCode : '',
    ]),
  ]);
}

interface ChangedText {
  file: string;
  key: string;
  language: Language;
  old: FoundText;
  text: string;
}

/**
 * The texts that a CSV changes.
 * @throws WordsProblem that names every row that is wrong: nothing of such a file is to be written
 */
export function changedTexts(sources: Sources, csv: string): ChangedText[] {
  const rows = rowsOf(csv);
  const words = new Map(listWords(sources).map((item) => [item.key, item]));
  const problems: string[] = [];
  const seenKeys = new Set<string>();
  const changes = rows.flatMap(({ row, key, texts }): ChangedText[] => {
    const listedWords = words.get(key);
    if (!listedWords || seenKeys.has(key)) {
      problems.push(
        `row ${row}: the key “${key}” is ${words.has(key) ? 'there twice' : 'unknown: it or the words were changed'}`,
      );
      return [];
    }
    seenKeys.add(key);
    return languages.flatMap((language): ChangedText[] => {
      const text = texts[language];
      const oldText = listedWords.texts[language];
      const refuse = (reason: string) => {
        problems.push(`row ${row}, ${languageNames[language]}: ${reason} (${key})`);
        return [];
      };
      if (text === (oldText?.text ?? '')) return [];
      if (!oldText) return refuse('there is no such text in this language: leave the cell empty');
      if (listedWords.isCode) return refuse(byCode);
      if (text.trim() === '') return refuse('the text is empty: write one');
      if (/[\r\n]/.test(text)) return refuse('the text has several lines: write one');
      const [wanted, has] = [filledIn(oldText.text), filledIn(text)].map((filled) => filled.join(' and ') || 'no ${…}');
      if (has !== wanted) return refuse(`the text has to have ${wanted}, and has ${has}`);
      return [{ file: listedWords.file, key, language, old: oldText, text }];
    });
  });
  const missing = [...words.keys()].filter((key) => !seenKeys.has(key));
  if (missing.length > 0 && problems.length === 0)
    problems.push(...missing.map((key) => `no row has the key “${key}”: a file has every row, changed or not`));
  if (problems.length > 0) throw new WordsProblem(problems.join('\n'));
  return changes;
}

/** Returns the placeholders of a text, sorted, because languages order them differently. */
const filledIn = (text: string): string[] => [...text.matchAll(/\$\{[^}]*\}?/g)].map(([one]) => one).sort();

function rowsOf(csv: string): { row: number; key: string; texts: Record<Language, string> }[] {
  let cells: string[][];
  try {
    cells = parse(csv, { bom: true, relax_column_count: true });
  } catch (thrown) {
    throw new WordsProblem(`this is not CSV with commas: ${(thrown as Error).message}`);
  }
  const [names = [], ...rows] = cells;
  const lacking = head.slice(0, -2).filter((name) => !names.includes(name));
  if (lacking.length > 0) throw new WordsProblem(`row 1: the columns ${lacking.join(', ')} are missing`);
  return rows.map((row, index) => {
    const cell = (name: string) => (row[names.indexOf(name)] ?? '').replace(/^'(?=[=+\-@\t\r])/, '');
    const texts = Object.fromEntries(languages.map((language) => [language, cell(languageNames[language])]));
    return { row: index + 2, key: cell('key'), texts: texts as Record<Language, string> };
  });
}

const lineLength = 120;

/** Returns a file's source with the changed texts in place of the old ones; the caller formats it. */
export function withTexts(source: string, changes: readonly ChangedText[]): string {
  return changes
    .toSorted((a, b) => b.old.start - a.old.start)
    .reduce((text, { old: { start, end }, text: newText }) => {
      const lineStart = text.lastIndexOf('\n', start - 1) + 1;
      const indent = /^ */.exec(text.slice(lineStart))?.[0].length ?? 0;
      return text.slice(0, start) + literalOf(newText, indent) + text.slice(end);
    }, source);
}

/**
 * A text as TypeScript. One that fits into no line is a sum of pieces: a formatter breaks no literal.
 * @param indent of the line that it begins on, in spaces
 */
export function literalOf(text: string, indent = 0): string {
  // Room for the indent of a piece in a line of its own, its quotes, and ` +`.
  const room = lineLength - indent - 10;
  const quote = text.includes('${') ? '`' : "'";
  const escaped = (piece: string) => piece.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
  return piecesOf(text, room)
    .map((piece) => quote + escaped(piece) + quote)
    .join(' + ');
}

/** Splits a text after spaces into parts of limited length, never within a placeholder. */
function piecesOf(text: string, room: number): string[] {
  const pieces: string[] = [];
  for (const word of text.match(/(?:\$\{[^}]*\}|[^\s])+\s*|\s+/g) ?? ['']) {
    const last = pieces.at(-1);
    if (last !== undefined && (last + word).trimEnd().length <= room) pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces;
}
