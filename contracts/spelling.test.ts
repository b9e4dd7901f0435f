import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer } from '#rpc/carrier/read-answer.ts';
import { EsimActivationCode } from './activation/vocabulary.ts';
import { carrier } from './carrier.ts';
import { shown } from './examples.ts';
import { respelled, spellingCount } from './pact/respelled.ts';
import { secondVerdict } from './pact/second-verdict.ts';
import { interactions } from './pact/interaction.ts';
import { satisfying } from './pact/matcher.ts';
import { successText } from './pact/success-text.ts';
import { branchOf, elementSchema, fieldSchema, isFields, type WireSchema, wireSchema } from './pact/wire-schema.ts';
import { readReply } from './reply.ts';
import { Address, operationsInProcess } from './customer/vocabulary.ts';
import { Bytes, CountryCode, Day, Imei, Instant, knownWord, Msisdn, Price, ShownText, Zip } from './vocabulary.ts';

const fieldOf = (schema: z.ZodMiniType, field: unknown) => readReply({ reply: z.object({ field: schema }) }, { field });

describe('a value in another spelling (HTTP-33)', () => {
  it.each<[what: string, schema: z.ZodMiniType, meant: unknown, written: unknown[]]>([
    [
      'an instant',
      Instant,
      '2026-11-28T15:00:00.000Z',
      [1_795_878_000_000, '1795878000000', '2026-11-28t15:00:00.000z', '2026-11-28 15:00:00.000Z'],
    ],
    [
      'an instant with its offset',
      Instant,
      '2026-11-28T15:00:00+00:00',
      ['2026-11-28T15:00:00+0000', '2026-11-28T15:00+00:00', '2026-11-28T15:00+0000', '2026-11-28 15:00:00+00'],
    ],
    [
      'an instant of the west',
      Instant,
      '2026-11-28T10:00:00-05:30',
      ['2026-11-28T10:00-0530', '2026-11-28T10:00:00-0530'],
    ],
    [
      'a day',
      Day,
      '2026-11-28',
      ['2026-11-28T00:00:00', '2026-11-28T00:00Z', '2026-11-28T00:00:00.000+0000', '2026-11-28 00:00:00'],
    ],
    ['a ZIP', Zip, '01852', [1852, '1852', ' 01852 ']],
    ['the lowest ZIP', Zip, '00501', [501, '501']],
    ['ZIP+4', Zip, '018521234', [18_521_234, '01852-1234', '01852 1234', '18521234']],
    [
      'a number of a line',
      Msisdn,
      '6175550142',
      [
        6_175_550_142,
        16_175_550_142,
        '+16175550142',
        '1-617-555-0142',
        '(617) 555-0142',
        'tel:+1-617-555-0142',
        '617.555.0142',
      ],
    ],
    ['an IMEI', Imei, '356938035643809', [356_938_035_643_809, '35-693803-564380-9', '356938 03 564380 9']],
    ['a flag', z.boolean(), true, ['true', 'TRUE', 'True']],
    ['a flag that is off', z._default(z.boolean(), true), false, ['false', 'False']],
    ['bytes', Bytes, 2048, ['2048']],
    ['a price', Price, 3499, ['34.99', '34.990']],
    ['a text', ShownText, '13', [13]],
    [
      'a name',
      ShownText,
      'José Reyes',
      ['José Reyes ', ' José Reyes\u00a0', 'Jose\u0301 Reyes', '\ufeffJosé Reyes\r\n\u200b'],
    ],
    [
      'an activation code',
      EsimActivationCode,
      'LPA:1$rsp.example.test$ABC-1',
      ['1$rsp.example.test$ABC-1', 'lpa:1$rsp.example.test$ABC-1', ' LPA: 1$rsp.example.test $ABC-1 '],
    ],
    [
      'a word',
      z.enum(['RE_ORDER', 'NEW']),
      'RE_ORDER',
      ['re_order', 'Re_Order', 'RE-ORDER', 're order', 'reOrder', 'ReOrder', ' RE_ORDER '],
    ],
    ['the only word', z.literal('billing'), 'billing', ['BILLING', 'Billing']],
    [
      'a known word',
      knownWord(operationsInProcess),
      'TOPUP_IN_PROGRESS',
      ['topup_in_progress', 'Topup-In-Progress', 'topupInProgress'],
    ],
    ['another word', knownWord(operationsInProcess), 'Something else', []],
    [
      'a country',
      CountryCode,
      'USA',
      ['US', 'us', 'usa', 'U.S.', 'U.S.A.', 'United States', 'UNITED STATES OF AMERICA', 'United_States', '840', 840],
    ],
    ['the country of an address', Address.shape.country, 'USA', ['US', 'United States', 'Estados Unidos']],
    ['an instant in place of a day', z.union([Instant, Day]), '2026-11-28', ['2026-11-28T00:00:00']],
  ])('is read: %s', (_, schema, meant, written) => {
    for (const one of [...written, ...(schema === Price ? [] : [meant])])
      expect([one, fieldOf(schema, one)]).toEqual([one, { fits: true, reply: { field: meant }, drift: [] }]);
  });

  it.each<[what: string, schema: z.ZodMiniType, written: unknown[]]>([
    [
      'a time without an offset',
      Instant,
      ['2026-11-28T15:00:00', '2026-11-28', '11/28/2026 15:00Z', 1_795_878_000, true],
    ],
    ['an hour as a day', Day, ['2026-11-28T05:00:00Z', '11/28/2026', 1_795_878_000_000]],
    ['a ZIP of two digits', Zip, [50, '5o1', '01852-12']],
    ['a number of another country', Msisdn, ['+441632960961', 26_175_550_142, '617555014']],
    ['another word as a flag', z.boolean(), ['Y', 'yes', '', 1, 0]],
    ['a number with other signs', Bytes, ['2,048', '1e3', ' 1', '', '1.', '9007199254740993']],
    ['a word that may be two', z.enum(['A_B', 'a-b']), ['a b', 'AB', '']],
    ['an unknown word', z.enum(['NEW', 'RE_ORDER']), ['NEWS', 'ORDER', '', 1]],
    ['another country', CountryCode, ['CA', 'UK', 'America', 'UM', '', 1]],
    ['a code of another version', EsimActivationCode, ['2$rsp.example.test$ABC', 'rsp.example.test$ABC', '']],
  ])('is not guessed: %s', (_, schema, written) => {
    for (const one of written) expect([one, fieldOf(schema, one)]).toMatchObject([one, { fits: false }]);
  });
});

