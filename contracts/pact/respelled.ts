type Spell = (text: string) => unknown;

const end =
  (zone: string): Spell =>
  (text) =>
    text.replace(/Z$/, zone);
const then =
  (more: string): Spell =>
  (text) =>
    text + more;
const capital: Spell = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const withoutZeros: Spell = (digits) => digits.replace(/^0+/, '');
const withPrefix = (prefix: string) => (code: string) => code.replace('LPA:1$', prefix);

/** Five ways in which serializers and people write the same. */
const spellings = {
  instant: [
    end('+0000'),
    Date.parse,
    (text) => text.replace(/:00(\.0+)?Z$/, 'Z'),
    (text) => text.replace('T', ' ').replace('Z', '+00'),
    (text) => text.toLowerCase(),
  ],
  day: ['T00:00:00.000+0000', 'T00:00:00Z', 'T00:00', ' 00:00:00', 'T00:00:00+00:00'].map(then),
  flag: [String, (word) => word.toUpperCase(), capital, String, capital],
  phone: [
    (digits) => `+1${digits}`,
    (digits) => Number(`1${digits}`),
    (digits) => digits.replace(/^(...)(...)/, '$1-$2-'),
    (digits) => digits.replace(/^(...)(...)/, '($1) $2-'),
    (digits) => digits.replace(/^(...)(...)/, 'tel:+1-$1-$2-'),
  ],
  zip: [Number, withoutZeros, (digits) => ` ${digits} `, Number, withoutZeros],
  code: ['1$', 'lpa:1$', 'LPA: 1$', 'LPA:1 $ ', 'Lpa:1$'].map(withPrefix),
  imei: [
    Number,
    (digits) => digits.replace(/^(..)(.{6})(.{6})/, '$1-$2-$3-'),
    (digits) => digits.replace(/^(..)(.{6})(.{6})/, '$1 $2 $3 '),
    (digits) => digits.replace(/^(..)(.{6})(.{6})/, '$1.$2.$3.'),
    (digits) => digits.replace(/^(.{14})/, '$1/'),
  ],
  number: [String, String, String, String, String],
  word: [
    (word) => word.toLowerCase(),
    (word) => word.toUpperCase(),
    (word) => word.replaceAll('_', '-'),
    (word) => word.replaceAll('_', ' ').toLowerCase(),
    (word) => capital(word.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())),
  ],
  text: [
    then(' '),
    then('\r\n\u200b'),
    (text) => `\ufeff ${text}`,
    then('\u00a0\u00a0'),
    (text) => text.normalize('NFD'),
  ],
  country: ['US', 'us', 'United States', 'U.S.A.', '840'].map((name) => () => name),
} satisfies Record<string, readonly Spell[]>;

/** Patterns of the names and the values of each kind of text; the first that fits names it. */
const texts: readonly (readonly [kind: keyof typeof spellings, name: RegExp, value: RegExp])[] = [
  ['instant', /./, /^2\d{3}-\d\d-\d\dT[\d:.]+Z$/],
  ['day', /./, /^2\d{3}-\d\d-\d\d$/],
  ['phone', /^(reachNumber|primaryNumber|oldNumber|phone)$/, /^\d{10}$/],
  ['zip', /zip/i, /^\d{5}$/],
  ['imei', /^imei$/, /^\d{15}$/],
  ['country', /^country$/, /^/],
  [
    'word',
    /^((order|activationJourney|hold)?status|orderType|invoiceType|result|operationsInProcess|suspended_reason)$/i,
    /^/,
  ],
  ['word', /^type$/, /^(shipping|billing)$/],
  ['code', /./, /^LPA:1\$/],
  [
    'text',
    new RegExp(
      '^((first|last|referee|country)Name|nameOnCard|(reachPlanD|d)isplayName(Web)?|address[12]|city|state|make|model|' +
        'ssid|brand|description|macAddress|streamType|acctNumMsg|pinLabel|pinMsg|pinTel|extraPinInfo|' +
        'operator|selectedShippingMethod|visitedZoneCountries)$',
    ),
    /^/,
  ],
];

/** Number of spellings in which `respelled` can write a reply. */
export const spellingCount = 5;

/**
 * Returns a reply with every field of it in another spelling of the same; the names of dictionaries stay
 * (HTTP-33).
 * @param way from 0 on, below `spellingCount`
 */
export function respelled(reply: unknown, way: number, name = ''): unknown {
  if (Array.isArray(reply)) return reply.map((element) => respelled(element, way, name));
  if (typeof reply === 'object' && reply !== null)
    return Object.fromEntries(Object.entries(reply).map(([key, field]) => [key, respelled(field, way, key)]));
  const kind = kindOf(name, reply);
  return kind === undefined ? reply : spellings[kind][way]?.(String(reply));
}

function kindOf(name: string, value: unknown): keyof typeof spellings | undefined {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  if (typeof value !== 'string') return undefined;
  return texts.find(([, ofName, ofValue]) => ofName.test(name || '-') && ofValue.test(value))?.[0];
}
