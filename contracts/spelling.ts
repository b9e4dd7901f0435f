/**
 * Returns the declared form of a value that is in another usual spelling, and any other value as it is. None of these
 * guesses (HTTP-33), and contracts have the declared form alone.
 */
export type Spelling = (value: unknown) => unknown;

const asText = (value: unknown) => (Number.isSafeInteger(value) ? String(value) : value);

/** Returns a spelling for texts, and for whole numbers in their place. */
const ofText =
  (rewrite: (text: string) => string): Spelling =>
  (value) => {
    const text = asText(value);
    return typeof text === 'string' ? rewrite(text) : text;
  };

/** Accepts a whole number in place of a text. */
export const numberAsText: Spelling = asText;

/** Characters that nobody sees, at the ends of a text beside spaces and line ends; more than a few would cost time. */
const unseenEnds = /^[\s\u200b\u200e\u200f\u2060]{1,8}|[\s\u200b\u200e\u200f\u2060]{1,8}$/g;

/** A text that is shown, padded or with its accents apart; and a whole number in its place. */
export const shownText: Spelling = ofText((text) => text.normalize('NFC').trim().replace(unseenEnds, ''));

/** Accepts the texts `true` and `false` in place of a boolean. */
export const flag: Spelling = (value) =>
  typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;

/** Decimal digits as text, with a point; longer ones would lose digits. */
export const decimal: Spelling = (value) =>
  typeof value === 'string' && /^-?\d{1,15}$|^-?\d{1,9}\.\d{1,6}$/.test(value) ? Number(value) : value;

/** Spring, Postgres and RFC 3339 write offsets without a colon or minutes, no seconds, a space, or small letters. */
const otherInstant = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)$/i;

/**
 * An instant as `+0000`, without seconds, or in epoch milliseconds from 2001 on. Without an offset it is no point in
 * time.
 */
export const instant: Spelling = ofText((text) => {
  if (/^\d{13}$/.test(text)) return new Date(Number(text)).toISOString();
  const [, day, minute, second = ':00', offset = ''] = otherInstant.exec(text) ?? [];
  if (day === undefined) return text;
  const [sign = '', digits = ''] = [offset.slice(0, 1), offset.slice(1).replace(':', '').padEnd(4, '0')];
  const zone = /z/i.test(sign) ? 'Z' : `${sign}${digits.slice(0, 2)}:${digits.slice(2)}`;
  return `${day}T${minute}${second}${zone}`;
});

/** A day as its midnight. Another hour may be another day elsewhere. */
export const day: Spelling = ofText((text) =>
  text.replace(/^(\d{4}-\d\d-\d\d)[T ]00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?$/i, '$1'),
);

/** A ZIP whose first zeros were lost in a number, and ZIP+4. */
export const zip: Spelling = ofText((text) => {
  const digits = text.trim().replace(/^(\d{5})[- ](\d{4})$/, '$1$2');
  if (!/^\d{3,8}$/.test(digits)) return digits;
  return digits.length < 5 ? digits.padStart(5, '0') : digits.length > 6 ? digits.padStart(9, '0') : digits;
});

/** Accepts a telephone number with a leading 1 or with punctuation. */
export const phone: Spelling = ofText((text) => {
  const digits = text.replace(/^tel:/i, '').replace(/[\s().+-]/g, '');
  return /^1?\d{10}$/.test(digits) ? digits.slice(-10) : text;
});

/** Accepts an IMEI in groups of digits. */
export const imei: Spelling = ofText((text) => text.replace(/[\s./-]/g, ''));

/** An activation code without `LPA:` or with it in small letters, and with spaces (INTAKE-9). */
export const activationCode: Spelling = ofText((text) =>
  text.replace(/[\s\u200b\ufeff]/g, '').replace(/^(lpa:)?1\$/i, 'LPA:1$'),
);

const wordKey = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '');

/** Accepts one of these words in another letter case, or with other marks between its parts. */
export function wordOf(words: readonly string[]): Spelling {
  return (value) => {
    if (typeof value !== 'string' || words.includes(value)) return value;
    const [word, other] = words.filter((one) => wordKey(one) === wordKey(value));
    return word === undefined || other !== undefined ? value : word;
  };
}

const unitedStates = ['us', 'usa', 'unitedstates', 'unitedstatesofamerica', 'theunitedstates', 'estadosunidos', '840'];

/** Accepts codes and names of the United States. */
export const country: Spelling = ofText((text) =>
  unitedStates.includes(wordKey(text).replaceAll('.', '')) ? 'USA' : text,
);
