import { plainDigits, plainText } from './text.ts';

/** Marks between the digits of a number: spaces, hyphens, dashes and bullets. */
const separators = /[\s\p{Pd}\u2212\u00b7\u2022\u2024\u2219\u22c5\u30fb_"]/gu;

/** Returns a typed number without separators, in ASCII digits (INTAKE-3, PUBLIC-11). */
export function plainNumber(typed: string): string {
  return plainDigits(plainText(typed)).replace(separators, '');
}

/** Returns a number of digits alone without dots and quotation marks, and without a label in front of it. */
const withoutLabel = (typed: string, label: RegExp) =>
  plainText(typed)
    .replace(/^['"\u2018\u201c]/, '')
    .replace(label, '')
    .replace(/[.'"\u2019\u201d]/g, '');

const imeiLabel = /^imei\D*([12]\b\D+)?/i;
const iccidLabel = /^\+?(sim|q?c?cid|icc[ -]?id)\D*/i;
/** Words before a number, as in "Tel. (617) 555-0142". */
const phoneLabel = /^[a-z\u00c0-\u00ff ]+[.: ]+(?=[+(\d[])/i;
const zipLabel = /^(zip|c\.?p|c.digo|postal|usa?-)\D*(4\D+)?/i;

/**
 * Returns an IMEI of 15 digits for the usual extras: `/01` behind it, or the version in place of the check digit
 * (IMEISV, 16 digits). Other input stays as it is (INTAKE-4).
 */
export function plainImei(typed: string): string {
  const number = plainNumber(withoutLabel(typed, imeiLabel))
    .replace(/^(\d{15})\/\d{0,2}$/, '$1')
    .replace(/\//g, '');
  if (/^\d{17}$/.test(number)) return number.slice(0, 15);
  return /^\d{16}$/.test(number) ? number.slice(0, 14) + checkDigit(number.slice(0, 14)) : number;
}

/** Returns the Luhn check digit of a number. */
function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Returns a SIM number without the `F` that fills its last half byte (INTAKE-4). */
export function plainIccid(typed: string): string {
  return plainNumber(withoutLabel(typed, iccidLabel)).replace(/^(\d+)f+$/i, '$1');
}

/** Returns a one-time password without the words or the reference that its message has in front of it (INTAKE-4). */
export function plainOtp(typed: string): string {
  return plainNumber(typed).replace(/^\D+(?=\d+$)/, '');
}

/** Returns the digits of a ZIP or ZIP+4, without its label or what a mask left of the four (INTAKE-7). */
export function plainZip(typed: string): string {
  return plainNumber(plainText(typed).replace(zipLabel, '')).replace(/^(\d{5})\+(?=\d{4}$)/, '$1');
}

/** An extension behind a number, as people and `tel:` links write it. */
const extension = /(\d)\s*(?:[;,]?\s*(?:(?:extension|ext|#)[\s.:=]*\d{0,6}|x[\s.:=]*\d{1,6})|[;,]\s*\d{1,6})+$/i;

/**
 * Returns the ten digits of a US phone number in any usual notation: `tel:+1…`, brackets, an extension behind it. Other
 * input stays as it is (INTAKE-4).
 */
export function plainPhone(typed: string): string {
  const number = withoutLabel(plainDigits(typed.normalize('NFKC')), phoneLabel).replace(extension, '$1');
  const digits = plainNumber(number).replace(/[()+/[\]~]/g, '');
  return /^(?:00|011)?1\d{10}$/.test(digits) ? digits.slice(-10) : digits;
}
