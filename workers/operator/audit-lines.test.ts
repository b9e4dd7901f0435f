import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { answered } from '../testing/answer.ts';
import { command } from '../testing/give-command.ts';
import { begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { accountFor, identityOf, signIn } from '../testing/sign-in.ts';
import { open } from '../testing/world.ts';
import { makeAccountTags, makeSpokenTags } from './account-index.ts';
import { audit } from './audit-stub.ts';
import type { AuditLine } from './operator-rpc.ts';

// What the audit log has of each command, and what a command is taken for one with.

let id: string;
const because = 'ticket 5512';
const reference = () => spokenReference(id);
const accountTag = async ({ groupId } = dana) => (await makeAccountTags(env, groupId))[0] ?? '';
const saidTag = async (by: 'reference' | 'email', said: string) => (await makeSpokenTags(env, by, said))[0] ?? '';

async function rename(account = dana, by = signedIn): Promise<void> {
  const terms = { firstName: 'ANA', lastName: 'ROSE' };
  await accountFor(account).submit(by.requester, { id, kind: 'rename', subjectId: account.customerId, terms });
  await answered(accountFor(account), id);
}

/** The last lines, without the one of asking for them. */
async function audited(last: number, more: object = {}): Promise<AuditLine[]> {
  const { body } = await command('audit', { last: last + 1, ...more });
  return (body.lines as AuditLine[]).slice(0, -1);
}

begin('active-single');
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await runInDurableObject(audit(env), (_, { storage }) => storage.deleteAll());
  id = newOperationId();
});

describe('an entry of the audit log (SAFETY-54)', () => {
  test('has person, command and subject of a read', async () => {
    await rename();
    const account = await accountTag();
    await command('find', { said: reference() });
    await command('find', { said: ` ${dana.email.toUpperCase()} ` });
    await command('find', { said: dana.groupId });
    await command('show', { group: dana.groupId });
    await command('export-acts', { from: '2020-01-01', to: '2020-01-02' });
    await command('audit', { last: 1, group: dana.groupId });
    const whole = { by: 'ada.ops', result: 'read' };
    const lines = await audited(6);
    expect(lines).toMatchObject([
      { ...whole, what: 'find', on: [await saidTag('reference', reference())] },
      { ...whole, what: 'find', on: [await saidTag('email', dana.email)] },
      { ...whole, what: 'find', on: [] },
      { ...whole, what: 'show', on: [account] },
      { ...whole, what: 'export-acts 2020-01-01 2020-01-02', on: [] },
      { ...whole, what: 'audit', on: [account] },
    ]);
    for (const line of lines) expect(line).not.toHaveProperty('of');
  });

  test('has the beginning of a change, then its result and its reason', async () => {
    await rename();
    await accountFor(dana).signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
    const [group, customer] = [dana.groupId, dana.customerId];
    const account = await accountTag();
    const on = [account, await saidTag('reference', reference())];
    const given: [string, object, Partial<AuditLine>][] = [
      ['recheck', { reference: reference(), group }, { what: 'recheck', on, result: 'settled, done' }],
      [
        'settle',
        { reference: reference(), group, end: 'refused', because },
        { what: 'settle refused', on, result: 'not-now, done' },
      ],
      [
        'end-sessions',
        { whom: [{ group, customer }], because },
        { what: 'end-sessions of customers', on: [account], result: '1 sessions ended' },
      ],
      [
        'end-sessions',
        { whom: [{ group }], because },
        { what: 'end-sessions', on: [account], result: '0 sessions ended' },
      ],
      [
        'forget',
        { group, customer: 'nobody', because, confirm: true },
        { what: 'forget one customer', on: [account], result: 'not found' },
      ],
      ['forget', { group, because }, { what: 'forget (asked)', on: [account], result: 'asked whom' }],
      ['forget', { group, everybody: true, because, confirm: true }, { what: 'forget', on: [account] }],
      [
        'recheck',
        { reference: 'K7Q4-MXT9' },
        { what: 'recheck', on: [await saidTag('reference', 'K7Q4-MXT9')], result: 'not found' },
      ],
    ];
    const receipts: unknown[] = [];
    for (const [name, body] of given) receipts.push((await command(name, body)).body.receipt);
    const lines = await audited(2 * given.length);
    for (const [index, [, body, { result, ...line }]] of given.entries()) {
      const [begun, ended] = lines.slice(2 * index, 2 * index + 2);
      const whole = { by: 'ada.ops', ...line, ...('because' in body ? { because } : {}) };
      expect(begun).toMatchObject({ ...whole, result: 'begun' });
      expect(begun).not.toHaveProperty('of');
      expect(ended).toMatchObject({ ...whole, result: result ?? `forgotten, receipt ${receipts[index]}` });
      expect(ended?.of).toBe(begun?.number);
    }
  });

  test('is listed for one account on request, the latest first', async () => {
    await command('show', { group: dana.groupId });
    await command('recheck', { reference: 'K7Q4-MXT9', group: dana.groupId });
    await command('show', { group: 'another-group' });
    const lines = await audited(2, { group: dana.groupId });
    expect(lines.map(({ what, result }) => [what, result])).toEqual([
      ['recheck', 'begun'],
      ['recheck', 'not found'],
    ]);
    expect((await command('audit', { last: 1 })).body).toMatchObject({
      broken: [],
      lines: [{ what: 'audit', on: [] }],
    });
  });
});

