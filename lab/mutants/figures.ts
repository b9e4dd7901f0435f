import { relative } from 'node:path';
import type { Area } from './areas.ts';
import { equivalents } from './equivalent.ts';
import { keyOf, type Place } from './mutant-sample.ts';

/** The parts of Stryker's report that are read here. */
export interface Report {
  files: Record<string, { source: string; mutants: (Omit<Place, 'fileName'> & Result)[] }>;
}
interface Result {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
  replacement?: string;
  mutatorName: string;
}

/** How the mutants of one file, or of several, ended. */
export interface Figures {
  seen: number;
  survived: number;
  equivalent: number;
  /** Those that survived, for people who look for the missing test. */
  survivors: string[];
}

/** What is in a file between two places of a report, whose lines and columns count from 1. */
function textAt(source: string, { start, end }: Place['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

const isSeen = ({ status }: Result) => status === 'Killed' || status === 'Timeout';

function keysIn({ files }: Report, isWanted: (mutant: Result) => boolean): string[] {
  return Object.entries(files).flatMap(([fileName, { mutants }]) =>
    mutants.filter(isWanted).map((mutant) => keyOf({ ...mutant, fileName }, 1)),
  );
}

/** The keys of the mutants that a test saw. */
export const seenIn = (report: Report) => keysIn(report, isSeen);

/** The keys of those that could not be tried. */
export const pendingIn = (report: Report) => keysIn(report, ({ status }) => status === 'Pending');

/**
 * The figures of each file.
 * @param drawn the sample, where only a sample counts
 * @param seen keys of what tests of any round saw
 * @param pending keys of what some round could not try, which counts for nothing unless another saw it
 */
export function figuresOf(
  report: Report,
  {
    drawn,
    seen = new Set(seenIn(report)),
    pending = new Set(),
  }: {
    drawn?: ReadonlySet<string> | undefined;
    seen?: ReadonlySet<string>;
    pending?: ReadonlySet<string>;
  } = {},
): Map<string, Figures> {
  const figures = new Map<string, Figures>();
  for (const [fileName, { source, mutants }] of Object.entries(report.files)) {
    const of: Figures = { seen: 0, survived: 0, equivalent: 0, survivors: [] };
    for (const mutant of mutants) {
      const { status, location, replacement = '', mutatorName } = mutant;
      const key = keyOf({ ...mutant, fileName }, 1);
      if (drawn && !drawn.has(key)) continue;
      const original = textAt(source, location);
      const isEquivalent = equivalents.some(
        (one) => one.file === fileName && one.original === original && one.replacement === replacement,
      );
      if (seen.has(key)) of.seen += 1;
      else if (pending.has(key) || (status !== 'Survived' && status !== 'NoCoverage')) continue;
      else if (isEquivalent) of.equivalent += 1;
      else {
        of.survived += 1;
        const at = `${fileName}:${location.start.line}:${location.start.column}`;
        of.survivors.push(`${at} ${status} ${mutatorName}\n  - ${original}\n  + ${replacement}`);
      }
    }
    figures.set(fileName, of);
  }
  return figures;
}

/** Percent of the mutants that a test saw, rounded down; 100 where there are none. */
export function scoreOf({ seen, survived }: Pick<Figures, 'seen' | 'survived'>): number {
  return seen + survived === 0 ? 100 : Math.floor((100 * seen) / (seen + survived));
}

/** The sum of the figures of files. */
export function sumOf(all: Iterable<Figures>): Figures {
  const sum: Figures = { seen: 0, survived: 0, equivalent: 0, survivors: [] };
  for (const one of all) {
    sum.seen += one.seen;
    sum.survived += one.survived;
    sum.equivalent += one.equivalent;
    sum.survivors.push(...one.survivors);
  }
  return sum;
}

/** The figures of an area as rows of a table in Markdown, the folder first. */
export function tableOf(name: string, figures: ReadonlyMap<string, Figures>, { least }: Pick<Area, 'least'>): string {
  const row = (label: string, of: Figures) =>
    `| ${label} | ${of.seen + of.survived} | ${of.seen} | ${of.survived} | ${of.equivalent} | ${scoreOf(of)} % |`;
  return [
    `| ${name}, at least ${least} % | mutants | seen | survived | equivalent | score |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    row('all', sumOf(figures.values())),
    ...[...figures].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, of]) => row(relative(name, file) || file, of)),
  ].join('\n');
}
