import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { operations } from '#rpc/operation/operations.ts';
import { audit, listActs } from './audit-log.ts';
import type { OpsCommand } from './command.ts';
import { commands } from './dispatch.ts';
import { endSessions, find, forget, show } from './account-commands.ts';
import { recheck, settle } from './one-operation.ts';
import { setSwitch } from './switch.ts';

const secret = 's'.repeat(32);
const usual = { OPERATOR_SECRET: secret, PORTAL_ORIGIN: 'https://portal.example' };

async function run(
  command: OpsCommand,
  args: string[],
  answer: object = {},
  status = 200,
  env: NodeJS.ProcessEnv = usual,
) {
  const print = vi.fn<(text: string) => void>();
  const ask = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json(answer, { status }));
  const code = await command.run(args, { env, print, ask });
  const printed = print.mock.calls.flat().join('\n');
  const [url, init] = ask.mock.calls[0] ?? [];
  return { code, printed, url: String(url), init, asked: ask.mock.calls.length };
}
const bodyOf = ({ init }: Awaited<ReturnType<typeof run>>) => JSON.parse(String(init?.body)) as unknown;

test('sends the operator’s name with the secret, which is never printed (SAFETY-30)', async () => {
  const answer = { receipt: 'r-1', forgotten: true, sessions: 2 };
  const came = await run(forget, ['group-1', 'line-2', '--because', 'letter', '--confirm'], answer);
  expect([came.code, came.printed]).toEqual([0, 'Forgotten; 2 sessions ended. Receipt r-1']);
  expect(came.url).toBe('https://portal.example/operator/forget');
  expect(bodyOf(came)).toEqual({
    ...{ group: 'group-1', customer: 'line-2', everybody: false },
    ...{ because: 'letter', confirm: true },
  });
  expect(new Headers(came.init?.headers).get('authorization')).toBe(`Bearer ${secret}`);
  expect(came.printed).not.toContain(secret);
});

test('prefers --portal to the environment (SAFETY-30)', async () => {
  const came = await run(find, ['g', '--portal', 'https://other.example'], { accounts: [] });
  expect(came.url).toBe('https://other.example/operator/find');
  expect(bodyOf(came)).toEqual({ said: 'g' });
});

test.each(['http://portal.example', 'http://10.0.0.7:8787', 'http://localhost.example', 'ftp://portal.example'])(
  'sends the secret to %s never, and to localhost without https (SAFETY-30)',
  async (portal) => {
    expect(await run(show, ['g', '--portal', portal])).toMatchObject({ code: 2, asked: 0 });
    for (const own of ['http://localhost:8787', 'https://portal.example'])
      expect(await run(show, ['g', '--portal', own], {}, 404)).toMatchObject({ code: 1, asked: 1 });
  },
);

test('sends nothing without portal, secret or an argument, and prints the usage (SAFETY-30)', async () => {
  const cases: [OpsCommand, string[], NodeJS.ProcessEnv?][] = [
    [forget, []],
    [show, []],
    [find, []],
    [recheck, []],
    [settle, ['K7Q4-MXT9', 'done']],
    [settle, ['K7Q4-MXT9', 'perhaps', '--because', 'seen']],
    [audit, ['--last', 'many']],
    [show, ['group-1', '--force', 'yes']],
    ...Object.keys(usual).map((name): [OpsCommand, string[], NodeJS.ProcessEnv] => [
      show,
      ['g'],
      { ...usual, [name]: undefined },
    ]),
  ];
  for (const [command, args, env] of cases) {
    const { code, asked, printed } = await run(command, args, {}, 200, env);
    expect([args, code, asked]).toEqual([args, 2, 0]);
    expect(printed).toContain('npm run ops -- ');
  }
});

test('reports a value that the portal rejects as wrong usage (SAFETY-30)', async () => {
  const { code, printed } = await run(find, ['ab'], { error: 'bad request', wrong: ['said'] }, 400);
  expect([code, printed]).toEqual([
    2,
    'The portal does not accept "said": it is too short or long, or of another version.',
  ]);
});

test.each([
  [403, 'OPERATOR_SECRET'],
  [404, 'no operator commands'],
  [429, 'wait a minute'],
  [503, 'answered 503'],
])('SAFETY-30: an answer %i is told in words, and the command fails', async (status, words) => {
  const { code, printed } = await run(show, ['group-1'], {}, status);
  expect(code).toBe(1);
  expect(printed).toContain(words);
});

test('distinguishes a command’s 404 from a portal without commands (SAFETY-30)', async () => {
  expect((await run(show, ['g'], { error: 'nothing known' }, 404)).printed).toBe('Nothing is known by that name.');
});

