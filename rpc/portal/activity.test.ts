import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation } from '../operation/operations.ts';
import { accountOf, contextOf, fault, noon, refOf } from '../testing/fake-account.ts';
import { spokenReference } from '../domain/spoken-reference.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { loadActivity, findActivityByReference, loadActivityEntry, readEntryAfter, loadNotMe } from './activity.ts';
import { loadHome } from '#app/screens/home/home/intent.ts';
import { loadActivityFile } from '#app/screens/settings/all-activity.ts';
import { readSnapshot } from './snapshot.ts';

const [dana, marco, ana] = [
  lineOf(1, { firstName: 'DANA', lastName: 'REYES' }),
  lineOf(2, { firstName: 'MARCO', lastName: 'REYES' }),
  lineOf(3, { firstName: 'ANA' }),
];
const minute = 60_000;

/** The group's account, seen by one of its people. */
function seenBy(
  actor: Customer = dana,
  operations: readonly Operation[] = [],
  group: readonly Customer[] = [dana, marco, ana],
) {
  const account = accountOf(group, actor, { 'usage.overall': fault() });
  account.operations.push(...operations);
  return { account, ...contextOf(actor, account) };
}

let made = 0;
const sent = (own: Partial<Operation> = {}) =>
  ({
    id: `operation-${String((made += 1)).padStart(6, '0')}`,
    kind: 'data-service',
    subjectId: 'line-2',
    actorId: 'line-1',
    state: 'done',
    terms: { pause: true, primaryId: 'line-1' },
    issuedAt: noon,
    sentAt: noon - made * minute,
    endedAt: noon,
    ...own,
  }) as Operation;
const lock = (own: Partial<Operation> = {}) =>
  sent({ kind: 'account-lock', subjectId: 'line-1', terms: { lockStatus: 'ACC_LOCK' }, ...own });

test('lists operations with line, author, time and result, the latest first', async () => {
  const [older, newer] = [
    sent({ actorId: 'line-2', sentAt: noon - 9 * minute }),
    sent({ sentAt: noon - minute, endedAt: noon - 1, state: 'refused', refusal: 'other' }),
  ];
  const { context, account } = seenBy(dana, [older, newer]);
  const line = { ref: refOf('line-2'), name: 'Marco Reyes', occurrence: 2 };
  const about = { summary: { kind: 'data-service', pause: true }, line };
  expect(await loadActivity(context)).toEqual({
    entries: [
      {
        id: newer.id,
        ...about,
        by: { you: true, firstName: 'Dana' },
        state: 'refused',
        refusal: 'other',
        sentAt: noon - minute,
        settledAt: noon - 1,
      },
      {
        id: older.id,
        ...about,
        by: { you: false, firstName: 'Marco' },
        state: 'done',
        sentAt: noon - 9 * minute,
        settledAt: noon,
      },
    ],
    shown: [],
    turns: [],
  });
  expect(account.reads.sort()).toEqual(['config.keys', 'customer.byUsername', 'customer.group']);
});

test.each([
  ['the account holder, who sees all', dana, [true, false]],
  ['a secondary, who sees their own', marco, [true]],
])('shows notes besides operations to %s (CARE-6, SETTINGS-22)', async (_, reader, whose) => {
  const { account, context } = seenBy(reader, []);
  const others = [reader.id, reader.id === 'line-1' ? 'line-2' : 'line-1'];
  account.notes.turns.push(...others.map((customerId) => ({ customerId, at: noon, isOn: true })));
  account.notes.shown.push(...others.map((customerId) => ({ customerId, at: noon, id: 'id-1', until: noon })));
  const { turns, shown } = await loadActivity(context);
  expect(turns).toEqual(whose.map((you) => ({ at: noon, isOn: true, you })));
  expect(shown).toEqual(whose.map((you) => ({ at: noon, until: noon, you })));
  expect(await loadActivity(context, noon)).toMatchObject({ turns: [], shown: [] });
});

test('shows what an activation held before it was refused, on its own page (ACTIVATE-36)', async () => {
  const terms = { ...sampleTerms.activate, hold: 2500 };
  const activation = sent({ kind: 'activate', subjectId: 'line-2', state: 'refused', refusal: 'other', terms });
  const { account, context } = seenBy(dana, [activation]);
  account.steps = [{ step: 'hold', state: 'done', sentAt: noon, result: '3100' }];
  const { entry } = await loadActivityEntry(context, activation.id);
  expect(entry.firstMonth).toMatchObject({ kind: 'held', hold: { amount: 3100, shown: 2500, since: noon } });
});

test('names no line for an operation of the account, for a line that is gone and for a person who left', async () => {
  const { context } = seenBy(dana, [lock(), sent({ subjectId: 'line-9', actorId: 'line-9' })]);
  const { entries } = await loadActivity(context);
  expect(entries.map(({ line }) => line)).toEqual([undefined, undefined]);
  expect(entries.map(({ by }) => by)).toEqual([{ you: true, firstName: 'Dana' }, { you: false }]);
});

