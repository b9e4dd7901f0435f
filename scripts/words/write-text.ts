import type { ChangedText } from './words-file.ts';

const lineLength = 120;

/** A file's source with the changed texts in place of the old ones; whoever writes it formats it. */
export function withTexts(source: string, changes: readonly ChangedText[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, change) => {
      const lineStart = text.lastIndexOf('\n', change.start - 1) + 1;
      const indent = /^ */.exec(text.slice(lineStart))?.[0].length ?? 0;
      return text.slice(0, change.start) + literalOf(change.text, indent) + text.slice(change.end);
    }, source);
}

/**
 * A text as TypeScript. One that fits into no line is a sum of pieces: a formatter breaks no literal.
 * @param indent of the line that it begins on, in spaces
 */
export function literalOf(text: string, indent = 0): string {
  // Room for the indent of a piece in a line of its own, its quotes, and ` +`.
  const room = lineLength - indent - 10;
  const quote = text.includes('${') ? template : plain;
  return piecesOf(text, room).map(quote).join(' + ');
}

/** Parts of at most so many characters, broken after spaces, never within what is filled in. */
function piecesOf(text: string, room: number): string[] {
  const pieces: string[] = [];
  for (const word of text.match(/(?:\$\{[^}]*\}|[^\s])+\s*|\s+/g) ?? ['']) {
    const last = pieces.at(-1);
    if (last !== undefined && (last + word).trimEnd().length <= room) pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces;
}

function plain(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function template(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}