/** Returns a reading with its instants in one spelling: one without seconds is the same time. */
const timed = (reply: unknown) =>
  JSON.parse(JSON.stringify(reply), (_, value: unknown) =>
    typeof value === 'string' && /^2\d{3}-.*T/.test(value) ? Date.parse(value) : value,
  ) as unknown;

const replies = shown.flatMap(({ id, endpoint, replies }) =>
  replies.map(({ reply }, index) => ({ name: `${id} ${index}`, id, endpoint, reply })),
);

/** Optional fields on which the portal decides: without them a page would show something that is not so. */
const deciding = (
  'accAccessLock addLineSplitPrice couponCode dataUsage dataUsageOverall device downGradableTo eSimSetup esim ' +
  'esimAvailable esimOnly hsdPlan isAutoPay isAutoTopUp isDataCutoff isMNP isMonthInAdvancePaid isThrottled ' +
  'isUnlimited location operationsInProcess orderId planData portFailureCode promisedFor refereeList shipmentInfo ' +
  'simPaid smsUsage smsUsageOverall upGradableTo voiceUsage voiceUsageOverall'
).split(' ');

/** Optional fields with ids, codes, references and addresses of the web, which are written in one way. */
const plainTexts = (
  'acctNum amendedReachPlanId ccNumberMask couponCode customerId customer_statement_number emailId firmware ' +
  'max_number_of_referees name orderId parentId portFailureCode post_purchase_referrer_credit reachPlanId ' +
  'simId trackingNumber trackingUrl woNumber wowCoupon'
).split(' ');