describe('forget (SAFETY-77)', () => {
  const plan = {
    kind: 'plan',
    goes: [{ reference: 'K7Q4-MXT9', kind: 'rename' }],
    stays: [{ reference: '8XYK-CYN4', kind: 'top-up' }],
    ...{ sessions: 2, underWay: 1, others: ['line-1'] },
  };

  test('shows what goes and what stays before it is confirmed', async () => {
    const { code, printed } = await run(forget, ['g', 'line-2', '--because', 'letter'], plan);
    expect(code).toBe(0);
    expect(printed.split('\n')).toEqual([
      'Would end 2 sessions, and erase drafts, devices and 1 operations:',
      '  K7Q4-MXT9  rename',
      'Stays for others, without this person: 1 operations',
      '  8XYK-CYN4  top-up',
      'Stays untouched: line-1',
      'Waits for 1 operations in progress.',
      'Nothing was erased yet. Repeat it with --confirm.',
    ]);
  });

  test('asks whom, and wants a reason', async () => {
    const customers = [
      { customer: 'line-1', isHolder: true },
      { customer: 'line-2', isHolder: false },
    ];
    const { code, printed } = await run(forget, ['g', '--because', 'letter'], { kind: 'whom', customers }, 409);
    expect([code, printed]).toEqual([
      1,
      'Whom? Name one of line-1 (account holder), line-2, or --everybody. Nothing was erased.',
    ]);
    expect(await run(forget, ['g', 'line-2', '--confirm'])).toMatchObject({ code: 2, asked: 0 });
  });
});

describe('end-sessions (SAFETY-78)', () => {
  const listOf = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'list-')), 'groups.txt');
    writeFileSync(file, text);
    return ['--list', file, '--because', 'fraud wave'];
  };

  test('takes a list of groups, and prints how many ended', async () => {
    const ended = [{ sessions: 3 }, { sessions: 0 }];
    const came = await run(endSessions, listOf('g-1\n\n g-2 line-2 \n'), { sessions: 3, ended });
    expect(bodyOf(came)).toEqual({
      whom: [{ group: 'g-1' }, { group: 'g-2', customer: 'line-2' }],
      because: 'fraud wave',
    });
    expect([came.code, came.printed]).toEqual([0, '3 sessions of 1 ended; 1 had none']);
  });

  test('fails where nobody was signed in, and for a list that is empty or too long', async () => {
    const none = await run(endSessions, ['tag', '--because', 'a slip'], { sessions: 0, ended: [{ sessions: 0 }] });
    expect([none.code, none.printed]).toEqual([1, '0 sessions ended']);
    const long = await run(endSessions, listOf('g\n'.repeat(201)));
    expect([long.code, long.asked, long.printed]).toEqual([2, 0, expect.stringContaining('has 201 lines')]);
    expect(await run(endSessions, listOf('\n'))).toMatchObject({ code: 2, asked: 0 });
    expect(await run(endSessions, ['g'])).toMatchObject({ code: 2, asked: 0 });
  });
});

describe('acts (SAFETY-78)', () => {
  const at = Date.UTC(2026, 10, 23, 3);
  const act = { at, what: 'reorder-sim', group: 'g-1', customer: 'line-1', from: 'tag' };
  const answer = { acts: [act, { ...act, customer: undefined }, { at, what: act.what, from: 'tag' }], left: 0 };
  const args = ['--kind', 'reorder-sim', '--since', '2026-11-23T02:00Z'];

  test('lists groups and persons, and the groups alone', async () => {
    const came = await run(listActs, [...args, '--from', 'tag'], answer);
    expect(bodyOf(came)).toEqual({ kind: 'reorder-sim', since: Date.UTC(2026, 10, 23, 2), from: 'tag' });
    expect([came.code, came.printed.split('\n')]).toEqual([
      0,
      [
        '2026-11-23T03:00:00.000Z  reorder-sim  group g-1  customer line-1  from tag',
        '2026-11-23T03:00:00.000Z  reorder-sim  group g-1  customer ?  from tag',
        '2026-11-23T03:00:00.000Z  reorder-sim  forgotten, or not found  from tag',
      ],
    ]);
    expect((await run(listActs, [...args, '--groups'], answer)).printed).toBe('g-1');
    expect((await run(listActs, args, { acts: [], left: 0 })).code).toBe(1);
  });

  test.each(['sim', 'top-up'])('names the kinds for %s, which is none of them', async (kind) => {
    const { code, asked, printed } = await run(listActs, ['--kind', kind, '--since', '2026-11-23T02:00Z']);
    expect([code, asked]).toEqual([2, 0]);
    expect(printed).toMatch(/^There are no guarded acts of the kind [^]*KIND is one of account-lock,/);
  });
});

