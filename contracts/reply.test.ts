import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { carrier } from './carrier.ts';
import { customerExamples } from './customer/examples.ts';
import { pathOf, readReply } from './reply.ts';
import { CodeNumber, Id } from './vocabulary.ts';
import { inessential } from './wire-trait.ts';

const read = (reply: z.ZodMiniType, data: unknown) => readReply({ reply }, data);
const dana = customerExamples.byUsername.replies[0].reply;
const customer = carrier.customer.byUsername.reply;

describe('a reply as serializers write it (HTTP-22)', () => {
  it.each([
    ['null for an absent field', { parentId: null, meta: null, lastDisconnectedReason: null }, {}],
    ['null for a field with a default', { esim: null, accAccessLock: null }, { esim: false, accAccessLock: [] }],
    ['a number where an id is text', { reachPlanId: 5 }, { reachPlanId: '5' }],
    ['a number where digits are text', { reachNumber: 5_550_102_231 }, { reachNumber: '5550102231' }],
    ['text where a status is a number', { status: '2' }, { status: 2 }],
    ['a failure code as a number', { portFailureCode: 1009 }, { portFailureCode: '1009' }],
  ])('may have %s', (_, odd, meant) => {
    const { reply } = readReply({ reply: customer }, { ...dana, ...odd }) as { reply: object };
    expect(reply).toMatchObject(meant);
    for (const [name, value] of Object.entries(odd)) {
      if (value === null && !(name in meant) && name !== 'meta') expect(reply).not.toHaveProperty(name, null);
    }
  });

  it('may contain other spellings in lists and dictionaries', () => {
    const reply = z.object({
      lines: z.array(z.object({ id: Id, note: z.optional(z.string()) })),
      by: z.record(Id, Id),
    });
    expect(read(reply, { lines: [{ id: 1, note: null }], by: { a: 2 } })).toEqual({
      fits: true,
      reply: { lines: [{ id: '1' }], by: { a: '2' } },
      drift: [],
    });
  });

  it.each([
    ['null where a value is needed', { id: null }],
    ['a number that has lost digits', { id: 9_400_110_200_881_234_567_890 }],
    ['a fraction as an id', { id: 1.5 }],
    ['a flag as an id', { id: true }],
    ['text that is no number', { id: 'a', status: 'active' }],
  ])('may not have %s', (_, data) => {
    expect(read(z.object({ id: Id, status: z.optional(CodeNumber) }), data)).toMatchObject({ fits: false });
  });
});

