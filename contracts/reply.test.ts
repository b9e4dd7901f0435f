import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { carrier } from './carrier.ts';
import { customerExamples } from './customer/examples.ts';
import { readReply } from './reply.ts';
import { CodeNumber, Id } from './vocabulary.ts';
import { inessential } from './wire-trait.ts';

const read = (reply: z.ZodType, data: unknown) => readReply({ reply }, data);
const dana = customerExamples.byUsername.replies[0].reply;
const customer = carrier.customer.byUsername.reply;

describe('HTTP-22: a reply as serializers write it', () => {
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

  it('may have them in lists and dictionaries', () => {
    const reply = z.object({ lines: z.array(z.object({ id: Id, note: z.string().optional() })), by: z.record(Id, Id) });
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
    expect(read(z.object({ id: Id, status: CodeNumber.optional() }), data)).toMatchObject({ fits: false });
  });
});

describe('HTTP-23: a field that does not fit', () => {
  it('is left out and named where the portal can do without it', () => {
    const reading = readReply({ reply: customer }, { ...dana, imei: 'unknown', activationDate: '04/21/2026' });
    expect(reading).toMatchObject({ fits: true, drift: ['imei', 'activationDate'] });
    expect(reading).not.toHaveProperty('reply.imei', 'unknown');
  });

  it('takes its default where it has one', () => {
    const reply = z.object({ days: inessential(z.array(z.iso.date())).default([]) });
    expect(read(reply, { days: 'none' })).toEqual({ fits: true, reply: { days: [] }, drift: ['days'] });
  });

  it('is named where the declaration catches it', () => {
    expect(readReply(carrier.config.keys, { TOPUP_DATA_LIMIT: 'ten' })).toMatchObject({
      fits: true,
      drift: ['TOPUP_DATA_LIMIT'],
    });
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