test('settles and rechecks a reference of two accounts in the named one (SAFETY-52)', async () => {
  await rename();
  const eve = await open('active-single');
  await rename(eve, await signIn(eve));
  await vi.waitFor(async () => {
    const { body } = await command('find', { said: reference() });
    expect(body.accounts).toHaveLength(2);
  });
  const several = await command('recheck', { reference: reference() });
  expect(several).toMatchObject({ status: 409, body: { kind: 'several' } });
  expect((several.body.groups as string[]).toSorted()).toEqual([dana.groupId, eve.groupId].toSorted());
  const [begun, ended] = await audited(2);
  const on = [await saidTag('reference', reference())];
  expect([begun, ended]).toMatchObject([
    { on, result: 'begun' },
    { on, result: 'several accounts' },
  ]);
  const named = await command('recheck', { reference: reference(), group: eve.groupId });
  expect(named).toEqual({ status: 200, body: { group: eve.groupId, kind: 'settled', state: 'done' } });
});

test('keeps a reason as one line without what a terminal would obey (INTAKE-1)', async () => {
  await command('end-sessions', { whom: [{ group: dana.groupId }], because: ' \u001b[2Jticket\r\n5513\u202e ' });
  expect((await audited(2))[0]?.because).toBe('[2Jticket 5513');
});

const text = (length: number) => 'x'.repeat(length);
test.each<[string, string, object, object]>([
  ['said', 'find', { said: 'abc' }, { said: ' ab ' }],
  ['said', 'find', { said: text(254) }, { said: text(255) }],
  ['reference', 'recheck', { reference: 'K7Q4MXT9' }, { reference: 'K7Q4-MX ' }],
  ['reference', 'recheck', { reference: `K7Q4-MXT9${text(11)}` }, { reference: `K7Q4-MXT9${text(12)}` }],
  ['because', 'end-sessions', { because: 'abc' }, { because: ' ab ' }],
  ['because', 'end-sessions', { because: text(300) }, { because: text(301) }],
  ['customer', 'end-sessions', { whom: [{ group: 'g', customer: 'c' }] }, { whom: [{ group: 'g', customer: '' }] }],
  ['whom', 'end-sessions', { whom: Array(200).fill({ group: 'g' }) }, { whom: Array(201).fill({ group: 'g' }) }],
  ['whom', 'end-sessions', {}, { whom: [] }],
  ['group', 'show', { group: 'g' }, { group: '' }],
  ['last', 'audit', { last: 1 }, { last: 0 }],
  ['last', 'audit', { last: 10_000 }, { last: 10_001 }],
  ['last', 'audit', { last: 2 }, { last: 1.5 }],
  ['end', 'settle', { end: 'done' }, { end: 'unknown' }],
  ['group of an operation', 'settle', { group: 'g' }, { group: '' }],
])('what a command says as %s has its bounds: $#, %s (SAFETY-30)', async (_, name, right, wrong) => {
  const whole: Record<string, object> = {
    show: { group: 'no-group' },
    'end-sessions': { whom: [{ group: 'no-group' }], because },
    settle: { reference: 'K7Q4-MXT9', group: 'no-group', end: 'done', because },
  };
  const give = (more: object) => command(name, { ...whole[name], ...more });
  expect((await give(right)).status).not.toBe(400);
  expect(await give(wrong)).toEqual({ status: 400, body: { error: 'bad request', wrong: Object.keys(wrong) } });
});