describe('a field that does not fit (HTTP-23)', () => {
  it('is left out and named where the portal can do without it', () => {
    const reading = readReply({ reply: customer }, { ...dana, imei: 'unknown', activationDate: '04/21/2026' });
    expect(reading).toMatchObject({ fits: true, drift: ['imei', 'activationDate'] });
    expect(reading).not.toHaveProperty('reply.imei', 'unknown');
  });

  it('takes its default where it has one', () => {
    const reply = z.object({ days: z._default(inessential(z.array(z.iso.date())), []) });
    expect(read(reply, { days: 'none' })).toEqual({ fits: true, reply: { days: [] }, drift: ['days'] });
  });

  it('is named where the declaration catches it', () => {
    expect(readReply(carrier.config.keys, { TOPUP_DATA_LIMIT: 'ten' })).toMatchObject({
      fits: true,
      drift: ['TOPUP_DATA_LIMIT'],
    });
  });

  it('removes only its own element from a list that may lack elements', () => {
    const plans = [{ name: 'a', displayNameWeb: 'A', baseLinePrice: 30, additionalLinePrice: 0 }];
    const whole = { ...plans[0], name: 'b', additionalLinePrice: 25 };
    expect(readReply(carrier.catalog.activePlans, { plans: [...plans, whole] })).toMatchObject({
      fits: true,
      reply: { plans: [{ name: 'b' }] },
      drift: ['plans[0]'],
    });
    const card = { uuid: 'c1', type: 'VISA', ccNumberMask: '**** 4242', nameOnCard: 'D', dateOfExpiry: '0130' };
    const cards = [{ ...card, uuid: 'c2', ccNumberMask: '411111******1111' }, { ...card, nameOnCard: null }, card];
    expect(readReply(carrier.card.list, { cards })).toMatchObject({
      reply: { cards: [{ uuid: 'c1' }] },
      drift: ['cards[0]', 'cards[1]'],
    });
    const user = { userId: 'line-1', bytes: 1, maxBytes: 2 };
    const used = { billStartDate: '2026-11-03', billEndDate: '2026-12-02', users: [user, { ...user, bytes: 'all' }] };
    for (const usage of [carrier.usage.overall, carrier.usage.group])
      expect(readReply(usage, used)).toMatchObject({ fits: true, reply: { users: [user] }, drift: ['users[1]'] });
    // A day without a line is a day without use, so that a line may not be left out of it: there is no chart then.
    const odd = { ...used, users: [user], days: [{ date: '2026-11-03', users: [{ userId: 'line-1', bytes: -1 }] }] };
    expect(readReply(carrier.usage.group, odd)).toMatchObject({ fits: true, drift: ['days'] });
    const [billing] = dana.addresses ?? [];
    const addresses = [{ ...billing, zip: undefined }, { ...billing, type: 'e911' }, billing];
    const customerOf = (odd: object) => readReply({ reply: customer }, { ...dana, ...odd });
    expect(customerOf({ addresses })).toMatchObject({ fits: true, reply: { addresses: [billing] } });
    // A list that the portal decides on is whole, or it does not fit.
    expect(readReply(carrier.customer.group, { customers: [dana, { ...dana, id: '' }] })).toMatchObject({
      fits: false,
    });
  });

  it('fails the reply where no element of a list fits: the carrier changed them all', () => {
    const user = { userId: 'line-1', bytes: 1, maxBytes: 'lots' };
    const used = {
      billStartDate: '2026-11-03',
      billEndDate: '2026-12-02',
      users: [user, { ...user, userId: 'line-2' }],
    };
    expect(readReply(carrier.usage.overall, used)).toMatchObject({
      fits: false,
      issues: [{ path: ['users', 0, 'maxBytes'] }, { path: ['users', 1, 'maxBytes'] }],
    });
    expect(readReply(carrier.card.list, { cards: [{ uuid: 'c1' }] })).toMatchObject({ fits: false });
    expect(readReply(carrier.card.list, { cards: [] })).toMatchObject({ fits: true, drift: [] });
    const addresses = [{ ...dana.addresses?.[0], zip: undefined }];
    expect(readReply({ reply: customer }, { ...dana, addresses })).toMatchObject({
      fits: true,
      reply: { addresses: [] },
      drift: ['addresses'],
    });
  });

  it('does not fail a purchase of any amount, whose time may be a day', () => {
    const purchase = { customerId: 'line-1', totalData: 0, topupDate: '2026-11-20' };
    const purchases = [purchase, { ...purchase, totalData: 2000, topupDate: '2026-11-20T10:00:00Z' }];
    expect(readReply(carrier.topup.group, { purchases })).toEqual({ fits: true, reply: { purchases }, drift: [] });
    // What an order is found by is whole.
    const undated = { purchases: [{ ...purchase, topupDate: 'today' }] };
    expect(readReply(carrier.topup.group, undated)).toMatchObject({ fits: false });
  });

  it.each([
    { parentId: '' },
    { secondaryCustomers: [{ id: 'line-2' }] },
    { addedDataCutoff: 'N' },
    { reachNumber: '' },
    { reachPlanId: '' },
    { amendedReachPlanId: '' },
    { activationJourneyStatus: 'HALFWAY' },
  ])('does not take the customer with it: %j', (odd) => {
    const [[name = '', value] = []] = Object.entries(odd);
    const reading = readReply({ reply: customer }, { ...dana, ...odd });
    expect(reading).toMatchObject({ fits: true, drift: [name] });
    expect(reading).not.toHaveProperty(`reply.${name}`, value);
  });

  it('fails the reply where the portal decides on it', () => {
    expect(readReply({ reply: customer }, { ...dana, accAccessLock: 'yes' })).toMatchObject({
      fits: false,
      issues: [{ path: ['accAccessLock'] }],
    });
  });
});

