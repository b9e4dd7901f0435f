import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { staticPaths } from '#app/copy/page-text.ts';
import routes from '#app/routes.ts';
import { endpointsOf, tierNames } from '#contracts/tier.ts';
import { operationRequirements } from '#rpc/domain/operation-needs.ts';
import { type OperationKind, operations } from '#rpc/operation/operations.ts';

// docs/doors.md has each door of the code; what is found in the code and not there fails.

const page = readFileSync('docs/doors.md', 'utf8');
const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
const textsIn = (folder: string) => filesIn(folder).map((file) => readFileSync(file, 'utf8'));
const sources = new Map(filesIn('workers').map((file) => [file, readFileSync(file, 'utf8')]));

/** The rows of a section's tables, by cell. */
function rowsOf(title: string): string[][] {
  const [, after = ''] = page.split(`\n## ${title}\n`);
  const section = after.split('\n## ')[0] ?? '';
  const cells = [...section.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
  return cells.filter(([first = '']) => first !== '---' && !/^(person|cookie|secret|kind|route|object)$/.test(first));
}
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const found = (pattern: RegExp) =>
  [...sources].flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })));
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

test('has each page of the portal, by the first segment of its path', () => {
  const counts = new Map<string, number>();
  for (const { path = '' } of routes.filter(({ path: of }) => !staticPaths.some((one) => one === of))) {
    const segment = `/${path.split('/')[0]}`;
    counts.set(segment, (counts.get(segment) ?? 0) + 1);
  }
  const listed = new Map<string, number>();
  for (const row of rowsOf('Routes').filter((cells) => cells.length === 6))
    for (const [, path = '', count] of (row[5] ?? '').matchAll(/`([^`]+)` (\d+)/g))
      listed.set(path, (listed.get(path) ?? 0) + Number(count));
  expect(Object.fromEntries([...listed].toSorted())).toEqual(Object.fromEntries([...counts].toSorted()));
});

test('has each route of the Worker', () => {
  const paths = found(/\.(?:get|post|put|patch|delete|all|on)\(\s*'(\/[^']*)'/g).map(({ name }) => name);
  const consts = found(/^const paths = \{ customer: '([^']+)', agent/gm).map(({ name }) => name);
  const all = [...paths, ...consts.flatMap((path) => [path, `/care${path}`])].map((path) =>
    path.startsWith('/operator/') ? '/operator/*' : path,
  );
  const listed = rowsOf('Routes')
    .filter((cells) => cells.length === 5)
    .flatMap(([cell]) => quoted(cell));
  expect(sorted(all)).toEqual(sorted(listed.filter((path) => path !== '/care/*')));
  // A route whose path is no plain text escapes the search above.
  const apps = sorted(found(/const (\w+) = new Hono\b/g).map(({ name }) => name)).join('|');
  const escaped = new RegExp(`\\b(?:${apps})\\.(?:get|post|put|patch|delete|all|on)\\((?!\\s*')([^),]+)`, 'g');
  expect(found(escaped).map(({ name }) => name)).toEqual(['paths.customer', 'paths.agent', 'path']);
});

test('has each cookie, where it is written', () => {
  const calls = new Map<string, number>();
  for (const { file } of found(/(?<!function )\b(laxCookie|serialize|setCookie)\((?!\s*origin: string)/g))
    calls.set(file, (calls.get(file) ?? 0) + 1);
  calls.delete('workers/session/http-cookie.ts');
  const listed = rowsOf('Cookies').map(([, , file, count]) => [quoted(file)[0], Number(count)]);
  expect(Object.fromEntries([...calls].toSorted())).toEqual(Object.fromEntries(listed.toSorted()));
  expect(found(/(Max-Age=)/g)).toEqual([]);
  // No cookie is written past those functions, by a page either.
  const code = [...sources.values(), ...textsIn('app'), ...textsIn('rpc')].join('\n');
  const written = [...code.matchAll(/['"`]set-cookie['"`]\s*[:,]\s*(?:await )?([^\s(),;]+)/gi)].map(
    ([, by = '']) => by,
  );
  const writers = ['writeCookie', 'writeAttemptCookie', 'writeDeviceCookie', 'deviceCookie', 'care.signOut'];
  expect(sorted(written)).toEqual(sorted([...writers, 'cookie']));
  expect(code).not.toMatch(/document\.cookie|cookieStore/);
  const names = found(/`?'?__Host-([\w-]+|\$\{name\})/g).map(({ name }) => name);
  expect(sorted(names)).toEqual(['${name}', 'lineside', 'lineside-care', 'lineside-push']);
  expect(found(/(__Secure-)/g)).toEqual([]);
});

test('has each secret of the Worker and of the workflows', () => {
  const own = [...(sources.get('workers/env.ts') ?? '').matchAll(/^ {2}(\w+)\??: string;/gm)];
  // What is no setting that anybody may read is a secret.
  const settings = [...readFileSync('wrangler.toml', 'utf8').matchAll(/^(\w+) = /gm)].map(([, name = '']) => name);
  const described = [...readFileSync('docs/operations/settings.md', 'utf8').matchAll(/^\| (`[A-Z].+?`) \|.+\|$/gm)]
    .filter(([row]) => row.split(' | ').length === 2)
    .flatMap(([, cell]) => quoted(cell));
  const beforeFixtures = ['COVERAGE_MAP', 'PUSH_STAND_IN', 'DEMO', 'CLOCK_AHEAD_MS'];
  const isOpen = new Set([...settings, ...described, ...beforeFixtures]);
  const names = own.map(([, name = '']) => name).filter((name) => !isOpen.has(name));
  const workflows = readdirSync('.github/workflows').map((file) => readFileSync(`.github/workflows/${file}`, 'utf8'));
  const ofWorkflows = [...workflows.join('\n').matchAll(/secrets(?:\.|\[')(\w+)/g)].map(([, name = '']) => name);
  const [, keys = ''] = readFileSync('docs/security.md', 'utf8').split('\n## Keys and algorithms\n');
  const table = (keys.split('\n## ')[0] ?? '').matchAll(/^\| (`.+?`) \|/gm);
  expect(sorted([...names, ...ofWorkflows])).toEqual(sorted([...table].flatMap(([, cell]) => quoted(cell))));
});

/** Interfaces of the objects, by the object's name in the table. */
const interfaces = {
  Account: ['workers/account/account-rpc.ts AccountRpc', 'rpc/portal-account.ts AccountPort'],
  Session: ['workers/session/session-rpc.ts SessionRpc'],
  Index: ['workers/operator/operator-rpc.ts IndexRpc', 'workers/care/care-rpc.ts CareRpc'],
  Audit: ['workers/operator/operator-rpc.ts AuditRpc'],
  Switches: ['workers/operator/operator-rpc.ts SwitchesRpc'],
};
/** Methods that read: a new method is either here or in the table. */
const reads = {
  Account: [
    ...['find', 'sentOperations', 'journey', 'signIns', 'cachedLines', 'activityNotes', 'exportData', 'pushSettings'],
    ...['closePages', 'sessionsOf', 'report', 'planToForget', 'fetch'],
  ],
  Session: ['lastUse', 'findCustomer'],
  Index: ['find', 'standing', 'showing'],
  Audit: ['page', 'verify'],
  Switches: [],
};

test.each(Object.entries(interfaces))('has each method of %s that writes, with its limit', (object, places) => {
  const methods = places.flatMap((place) => {
    const [file = '', name] = place.split(' ');
    const [, after = ''] = readFileSync(file, 'utf8').split(`export interface ${name} `);
    return [...(after.split('\n}')[0] ?? '').matchAll(/^ {2}(\w+)[<(]/gm)].map(([, method = '']) => method);
  });
  const rows = rowsOf('Methods that write').filter(([of]) => of === object);
  const writes = rows.flatMap(([, cell]) => quoted(cell));
  expect(sorted([...writes, ...reads[object as keyof typeof reads]])).toEqual(sorted(methods));
  for (const [, , , most] of rows) expect(most).toMatch(/\d|its limit/);
});

test('has each kind of row that an object keeps', () => {
  const tables = found(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g).map(({ name }) => name);
  const keys = found(/^const (?:\w*[kK]ey|\w*[pP]refix) = '([\w:]+)';/gm).map(({ name }) => name);
  const stored = [
    ...(sources.get('workers/session/kept-session.ts') ?? '').matchAll(/^interface Stored \{([^}]+)\}/gm),
  ];
  const ofSession = [...(stored[0]?.[1] ?? '').matchAll(/(\w+)\?:/g)].map(([, name = '']) => name);
  const listed = rowsOf('Kept rows').flatMap(([, cell]) => quoted(cell));
  expect(sorted([...tables, ...keys, ...ofSession, 'sealed'])).toEqual(sorted(listed));
  // A key that is no constant of its file escapes the search above.
  const writes = found(/(?:kv|storage)\.put(?:<\w+>)?\(([^,)]+)/g)
    .filter(({ file, name }) => !new RegExp(`^const ${name} = '`, 'm').test(sources.get(file) ?? ''))
    .map(({ name }) => name);
  const known = ['entries', "'sealed'", 'prefix + attempt.state', 'sessionPrefix + session'];
  expect(sorted(writes.filter((name) => !known.includes(name) && !name.startsWith('tokenPrefix + jti')))).toEqual([]);
});

test('has the end of each kind of row', () => {
  const data = readFileSync('docs/data.md', 'utf8');
  const periods = new Map(
    [...data.matchAll(/^\| (?:\(key `)?(\w+)(?:`\))? \|(?:[^|]+\|){2} ([^|]+) \|[^|]+\|$/gm)].map(([, name, end]) => [
      name,
      end,
    ]),
  );
  for (const [object, cell, end = ''] of rowsOf('Kept rows'))
    if (end !== '[by name](data.md)') expect(end).toMatch(/\d|with |kept/);
    else
      for (const name of quoted(cell))
        expect([object, name, periods.get(name)]).toEqual([object, name, expect.any(String)]);
});

test('gives each person who signs in a limit of sessions, their ends and a line in the log', () => {
  const people = rowsOf('People');
  expect(people.map(([person = '']) => person.split(' ')[0])).toEqual(['customer', 'secondary', 'agent', 'operator']);
  for (const row of people) expect(row.filter((cell) => cell.trim() !== '')).toHaveLength(5);
});

test('docs/attacks.md has what a thief with an older sign-in can do with each kind in its tier (SIGNIN-28, TIER-2)', () => {
  const [, section = ''] = readFileSync('docs/attacks.md', 'utf8').split('\n## A thief\n');
  const rows = [...section.matchAll(/^\| (\w+: `.+?) \| .+ \| (?:`.+"|the same) \|$/gm)].map(([, cell = '']) => cell);
  const listed = rows.flatMap((cell) =>
    cell.split('; ').flatMap((part) => quoted(part).map((kind) => `${kind} ${part.split(':')[0]}`)),
  );
  const tierOf = (kind: OperationKind) =>
    tierNames.find((tier) => operationRequirements[kind].every((id) => endpointsOf(tier).includes(id)));
  expect(listed.toSorted()).toEqual(operations.map(({ kind }) => `${kind} ${tierOf(kind)}`).toSorted());
  const kindsWith = (need: true | 'by-terms') =>
    operations.flatMap((one) => ('recentSignIn' in one && one.recentSignIn === need ? [one.kind] : []));
  expect(quoted(rows[0]).toSorted()).toEqual(kindsWith(true).toSorted());
  expect(quoted(rows[1]).toSorted()).toEqual(kindsWith('by-terms').toSorted());
});
