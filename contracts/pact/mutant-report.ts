import { type Fate, fateOf, type Mutant, type MutantKind, mutantKinds } from './mutant.ts';

/** Kinds of which at least 98 in 100 have to be found, of those that change what the portal reads. */
const heldKinds: readonly MutantKind[] = [
  'drop',
  'null',
  'type',
  'unknown word',
  'negative',
  'empty list',
  'malformed date',
  'error body',
];
const leastFound = 0.98;

/** Reasons why mutants survive, by kind, endpoint and path. */
const reasons: readonly (readonly [which: RegExp, reason: string])[] = [
  [/^negative billing\.customer balance$/, 'a balance may be a credit'],
  [/^negative billing\.invoices invoices\[\]\.amount$/, 'a bill may be a credit'],
  [/^negative billing\.forecast amount$/, 'the next bill may be a credit'],
  [/^negative roaming\.countries countriesList\[\]\.ildStatus$/, 'any status but 1 means the same'],
  [/^empty list service\..*\.visitedZoneCountries$/, 'a billing cycle may be without a trip'],
  [/^other flag config\.info /, 'the same for everybody, in all states'],
  [/^other flag customer\.byReachNumber /, 'a line with a number is paid for and set up'],
  [/^element twice customer\..*addresses$/, 'a customer may have two addresses alike'],
  [/^element twice topup\.group purchases$/, 'two purchases may be alike'],
];

export interface MutantReport {
  /** Number of mutants of each kind, with the number of each outcome. */
  readonly rows: readonly { readonly kind: MutantKind; readonly counts: Readonly<Record<Fate, number>> }[];
  /** Mutants that verification accepts and the portal reads differently: each place once, with its number. */
  readonly survivors: readonly {
    readonly where: string;
    readonly times: number;
    readonly reason: string | undefined;
  }[];
  /** Kinds of mutants of which too few were found. */
  readonly tooFew: readonly MutantKind[];
}

/** Verifies mutants, and counts them by kind. */
export function mutantReport(all: readonly Mutant[]): MutantReport {
  const counts = new Map(mutantKinds.map((kind) => [kind, { found: 0, 'read alike': 0, survivor: 0 }]));
  const survivors = new Map<string, number>();
  for (const mutant of all) {
    const fate = fateOf(mutant);
    const count = counts.get(mutant.kind);
    if (count) count[fate] += 1;
    const where = `${mutant.kind} ${mutant.endpoint} ${mutant.path}`;
    if (fate === 'survivor') survivors.set(where, (survivors.get(where) ?? 0) + 1);
  }
  const rows = [...counts].map(([kind, own]) => ({ kind, counts: own }));
  return {
    rows,
    survivors: [...survivors].map(([where, times]) => ({
      where,
      times,
      reason: reasons.find(([which]) => which.test(where))?.[1],
    })),
    tooFew: rows
      .filter(
        ({ kind, counts: { found, survivor } }) => heldKinds.includes(kind) && share(found, survivor) < leastFound,
      )
      .map(({ kind }) => kind),
  };
}

/** Returns the share of found mutants among those that the portal reads differently. */
function share(found: number, survivor: number): number {
  return found + survivor === 0 ? 1 : found / (found + survivor);
}

/** Returns the report as text for people. */
export function asTable({ rows, survivors }: MutantReport): string {
  const table = rows.map(({ kind, counts: { found, 'read alike': alike, survivor } }) => {
    const cells = [found, alike, survivor].map((count) => String(count).padStart(8));
    return `${kind.padEnd(16)}${cells.join('')}${`${(share(found, survivor) * 100).toFixed(1)} %`.padStart(9)}`;
  });
  const survivorLines = survivors.map(
    ({ where, times, reason }) => `  ${where} (${times}): ${reason ?? 'WITHOUT A REASON'}`,
  );
  return [
    `${'kind'.padEnd(16)}   found   alike    left    found`,
    ...table,
    '',
    'left, of what the portal reads otherwise:',
    ...survivorLines,
  ].join('\n');
}