test.each([
  ['whoever ordered it and the line’s own person', marco],
  ['the account holder', dana],
])('shows an order of a SIM card to %s, with its charge and the form to disown it (LOCK-20)', async (_, reader) => {
  const address = { address1: '77 Evil Street', city: 'Austin', state: 'TX', zip: '78701' };
  const terms = { planId: 'plan-5gb', recipient: 'MARCO', address, shipping: 300, kitPrice: 499, tax: 31 };
  const order = sent({ kind: 'reorder-sim', subjectId: 'line-2', actorId: 'line-2', terms });
  const kit = sent({ kind: 'esim-kit', subjectId: 'line-2', actorId: 'line-2', terms: {} });
  const { context } = seenBy(reader, [order, kit]);
  const { entries } = await loadActivity(context);
  expect(entries.map(({ summary }) => summary)).toEqual([{ kind: 'reorder-sim', charge: 830 }, { kind: 'esim-kit' }]);
  for (const { id } of [order, kit]) expect(await loadNotMe(context, id)).toMatchObject({ entry: { id } });
});

test('polls the operations in progress once per kind and line, and refreshes the page', async () => {
  const open = [
    sent({ state: 'unknown', sentAt: noon - 30_000 }),
    sent({ state: 'pending', sentAt: noon - 5 * minute, subjectId: 'line-1' }),
  ];
  const { context, account } = seenBy(dana, [...open, sent()]);
  expect((await loadActivity(context)).refresh).toBe(5);
  expect(account.watched).toEqual([
    { audience: 'home', requests: open.map(({ kind, subjectId }) => ({ kind, subjectId })) },
  ]);
  expect((await loadActivityEntry(context, (open[1] as Operation).id)).refresh).toBe(30);
  const done = sent();
  expect((await loadActivityEntry(seenBy(dana, [done]).context, done.id)).refresh).toBeUndefined();
});

