import { type OpsCommand, type OpsIo, parsed } from './command.ts';
import { usualFile, type Row } from '../points/points-file.ts';
import { lastMinutes, queryFor } from '../points/query.ts';
import { findDataset, deployedSource, localSource, type PointSource } from '../points/source.ts';
import { watchedTables } from '../points/tables.ts';

const usage = `npm run ops -- watch [--once | --json] [--minutes 15] [--points FILE]
CLOUDFLARE_ACCOUNT_ID=… CLOUDFLARE_API_TOKEN=… npm run ops -- watch --env production

Shows the data points of the last minutes, of the portal that npm start runs on this machine or of a deployed one.
The token needs "Account Analytics: Read". --once prints the tables once, --json their rows.
Exits with 0 for a success, 1 for a failure, 2 for wrong usage. Errors go to stderr.`;

/** Command that shows tables of data points repeatedly until it is stopped. */
export const watch: OpsCommand = {
  name: 'watch',
  does: 'Shows calls, operations, polling, pages, sign-ins and limits of the last minutes.',
  run: show,
};

async function show(args: readonly string[], { env, print, printError = print }: OpsIo): Promise<number> {
  if (args.includes('--help')) {
    print(usage);
    return 0;
  }
  const values = parsed({ args: [...args], options })?.values;
  const minutes = Number(values?.minutes);
  if (!values || !Number.isInteger(minutes) || minutes < 1) {
    printError(`Wrong arguments.\n\n${usage}`);
    return 2;
  }
  const source = await sourceOf(values, env);
  if (!source) {
    const problem =
      values.env === undefined
        ? `No data points in ${values.points}. Start the portal with npm start, or name a deployment with --env.`
        : `--env ${values.env} needs an environment of wrangler.toml, CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN.`;
    printError(`${problem}\n\n${usage}`);
    return 2;
  }
  try {
    if (values.json) {
      print(JSON.stringify(await readRows(source, minutes)));
      return 0;
    }
    for (;;) {
      const tables = await readTables(source, minutes);
      if (values.once) {
        print(tables);
        return 0;
      }
      // Clears the terminal first, so that the tables update in place.
      print(`\u001Bc${tables}\n\nCtrl-C to stop`);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  } finally {
    source.close();
  }
}

/** Returns the points of this machine or of a deployment; undefined where something is missing. */
async function sourceOf(
  { env: environment, points }: { env?: string | undefined; points: string },
  { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token }: NodeJS.ProcessEnv,
): Promise<PointSource | undefined> {
  if (environment === undefined) return localSource(points);
  const table = await findDataset(environment);
  return table && account && token ? deployedSource({ account, token, table }) : undefined;
}

const options = {
  once: { type: 'boolean' },
  json: { type: 'boolean' },
  minutes: { type: 'string', default: '15' },
  points: { type: 'string', default: usualFile },
  env: { type: 'string' },
} as const;

/** Returns the rows of each table, by its title. */
async function readRows(source: PointSource, minutes: number): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const { title, sql, minutes: tableMinutes = minutes } of watchedTables)
    tables[title] = await source.ask(queryFor(sql, { table: source.table, time: lastMinutes(tableMinutes) }));
  return tables;
}

/** Returns all tables as text; those without a row are named in one line. */
export async function readTables(source: PointSource, minutes: number): Promise<string> {
  const tables = Object.entries(await readRows(source, minutes));
  const texts = tables.flatMap(([title, rows]) => (rows.length > 0 ? [`${title}\n${tableOf(rows)}`] : []));
  const empty = tables.flatMap(([title, rows]) => (rows.length === 0 ? [title.toLowerCase()] : []));
  const nothing = empty.length > 0 ? [`No points of the last ${minutes} minutes: ${empty.join(', ')}`] : [];
  return [...texts, ...nothing].join('\n\n');
}

function tableOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [
    names.map((name) => name.replaceAll('_', ' ')),
    ...rows.map((row) => names.map((name) => cell(row[name]))),
  ];
  const widths = names.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const isNumber = names.map((name) => rows.every((row) => isNumeric(row[name])));
  return lines
    .map((line) =>
      line
        .map((text, index) => (isNumber[index] ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}

/** Analytics Engine writes large whole numbers as texts. */
const isNumeric = (value: Row[string] | undefined) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
const cell = (value: Row[string] | undefined) => String(typeof value === 'number' ? Math.round(value) : (value ?? ''));