describe('every command', () => {
  test.each(commands)('$name prints its usage with --help on stdout, and sends nothing', async (command) => {
    const { code, printed, asked } = await run(command, ['--help'], {}, 200, {});
    expect([code, asked]).toEqual([0, 0]);
    expect(printed).toContain(`npm run ops -- ${command.name}`);
    expect(printed).toMatch(/--json[^]*Exits with 0/);
  });

  test('prints the answer as JSON with --json, refusals too', async () => {
    const found = await run(find, ['g', '--json'], { accounts: [] });
    expect([found.code, found.printed]).toEqual([0, '{"accounts":[]}']);
    const refused = await run(recheck, ['K7Q4-MXT9', '--json'], { kind: 'unread' }, 409);
    expect([refused.code, refused.printed]).toEqual([1, '{"kind":"unread"}']);
  });

  test('tells in one sentence that the portal was not reached', async () => {
    const errors: string[] = [];
    const refuse = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
    const io = {
      env: usual,
      print: () => undefined,
      printError: (text: string) => void errors.push(text),
      ask: refuse,
    };
    expect(await show.run(['g'], io)).toBe(1);
    expect(errors).toEqual(['https://portal.example was not reached: fetch failed: connect ECONNREFUSED.']);
    expect(await run(show, ['g', '--portal', 'portal.example'])).toMatchObject({ code: 2, asked: 0 });
  });

  test('has its kinds in the usage, in refusals and in docs/operations/commands.md', async () => {
    const { printed } = await run(setSwitch, ['close', 'sim-swap']);
    const page = readFileSync('docs/operations/commands.md', 'utf8');
    for (const kind of operations.map((one) => one.kind)) {
      expect(printed.match(new RegExp(`\\b${kind}\\b`, 'g'))?.length, kind).toBeGreaterThan(1);
      expect(page).toContain(`\`${kind}\``);
    }
    expect(printed).toMatch(/^There is no kind sim-swap\. Kinds: /);
  });
});

test('find prints the account and the terms to search the log for (SAFETY-52)', async () => {
  const operation = { kind: 'top-up', state: 'needs-care' };
  const accounts = [{ group: 'group-1', by: 'reference', logTags: ['abc', 'def'], operation }];
  expect((await run(find, ['K7Q4-MXT9'], { accounts })).printed).toBe(
    'group group-1 (by reference: top-up, needs-care)\n  log lines: "account":"abc" or "account":"def"',
  );
});

test('show prints operations with steps, polling jobs, sessions and waiting deletions (SAFETY-53)', async () => {
  const at = Date.UTC(2026, 10, 23, 3);
  const { printed } = await run(show, ['group-1'], {
    group: 'group-1',
    operations: [
      {
        ...{ reference: 'K7Q4-MXT9', kind: 'add-line', state: 'needs-care', isOpen: false, subject: '7', actor: '7' },
        ...{ sentAt: at, settledAt: at, refusal: 'other', told: { lines: 2 } },
        ...{ transaction: 't-1', order: 'ord-9' },
        steps: [{ step: 'line-2', state: 'done', sentAt: at, result: '42', transaction: 't-1.line-2' }],
        settlement: { by: 'Ada', reason: 'seen', from: 'needs-care', carrier: 'done', at },
      },
    ],
    jobs: [{ kind: 'top-up', subject: '8', startedAt: at, failures: 3, throws: 1, restUntil: at }],
    sessions: { '7': 2 },
    limits: [{ customer: '7', name: 'device-check', at }],
    drafts: [{ name: 'add-line', subject: '7' }],
    setbacks: { sweep: { throws: 4, until: at } },
    toForget: [{ receipt: 'r-1' }],
  });
  expect(printed.split('\n')).toEqual([
    'group group-1',
    'K7Q4-MXT9  add-line  needs-care, refusal other',
    '  sent 2026-11-23T03:00:00.000Z, ended 2026-11-23T03:00:00.000Z',
    '  about 7, asked for by 7',
    '  {"lines":2}',
    '  at the carrier: order ord-9, x-transaction-id t-1',
    '  step line-2: done 42, sent 2026-11-23T03:00:00.000Z, x-transaction-id t-1.line-2',
    '  settled by Ada from needs-care, carrier: done: seen',
    'question top-up of 8: since 2026-11-23T03:00:00.000Z, sleeps until somebody signs in, 3 without an answer, ' +
      'threw 1 times, rests until 2026-11-23T03:00:00.000Z',
    'customer 7: 2 sessions',
    'customer 7: counted device-check at 2026-11-23T03:00:00.000Z',
    'draft add-line of 7',
    'alarm: sweep threw 4 times, rests until 2026-11-23T03:00:00.000Z',
    'to be forgotten: everybody, receipt r-1',
  ]);
});