describe('the word of an operation status', () => {
  it.each([
    ['NONE', 'NONE'],
    ['failure', 'FAILED'],
    ['FAILED', 'FAILED'],
    ['Rejected', 'FAILED'],
    ['SUCCESS', 'SUCCESSFUL'],
    ['Successful', 'SUCCESSFUL'],
    ['COMPLETED', 'SUCCESSFUL'],
    ['UNSUCCESSFUL', 'FAILED'],
    ['QUEUED_AT_PARTNER', 'IN_PROGRESS'],
  ])('%s is %s', (word, state) => {
    expect(readReply(carrier.customer.topUpStatus, { status: word })).toMatchObject({ reply: { status: state } });
  });
});

describe('the path of a field', () => {
  const ids = z.object({ id: z.optional(Id) });
  const shape = z.object({
    lines: z.array(ids),
    by: z.record(z.string(), z.object({ day: inessential(z.iso.date()) })),
    caught: z.object({ word: z.catch(z.enum(['a']), 'a') }),
    whole: z.pipe(
      Id,
      z.transform((id) => id.toLowerCase()),
    ),
  });
  const fitting = { lines: [], by: {}, caught: { word: 'a' }, whole: 7 };

  it('names the field in lists, dictionaries and fields (HTTP-23)', () => {
    const drifted = { ...fitting, by: { 'line-1': { day: 'x' }, b: {} }, caught: { word: 'b' } };
    expect(read(shape, drifted)).toEqual({
      fits: true,
      reply: { lines: [], by: { 'line-1': {}, b: {} }, caught: { word: 'a' }, whole: '7' },
      drift: ['by.line-1.day', 'caught.word'],
    });
    const first = read(z.object({ list: z.array(inessential(z.iso.date())) }), { list: ['2026-11-03', 'x'] });
    expect(first).toMatchObject({ fits: true, drift: ['list[1]'] });
  });

  it('names the field of an issue (HTTP-23)', () => {
    expect(pathOf(['customers', 0, 'id'])).toBe('customers[0].id');
    expect(pathOf([0, 'a', 'b'])).toBe('[0].a.b');
    expect(pathOf([])).toBe('');
  });

  it.each([
    ['a text for a list', { lines: 'none' }],
    ['a list for a dictionary', { by: [] }],
    ['a list for fields', { caught: [] }],
    ['a text for fields', { caught: 'word' }],
    ['null for fields', { caught: null }],
    ['a dictionary for a list', { lines: {} }],
  ])('%s fails the reply (HTTP-16)', (_, odd) => {
    expect(read(shape, { ...fitting, ...odd })).toMatchObject({ fits: false, issues: [{ path: Object.keys(odd) }] });
  });
});

it('a reply without data is one without fields (HTTP-7)', () => {
  const reply = z.object({ note: z.optional(z.string()) });
  for (const data of [undefined, null]) expect(read(reply, data)).toEqual({ fits: true, reply: {}, drift: [] });
  expect(read(z.object({ note: z.string() }), null)).toMatchObject({ fits: false });
});

it('a needed field may be absent, and fails the reply when it does not fit (HTTP-23)', () => {
  const reply = z.object({ day: z.optional(z.iso.date()) });
  expect(read(reply, {})).toMatchObject({ fits: true, drift: [] });
  expect(read(reply, { day: 'x' })).toMatchObject({ fits: false });
});

it('reads a schema that is used in two places, in each by itself', () => {
  const reply = z.object({ a: Id, b: z.object({ a: Id }) });
  for (const id of [1, 2])
    expect(read(reply, { a: id, b: { a: id } })).toMatchObject({ reply: { a: String(id), b: { a: String(id) } } });
});

it('digits stay text where no state is declared, and a list is no state (HTTP-22)', () => {
  const reply = z.object({ note: z.string(), status: CodeNumber });
  expect(read(reply, { note: '5', status: 2 })).toMatchObject({ reply: { note: '5', status: 2 } });
  expect(read(reply, { note: '5', status: ['2'] })).toMatchObject({ fits: false });
});

it('a field that is not declared comes as far as its schema lets it (HTTP-7)', () => {
  const more = { id: 1, more: 'text' };
  expect(read(z.looseObject({ id: Id }), more)).toMatchObject({ reply: { id: '1', more: 'text' } });
  expect(read(z.strictObject({ id: Id }), more)).toMatchObject({ fits: false });
});
