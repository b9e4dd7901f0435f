import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CardMask } from './card/vocabulary.ts';
import { readReply } from './reply.ts';
import {
  Balance,
  Bytes,
  bytesPerGigabyte,
  CodeNumber,
  CodeText,
  CountryCode,
  Day,
  DollarAmount,
  Email,
  Gigabytes,
  Iccid,
  Id,
  Imei,
  Instant,
  ListPrice,
  Msisdn,
  PersonName,
  Price,
  Reference,
  ShownText,
  WebAddress,
  Word,
  Zip,
} from './vocabulary.ts';
import { wireTraits } from './wire-trait.ts';

it('accepts only email addresses', () => {
  expect(Email.safeParse('ana.reyes+1@example.test').success).toBe(true);
});

it.each([
  'ana@example.test\r\nBcc: all@example.test',
  'ana@example.test\nall@example.test',
  'ana@example.test,all@example.test',
  'Ana <ana@example.test>',
  'ana@example.test ',
  'ana@example.test%0ABcc:all@example.test',
  `${'a'.repeat(250)}@example.test`,
])('an email address brings no second one and no header: %j', (text) => {
  expect(Email.safeParse(text).success).toBe(false);
});

it.each([
  ['https://pay.example.test/1', true],
  ['http://localhost:4010/1', true],
  ['httpsx://pay.example.test', false],
  ['xhttps://pay.example.test', false],
  ['javascript:alert(1)', false],
  ['/bills', false],
])('an address on the web is http or https, and nothing like it: %s: %s', (address, fits) => {
  expect(WebAddress.safeParse(address).success).toBe(fits);
});

/** Texts or numbers that a schema takes, and those that it refuses. */
const kinds: [what: string, schema: z.ZodMiniType, taken: unknown[], refused: unknown[]][] = [
  [
    'an id (HTTP-4)',
    Id,
    ['a', '.a', '...', 'A_z~0.9@+-', 'x'.repeat(80)],
    ['', '.', '..', 'a/b', 'a b', '%2e', 'x'.repeat(81), '/a', 'a/', 5],
  ],
  ['a status', CodeNumber, [0, 11, -1], [1.5, '2', true]],
  ['SAFETY-16: an amount', Balance, [-100_000, 0, 100_000], [-100_000.01, 100_000.01, '5']],
  ['MONEY-8: a price', Price, [0, 100_000], [-0.01, 100_000.01]],
  ['MONEY-13: a price before discounts', ListPrice, [0.01, 100_000], [0, 0.004, -0.01, 100_000.01]],
  ['MONEY-8: an amount that is sent', DollarAmount, [0, 12.34, 100_000], [-0.01, 100_000.01]],
  ['SAFETY-17: bytes', Bytes, [0, 5], [-1, 0.5]],
  ['SAFETY-17: gigabytes', Gigabytes, [0.5, 1024], [0, -1, 1024.5]],
  [
    'a day',
    Day,
    ['2026-02-28', '2000-01-01'],
    ['2026-02-30', '0026-02-28', '1999-12-31', '2026-2-3', '2026-11-03T00:00:00Z', '11/03/2026'],
  ],
  [
    'a point in time',
    Instant,
    ['2026-11-03T10:00:00Z', '2026-11-03T10:00:00+02:00'],
    ['2026-11-03T10:00:00', '2026-11-03', '0026-11-03T10:00:00Z'],
  ],
  ['a number of a line', Msisdn, ['5550102231'], ['555010223', '55501022311', 'x5550102231', '5550102231x']],
  ['an IMEI', Imei, ['356938035643809'], ['35693803564380', '3569380356438091', ' 356938035643809']],
  ['a SIM number', Iccid, ['8901260852290847804'], ['890126085229084780', '89012608522908478041']],
  ['a ZIP', Zip, ['01803', '018031234', '0123456789'], ['0180', '01234567890', '0180a', 'a01803']],
  ['text that is shown', ShownText, ['A', ' a'], ['', ' ', '\n']],
  ['a reference', Reference, ['WO-1'], ['', ' ']],
  [
    'a card number of at most four digits (CARD-2)',
    CardMask,
    ['**** **** **** 4242', 'x4242', '•••• 42', '4242'],
    ['4242424242424242', '**** **** ***4 2424', '4242 4242 4242 4242', '', '****', `${'*'.repeat(29)}4242`],
  ],
  ['NAME-2: a name', PersonName, ['AB', 'x'.repeat(32)], ['A', 'x'.repeat(33), '']],
  ['ADDLINE-11: a country', CountryCode, ['USA'], ['US', 'CAN', '']],
  [
    'an address on the web',
    WebAddress,
    [`https://example.test/${'x'.repeat(2048 - 21)}`],
    [`https://example.test/${'x'.repeat(2048 - 20)}`],
  ],
  ['an email address', Email, [`${'a'.repeat(64)}@${'b.'.repeat(90)}test`], []],
];

it.each(kinds)('accepts %s and nothing like it', (_, schema, taken, refused) => {
  expect(taken.filter((one) => !schema.safeParse(one).success)).toEqual([]);
  expect(refused.filter((one) => schema.safeParse(one).success)).toEqual([]);
});

it.each([
  [12.34, 1234],
  [0.29, 29],
  [1.005, 101],
  [-5.1, -510],
])('converts %d dollars to %d cents (SAFETY-16, INTAKE-11)', (dollars, cents) => {
  expect(Balance.parse(dollars)).toBe(cents);
  if (cents > 0) expect(Price.parse(dollars)).toBe(cents);
});

it('counts 1024³ bytes as a gigabyte (SAFETY-17)', () => {
  expect(bytesPerGigabyte).toBe(1_073_741_824);
});

it.each([
  ['an id', Id, 7, '7'],
  ['a code', CodeText, 1009, '1009'],
  ['a reference', Reference, 12, '12'],
  ['a number of a line', Msisdn, 5_550_102_231, '5550102231'],
  ['an IMEI', Imei, 356_938_035_643_809, '356938035643809'],
  ['a ZIP', Zip, 10_803, '10803'],
])('%s may come as a number (HTTP-22)', (_, schema, sent, taken) => {
  expect(readReply({ reply: z.object({ field: schema }) }, { field: sent })).toMatchObject({ reply: { field: taken } });
});

it.each([
  ['0', 0],
  ['-3', -3],
  ['123456789', 123_456_789],
])('a status may come as the text %j (HTTP-22)', (sent, taken) => {
  expect(readReply({ reply: z.object({ field: CodeNumber }) }, { field: sent })).toMatchObject({
    reply: { field: taken },
  });
});

it.each(['1234567890', '1.5', 'x2', '2x', '--2', '', ' 2'])('%j is no status (HTTP-22)', (sent) => {
  expect(readReply({ reply: z.object({ field: CodeNumber }) }, { field: sent })).toMatchObject({ fits: false });
});

it('a SIM number may not come as a number, which has lost digits (HTTP-22)', () => {
  expect(readReply({ reply: z.object({ field: Iccid }) }, { field: 8_901_260_852_290_847_804 })).toMatchObject({
    fits: false,
  });
});

it('a pact compares the value of what the portal decides on, and the type of the rest (HTTP-3)', () => {
  const decides = [Id, CodeText, Reference, CodeNumber, Word, Msisdn].map(
    (schema: z.ZodMiniType) => wireTraits.get(schema)?.decides,
  );
  expect(decides).toEqual([undefined, true, undefined, true, true, undefined]);
});
