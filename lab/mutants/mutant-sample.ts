import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Where a mutant is and what it says; the same in each run while its file stays as it is. */
export interface Place {
  fileName: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
  replacement?: string | undefined;
}

/** What a mutant is known by. @param offset where lines and columns begin: at 1 in reports, at 0 inside of Stryker */
export function keyOf({ fileName, location: { start, end }, replacement }: Place, offset = 0): string {
  const at = [start.line - offset, start.column - offset, end.line - offset, end.column - offset].join(':');
  return `${fileName} ${at} ${replacement}`;
}

/** What Stryker's instrumenter logs with, and what it is told. */
export const silent = new Proxy({}, { get: () => () => undefined }) as never;
export const instrumenterOptions = {
  plugins: null,
  excludedMutations: [],
  ignorers: [],
  optionalChaining: true,
} as never;

/** Keys of at most so many mutants of a file, the same ones for the same seed. @param fileName relative to the root */
export async function sampleOf(fileName: string, most: number, seed: string): Promise<string[]> {
  const file = { name: fileName, content: readFileSync(fileName, 'utf8'), mutate: true as const };
  const { mutants } = await new Instrumenter(silent).instrument([file], instrumenterOptions);
  const drawn = mutants.map((mutant) => keyOf({ ...mutant, fileName }));
  const rank = (key: string) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  return drawn.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, most);
}
