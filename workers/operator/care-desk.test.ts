import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeLifeMs, codeTries, showingMs } from '#rpc/domain/care-code.ts';
import { clock } from '../clock.ts';
import { CareDesk } from '../care/care-desk.ts';
import type { CareRpc } from '../care/care-rpc.ts';
import { pass, standStill } from '../testing/clock.ts';
import { tablesOf } from '../testing/stored-rows.ts';

// The desk stands behind the index's class: what is here concerns its rows, its codes and its agents.

let desk: DurableObjectStub<CareRpc>;
const dana = { groupId: 'grp-1', customerId: 'line-1', isPrimary: true, session: 'session-1' };
const eve = { groupId: 'grp-2', customerId: 'line-9', isPrimary: true, session: 'session-9' };
/** Tries a code in a session of an agent; `agent-ada-2` is another one of Ada's. */
const open = (name: string, code: string) => desk.open(name, `issuer ${name.split('-')[1]}`, code);
const minute = 60_000;

standStill();
beforeEach(() => void (desk = env.INDEX.get(env.INDEX.idFromName(`care ${crypto.randomUUID()}`))));

async function codeOf(customer = dana): Promise<string> {
  await desk.show(customer);
  const standing = await desk.standing(customer);
  if (standing?.kind !== 'code') throw new Error('no code');
  return standing.code;
}

describe('a code', () => {
  test('opens the account of the person who showed it, and no other (CARE-3)', async () => {
    const [code] = [await codeOf(), await codeOf(eve)];
    expect(await open('agent-ada', code.toLowerCase())).toMatchObject({
      kind: 'showing',
      showing: { groupId: 'grp-1', customerId: 'line-1', session: 'session-1' },
    });
    expect(await desk.showing('agent-ada')).toMatchObject({ groupId: 'grp-1' });
    expect(await desk.showing('agent-ben')).toBeUndefined();
    expect(await desk.standing(dana)).toMatchObject({ kind: 'seen' });
    expect(await desk.standing(eve)).toMatchObject({ kind: 'code' });
  });

  test('works once, whoever types it again (CARE-3)', async () => {
    const code = await codeOf();
    expect((await open('agent-ada', code)).kind).toBe('showing');
    expect((await open('agent-ben', code)).kind).toBe('unknown');
    expect((await open('agent-ada', code)).kind).toBe('unknown');
    expect(await desk.showing('agent-ada')).toMatchObject({ groupId: 'grp-1' });
  });

  test('opens for one agent when two type it at the same moment (CARE-3)', async () => {
    const code = await codeOf();
    const both = await Promise.all(['agent-ada', 'agent-ben'].map((name) => open(name, code)));
    expect(both.map((one) => one.kind).sort()).toEqual(['showing', 'unknown']);
  });

  test('ends after five minutes (CARE-2)', async () => {
    const code = await codeOf();
    pass(codeLifeMs - 1);
    expect(await desk.standing(dana)).toMatchObject({ kind: 'code' });
    pass(1);
    expect(await desk.standing(dana)).toBeUndefined();
    expect((await open('agent-ada', code)).kind).toBe('unknown');
  });

  test('is invalid after its customer gets another one (CARE-2)', async () => {
    const first = await codeOf();
    const second = await codeOf();
    expect((await open('agent-ada', first)).kind).toBe('unknown');
    expect((await open('agent-ada', second)).kind).toBe('showing');
  });

  test('is invalid after its customer took it back (CARE-8)', async () => {
    const code = await codeOf();
    expect(await desk.stop(dana)).toBeUndefined();
    expect((await open('agent-ada', code)).kind).toBe('unknown');
  });
});

test('is made again when another customer has it, so that each code opens one account (CARE-2)', async () => {
  await runInDurableObject(desk, async (_, { storage }) => {
    const codes = ['K7Q4MX', 'K7Q4MX', 'M8R5NY'];
    const own = new CareDesk({ storage, keys: env.SESSION_SEAL_KEY, newCode: () => codes.shift() ?? 'none' });
    await own.show(dana);
    await own.show(eve);
    expect(await own.standing(eve)).toMatchObject({ code: 'M8R5NY' });
    expect(await own.open('agent-ada', 'issuer ada', 'K7Q4MX')).toMatchObject({ showing: { groupId: 'grp-1' } });
    expect(await own.open('agent-ben', 'issuer ben', 'M8R5NY')).toMatchObject({ showing: { groupId: 'grp-2' } });
  });
});