/** Yields a reply with one optional field that does not fit, for each of them, at any depth. */
function* misfits(of: WireSchema, value: unknown): Generator<{ name: string; data: unknown }> {
  const schema = branchOf(of, value);
  if (Array.isArray(value) && value.length > 0)
    for (const { name, data } of misfits(elementSchema(schema, 0), value[0]))
      yield { name, data: [data, ...value.slice(1)] };
  if (!isFields(value)) return;
  for (const [name, field] of Object.entries(value)) {
    const isOptional = schema.properties?.[name] !== undefined && !schema.required?.includes(name);
    if (isOptional) yield { name, data: { ...value, [name]: [{}] } };
    for (const inner of misfits(fieldSchema(schema, name), field))
      yield { name: inner.name, data: { ...value, [name]: inner.data } };
  }
}

/** Yields each optional field of a reply, at any depth, with its value. */
function* optionalFields(of: WireSchema, value: unknown): Generator<{ name: string; field: unknown }> {
  const schema = branchOf(of, value);
  if (Array.isArray(value) && value.length > 0) yield* optionalFields(elementSchema(schema, 0), value[0]);
  if (!isFields(value)) return;
  for (const [name, field] of Object.entries(value)) {
    if (schema.properties?.[name] !== undefined && !schema.required?.includes(name)) yield { name, field };
    yield* optionalFields(fieldSchema(schema, name), field);
  }
}

describe('each reply', () => {
  it.each(replies)('reads $name alike in five other spellings (HTTP-33)', ({ endpoint, reply }) => {
    const right = readReply(endpoint, reply);
    for (let way = 0; way < spellingCount; way += 1)
      expect(timed(readReply(endpoint, respelled(reply, way)))).toEqual(timed(right));
  });

  it('has another spelling for each optional field but texts that are shown or compared as they are (HTTP-33)', () => {
    const fields = replies.flatMap(({ endpoint, reply }) => [...optionalFields(wireSchema(endpoint.reply), reply)]);
    const isSpelled = ({ name, field }: (typeof fields)[number]) =>
      typeof field === 'object' || JSON.stringify(respelled(field, 0, name)) !== JSON.stringify(field);
    const spelled = new Set(fields.filter(isSpelled).map(({ name }) => name));
    const plain = new Set(fields.filter((field) => !isSpelled(field)).map(({ name }) => name));
    expect(spelled.size).toBeGreaterThan(60);
    // Keys of the configuration are in capitals; they have rules of their own.
    const others = [...plain].filter((name) => !spelled.has(name) && !/^[A-Z_]+$/.test(name));
    expect(others.toSorted()).toEqual(plainTexts);
  });

  it('does without each optional field that does not fit, but for those that decide (HTTP-23, HTTP-33)', () => {
    const needed = replies.flatMap(({ endpoint, reply }) =>
      [...misfits(wireSchema(endpoint.reply), reply)].flatMap(({ name, data }) =>
        readReply(endpoint, data).fits ? [] : [name],
      ),
    );
    expect([...new Set(needed)].toSorted()).toEqual(deciding);
  });
});

it('reads the outcome of a reply in any letter case, which the verification reports (HTTP-33)', () => {
  for (const status of ['success', 'Success']) {
    const text = JSON.stringify({ status, data: { pulse: 1, pulseCost: 5 } });
    expect(readAnswer(carrier.topup.pulse, 200, text)).toMatchObject({ kind: 'reply' });
    expect(readAnswer(carrier.topup.pulse, 200, text, true)).toMatchObject({ kind: 'garbage' });
  }
});

it('a message of another type does not fail a reply (HTTP-33)', () => {
  for (const message of [5, {}, ['ok'], false]) {
    const text = JSON.stringify({ status: 'SUCCESS', message, data: { pulse: 1, pulseCost: 5 } });
    expect(readAnswer(carrier.topup.pulse, 200, text)).toMatchObject({ kind: 'reply' });
  }
});

it('the verification still reports another spelling (HTTP-33)', () => {
  const { pact, target, expected } = interactions.find(({ target, expected }) => {
    return target.id === 'customer.topUpStatus' && JSON.stringify(expected).includes('requestedOn');
  }) as (typeof interactions)[number];
  const text = successText(target, respelled(satisfying(expected as never), 0));
  expect(readAnswer(target, 200, text)).toMatchObject({ kind: 'reply', drift: [] });
  const faults = secondVerdict(pact.uponReceiving, { status: 200, text });
  expect(faults.map(({ field }) => field)).toContain('data.requestedOn');
});