describe('visibility of entries (ACTIVITY-2)', () => {
  const ofPrimary = sent({ subjectId: 'line-1' });
  const ofOther = sent({ subjectId: 'line-3' });
  const onMine = sent({ subjectId: 'line-2' });
  const byMe = sent({ subjectId: 'line-2', actorId: 'line-2' });
  const locked = lock();
  const formerlyMine = sent({ subjectId: 'line-3', actorId: 'line-2' });
  const all = [ofPrimary, ofOther, onMine, byMe, locked, formerlyMine];

  test('shows the primary everything', async () => {
    const { entries } = await loadActivity(seenBy(dana, all).context);
    expect(entries.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test('a secondary sees their own line and what they did, and no other line’s name', async () => {
    const { context, account } = seenBy(marco, all);
    const { entries } = await loadActivity(context);
    expect(entries.map(({ id, by, line }) => [id, by.you, line?.name])).toEqual([
      [onMine.id, false, 'Marco Reyes'],
      [byMe.id, true, 'Marco Reyes'],
      [formerlyMine.id, true, undefined],
    ]);
    for (const { id } of [ofPrimary, ofOther, locked]) {
      await expect(loadActivityEntry(context, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(loadNotMe(context, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(account.watched).toEqual([]);
  });

  test('throws NOT_FOUND for the operation of another account without a carrier call', async () => {
    const { context, account } = seenBy(dana);
    await expect(loadActivityEntry(context, 'operation-000099')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(loadNotMe(context, 'operation-000099')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(account.asked).toEqual([]);
  });
});

describe('page by page', () => {
  /** Everything that somebody comes across, page by page. */
  async function read(actor: Customer, operations: readonly Operation[]): Promise<string[][]> {
    const { context } = seenBy(actor, operations);
    const pages: string[][] = [];
    for (let before: number | undefined, more = true; more;) {
      const { entries, olderThan } = await loadActivity(context, before);
      pages.push(entries.map(({ id }) => id));
      more = olderThan !== undefined;
      before = olderThan;
    }
    return pages;
  }

  const many = (count: number) => Array.from({ length: count }, () => sent());

  test('has 25 entries on each page, none twice or left out, also when several were sent at once', async () => {
    const all = many(60).map((one, index) => ({ ...one, sentAt: noon - Math.floor(index / 2) * minute }));
    const pages = await read(dana, all);
    expect(pages.map((page) => page.length)).toEqual([26, 26, 8]);
    expect(pages.flat()).toEqual(all.map(({ id }) => id));
  });

  test('ends with exactly one page', async () => {
    const pages = await read(dana, many(25));
    expect(pages.map((page) => page.length)).toEqual([25]);
  });

  test('shows a secondary their entries behind many that are not theirs', async () => {
    const mine = { subjectId: 'line-3', actorId: 'line-3' };
    const all = [...many(150), sent(mine), ...many(120), sent(mine)];
    expect((await read(ana, all)).flat()).toEqual([all[150]?.id, all[271]?.id]);
  });
});

describe('“This wasn’t me”', () => {
  const locked: CustomerDraft = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };
  test.each<[string, CustomerDraft, Customer | undefined, object]>([
    ['the primary may lock the account', {}, undefined, { allowed: true }],
    ['an account is not locked twice', locked, undefined, { allowed: false, reason: 'already-locked' }],
    ['a secondary asks the primary', {}, marco, { allowed: false, reason: 'secondary' }],
  ])('%s', async (_, draft, actor, lockDecision) => {
    const one = sent();
    const { context } = seenBy(actor ?? lineOf(1, draft), [one]);
    const found = await loadNotMe(context, one.id);
    expect(found).toMatchObject({ entry: { id: one.id }, lock: lockDecision });
    expect(found.operationId).toMatch(/^[\w-]{22}$/);
    expect(found.locked).toBeUndefined();
    expect(found.operationId).not.toBe((await loadNotMe(context, one.id)).operationId);
  });

  test('shows the result of the lock that was sent from the page, and of no other operation', async () => {
    const [one, open, other] = [sent(), lock({ state: 'unknown', sentAt: noon - minute / 2 }), sent()];
    const { context } = seenBy(dana, [one, open, other]);
    expect(await loadNotMe(context, one.id, open.id)).toMatchObject({
      locked: { id: open.id, state: 'unknown' },
      refresh: 5,
    });
    for (const id of [other.id, 'operation-000099'])
      expect((await loadNotMe(context, one.id, id)).locked).toBeUndefined();
  });
});

test('finds a sent operation that this person may see by its spoken reference (ACTIVITY-9)', async () => {
  const [onMarco, ofDana] = [sent(), sent({ subjectId: 'line-1' })];
  const found = async (actor: Customer, { id }: Operation) =>
    (await findActivityByReference(seenBy(actor, [onMarco, ofDana]).context, spokenReference(id).toLowerCase()))
      .operationId;
  expect([await found(dana, onMarco), await found(dana, ofDana)]).toEqual([onMarco.id, ofDana.id]);
  expect([await found(marco, onMarco), await found(marco, ofDana)]).toEqual([onMarco.id, undefined]);
  expect(await found(dana, sent())).toBeUndefined();
});

test('shows no result after Back or a reload when it was undone, such as a pause (SHELL-20)', async () => {
  const [older, newer] = [{ sentAt: noon - 9 * minute }, { sentAt: noon - minute }];
  const [paused, resumed, other] = [sent(older), sent(newer), sent({ ...older, subjectId: 'line-3' })];
  const [locked, unlocked] = [lock(older), lock({ ...newer, kind: 'account-unlock' })];
  const refused = sent({ ...older, state: 'refused', refusal: 'other' });
  const { context } = seenBy(dana, [paused, resumed, other, locked, unlocked, refused]);
  const snapshot = await readSnapshot(context);
  const said = async (operation: Operation) => (await readEntryAfter(context, snapshot, operation))?.entry.id;
  for (const one of [paused, locked]) {
    expect(await said(one)).toBeUndefined();
    expect((await loadActivityEntry(context, one.id)).entry.id).toBe(one.id);
  }
  for (const one of [resumed, other, unlocked, refused]) expect(await said(one)).toBe(one.id);
});

describe('an operation that this version cannot read (LEDGER-27)', () => {
  const id = 'operation-unread';
  const unread = { id, kind: 'line-note', subjectId: 'line-2', actorId: 'line-2', sentAt: noon - 30_000 };
  const entry = {
    id,
    summary: { kind: 'unread' },
    by: { you: false, firstName: 'Marco' },
    state: 'unknown',
    sentAt: noon - 30_000,
  };
  const withUnread = (actor: Customer) => {
    const seen = seenBy(actor, [sent({ sentAt: noon - minute }), sent({ sentAt: noon - 1 })]);
    seen.account.unread.push(unread);
    return seen.context;
  };

  test('is shown as being checked in Activity, on its page, on Home and in the data file', async () => {
    const { entries, refresh } = await loadActivity(withUnread(dana));
    expect(entries.map(({ summary }) => summary.kind)).toEqual(['data-service', 'unread', 'data-service']);
    expect(entries[1]).toEqual(entry);
    expect(refresh).toBe(300);
    expect(await loadActivityEntry(withUnread(dana), id)).toEqual({ entry, refresh: 300 });
    expect((await loadHome(withUnread(dana))).beingChecked).toEqual([entry]);
    expect(await loadActivityFile(withUnread(dana))).toContainEqual(entry);
  });

  test('is found by its spoken reference, and is on one page of the list', async () => {
    expect(await findActivityByReference(withUnread(dana), spokenReference(id))).toEqual({ operationId: id });
    const older = await loadActivity(withUnread(dana), noon - 30_000);
    expect(older.entries.map(({ summary }) => summary.kind)).toEqual(['data-service']);
  });

  test('exists for nobody who may not see it (ACTIVITY-2)', async () => {
    const context = withUnread(ana);
    expect((await loadActivity(context)).entries).toEqual([]);
    await expect(loadActivityEntry(context, id)).rejects.toThrow('NOT_FOUND');
    expect(await findActivityByReference(context, spokenReference(id))).toEqual({ operationId: undefined });
    expect((await loadHome(context)).beingChecked).toBeUndefined();
  });
});