test.each([
  [{ kind: 'asked', carrier: 'not asked', state: 'needs-care' }, 200, 1, 'would send the remaining steps'],
  [{ kind: 'asked', carrier: 'done', state: 'done' }, 200, 0, 'The carrier: done. It is done.'],
  [{ kind: 'asked', carrier: 'nobody signed in', state: 'unknown' }, 200, 1, 'no token to ask the carrier with'],
  [{ kind: 'asked', carrier: 'no answer', state: 'unknown' }, 200, 1, 'The carrier: no answer. It is unknown.'],
  [{ kind: 'settled', state: 'done' }, 200, 0, 'It is done.'],
  [{ kind: 'on-its-way' }, 409, 1, 'try again in a minute'],
  [{ kind: 'several', groups: ['a', 'b'] }, 409, 1, '--group: a, b'],
])('LEDGER-31: recheck says %j', async (answer, status, code, words) => {
  const came = await run(recheck, ['K7Q4-MXT9'], answer, status);
  expect([came.code, came.printed]).toEqual([code, expect.stringContaining(words)]);
});

test.each([
  [{ kind: 'settled', state: 'done', carrier: 'not asked' }, 200, 0, 'It is done (the carrier: not asked).'],
  [{ kind: 'contradicted', carrier: 'done', state: 'needs-care' }, 409, 1, 'so it stays needs-care'],
  [{ kind: 'not-now', state: 'unknown' }, 409, 1, 'It is unknown, and may not be settled'],
  [{ kind: 'stands', steps: ['line-2'] }, 409, 1, 'may have taken money: line-2'],
  [{ kind: 'shows-reply' }, 409, 1, 'cannot be settled as done'],
  [{ kind: 'unread' }, 409, 1, 'Another version'],
])('LEDGER-30: settle says %j', async (answer, status, code, words) => {
  const came = await run(settle, ['K7Q4-MXT9', 'done', '--because', 'seen in its list'], answer, status);
  expect([came.code, came.printed]).toEqual([code, expect.stringContaining(words)]);
});

test.each([
  [['close', 'top-up'], { close: 'top-up' }],
  [['open', 'top-up'], { open: 'top-up' }],
  [['poll-factor', '4'], { pollIntervalFactor: 4 }],
  [['sockets', 'off'], { sockets: false }],
  [['sockets', 'on'], { sockets: true }],
  [['banner', '--en', 'A', '--es', 'B'], { banner: { en: 'A', es: 'B' } }],
  [['banner', 'off'], { banner: null }],
  [['maintenance', '--minutes', '30'], { maintenance: { minutes: 30 } }],
  [['maintenance', 'off'], { maintenance: null }],
  [[], {}],
])('SAFETY-55: switch %j', async (args, change) => {
  const answer = { disabledKinds: ['top-up'], pollIntervalFactor: 4, sockets: false, banner: { en: 'A', es: 'B' } };
  const came = await run(setSwitch, [...args, '--because', 'a slip'], answer);
  expect(bodyOf(came)).toEqual({ because: 'a slip', change });
  const told = 'closed: top-up\npoll-factor: 4\nsockets: off\nbanner: A | B\nmaintenance: off';
  expect([came.code, came.printed]).toEqual([0, told]);
});

test.each([
  [['close']],
  [['sockets', 'perhaps']],
  [['poll-factor', '0']],
  [['banner', '--en', 'A']],
  [['a', 'b', 'c']],
])('SAFETY-55: switch %j is not said right', async (args) => {
  expect(await run(setSwitch, args)).toMatchObject({ code: 2, asked: 0 });
});

test('audit prints the lines, and fails where the chain of hashes is broken (SAFETY-54)', async () => {
  const at = Date.UTC(2026, 10, 23, 3);
  const line = {
    number: 2,
    at,
    by: 'Ada',
    what: 'settle done',
    on: ['tag'],
    because: 'seen',
    result: 'settled',
    of: 1,
  };
  const lines = [{ ...line, mac: 'mac' }];
  const held = await run(audit, [], { lines, count: 2, broken: [] });
  expect([held.code, held.printed.split('\n')]).toEqual([
    0,
    [
      '2 2026-11-23T03:00:00.000Z Ada: settle done tag because "seen": settled (of 1)',
      'The chain of 2 lines holds; the last is 2:mac',
    ],
  ]);
  const broken = await run(audit, [], { lines, count: 2, broken: [1] });
  expect([broken.code, broken.printed]).toEqual([1, expect.stringContaining('DOES NOT HOLD: missing or changed at 1')]);
});
