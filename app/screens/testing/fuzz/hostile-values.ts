import fc from 'fast-check';

/** Values that no form and no page of ours sends: types, sizes, characters and names that programs trip over. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  0,
  -1,
  1e308,
  9_007_199_254_740_993,
  0.1,
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '%E0%A4%A',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  'e\u0301'.repeat(40),
  '\u202e\u2066abc\u2069',
  '\u200b\ufeff',
  '👨‍👩‍👧‍👦'.repeat(50),
  'ﷺ'.repeat(100),
  '１２３４５６７８９０',
  '٠١٢٣٤٥٦٧٨٩',
  "' OR 1=1 --",
  '"><script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'a\r\nSet-Cookie: a=b',
  'A'.repeat(16),
  'A'.repeat(22),
  'A'.repeat(12_000),
  '9'.repeat(400),
  [[[[[[[[[[]]]]]]]]]],
  { __type: 'Date', toString: 'x', valueOf: 1 },
  Array.from({ length: 300 }, () => 'x'),
  '2026-02-31',
  '9999-12-31',
  '0000-00-00',
  '1e3',
  '0x10',
  'Infinity',
];

/** Any character. The `binary` unit of fast-check has a table of all of them, which takes two seconds to make. */
const anyCharacter = fc
  .nat(0x10_ffff)
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point));

/** One of them, or something that fast-check makes up. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** As text, for forms. */
export const hostileText: fc.Arbitrary<string> = hostileValue.map((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
);

/** Bodies that are no JSON, or JSON with more than an object can hold. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '{"__proto__":{"lineRef":"x"}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"a":1,"a":2}',
    '{"json":{},"meta":{"values":{"a":["Date"]}}}',
    '\ufeff{}',
    '{"lineRef":"\\ud800"}',
    '['.repeat(5_000),
    `{"a":${'9'.repeat(5_000)}}`,
  ),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
);