describe('guessing', () => {
  const guess = async (name: string, times: number) => {
    const came: string[] = [];
    for (let turn = 0; turn < times; turn += 1) came.push((await open(name, `22222${'ABCDEFGH'[turn % 8]}`)).kind);
    return came;
  };

  test('an agent has five tries in ten minutes, in all sessions; another agent has their own (CARE-4)', async () => {
    const code = await codeOf();
    expect(await guess('agent-ada', 5)).toEqual(Array(5).fill('unknown'));
    const until = clock.now() + codeTries.ofAgent.withinMs;
    expect(await open('agent-ada-2', code)).toEqual({ kind: 'limited', until });
    expect((await open('agent-ben', code)).kind).toBe('showing');
    pass(codeTries.ofAgent.withinMs);
    expect(await guess('agent-ada', 1)).toEqual(['unknown']);
  });

  test('right codes count as well, and each try for ten minutes (CARE-4)', async () => {
    await guess('agent-ada', 3);
    pass(minute);
    expect((await open('agent-ada', await codeOf())).kind).toBe('showing');
    pass(minute);
    await guess('agent-ada', 1);
    const until = clock.now() + codeTries.ofAgent.withinMs - 2 * minute;
    expect(await open('agent-ada', '222222')).toEqual({ kind: 'limited', until });
    pass(codeTries.ofAgent.withinMs - 2 * minute - 1);
    expect((await open('agent-ada', '222222')).kind).toBe('limited');
    pass(1);
    expect((await open('agent-ada', '222222')).kind).toBe('unknown');
  });

  test('is limited to sixty tries of all agents together (CARE-4)', async () => {
    const names = Array.from({ length: 13 }, (_, index) => `agent-${index}`);
    const until = clock.now() + codeTries.ofAll.withinMs;
    for (const [index, name] of names.slice(0, 12).entries()) {
      if (index === 11) pass(minute);
      expect(await guess(name, 5)).not.toContain('limited');
    }
    const code = await codeOf();
    expect(await open('agent-12', code)).toEqual({ kind: 'limited', until });
    // Their own five are over a minute later.
    expect(await open('agent-11', code)).toEqual({ kind: 'limited', until: until + minute });
    pass(codeTries.ofAll.withinMs);
    expect((await open('agent-12', await codeOf())).kind).toBe('showing');
  });
});

describe('a showing', () => {
  test('ends after 15 minutes (CARE-5)', async () => {
    await open('agent-ada', await codeOf());
    pass(showingMs - 1);
    expect(await desk.showing('agent-ada')).toMatchObject({ groupId: 'grp-1' });
    pass(1);
    expect(await desk.showing('agent-ada')).toBeUndefined();
    expect(await desk.standing(dana)).toBeUndefined();
  });

  test.each([
    ['the customer stops it', () => desk.stop(dana)],
    ['the agent stops it', () => desk.close('agent-ada')],
    ['the customer gets another code', () => desk.show(dana)],
  ])('ends when %s, and says whose it was (CARE-8)', async (_, end) => {
    await open('agent-ada', await codeOf());
    expect(await end()).toMatchObject({ groupId: 'grp-1', customerId: 'line-1' });
    expect(await desk.showing('agent-ada')).toBeUndefined();
  });

  test('an agent looks at one account at a time (CARE-5)', async () => {
    await open('agent-ada', await codeOf());
    const second = await open('agent-ada', await codeOf(eve));
    expect(second).toMatchObject({ showing: { groupId: 'grp-2' }, ended: { groupId: 'grp-1' } });
    expect(await desk.standing(dana)).toBeUndefined();
  });
});

test('each row goes when its time is over, at an alarm of its own (CARE-9)', async () => {
  const own = env.INDEX.get(env.INDEX.idFromName(`care ${crypto.randomUUID()}`));
  const rows = () =>
    runInDurableObject(own, (_, { storage }) =>
      ['showing', 'try'].map((table) => storage.sql.exec(`SELECT 1 FROM ${table}`).toArray().length),
    );
  const alarmIn = async () => {
    const at = await runInDurableObject(own, (_, { storage }) => storage.getAlarm());
    return at === null ? undefined : at - Date.now();
  };
  const ring = async (ms: number) => {
    pass(ms);
    await runDurableObjectAlarm(own);
  };
  for (const nothing of [await own.standing(dana), await own.showing('agent'), await own.close('agent')])
    expect(nothing).toBeUndefined();
  await own.show(dana);
  expect(await alarmIn()).toBe(codeLifeMs);
  await own.open('agent', 'issuer ada', '222222');
  await ring(codeLifeMs);
  expect([await rows(), await alarmIn()]).toEqual([[0, 1], 5 * minute]);
  await ring(5 * minute);
  expect(await alarmIn()).toBeUndefined();
  await own.show(dana);
  expect(await rows()).toEqual([1, 0]);
});

test('no row has a code, a customer, a session or an agent in clear, and all go in their time (CARE-9)', async () => {
  const code = await codeOf();
  await open('agent-ada', await codeOf(eve));
  const rows = () =>
    runInDurableObject(desk, (_, { storage }) =>
      JSON.stringify(['showing', 'try'].map((table) => [...storage.sql.exec(`SELECT * FROM ${table}`)])),
    );
  const kept = await rows();
  for (const secret of [code, 'grp-1', 'grp-2', 'line-1', 'line-9', 'session-1', 'ada@', 'issuer'])
    expect(kept, secret).not.toContain(secret);
  pass(9 * 60 * minute);
  await runInDurableObject(desk, (object) => (object as unknown as { alarm(): Promise<void> }).alarm());
  expect(await tablesOf(desk)).toEqual([]);
});
