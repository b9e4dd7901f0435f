/**
 * Characters that nobody sees and that no word needs: controls, bidi marks, zero-width characters, soft hyphens,
 * fillers and variation selectors. U+200C and U+200D join letters in some scripts.
 */
const invisible = /[\p{Cc}\p{Co}\p{Cs}\u2800]|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
/** Matches spaces, tabs and line ends, which become one space in a field of one line. */
const spaces = /[\p{Z}\t-\r\u0085]+/gu;
/** Joiners that are not between two letters or marks join nothing. Old engines have no lookbehind. */
const joinersAfterNoLetter = /(^|[^\p{L}\p{M}])[\u200c\u200d]+/gu;
const joinersBeforeNoLetter = /[\u200c\u200d]+(?![\p{L}\p{M}\u200c\u200d])/gu;

/**
 * Returns the text of a single-line field: NFC, without characters that nobody sees, with single plain spaces, trimmed
 * (INTAKE-1).
 */
export function plainText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(spaces, ' ')
    .replace(invisible, '')
    .replace(joinersAfterNoLetter, '$1')
    .replace(joinersBeforeNoLetter, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** Returns the text with `-` for every hyphen or dash of a word, and `'` for every apostrophe (INTAKE-2). */
export function plainMarks(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u2018\u2019\u201b\u02bb\u02bc\u00b4\u2032\u05f3\uff07`]/g, "'");
}

/** Returns a code without spaces, with plain hyphens and in ASCII where it has a full-width form (INTAKE-13). */
export function plainCode(typed: string): string {
  return plainMarks(plainDigits(plainText(typed.normalize('NFKC')))).replace(/ /g, '');
}

/** Returns a secret as it was typed, without characters at its ends that nobody sees and no space is (INTAKE-13). */
export function plainSecret(typed: string): string {
  const unseen = `(?:${invisible.source})+`;
  return typed.replace(new RegExp(`^${unseen}|${unseen}$`, 'gu'), '');
}

/** Returns the text with the ASCII digit for every decimal digit of another script (INTAKE-3). */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Returns the value of a decimal digit: each script has ten in a row, and mathematical ones decompose to ASCII. */
function valueOf(digit: string): number {
  const ascii = digit.normalize('NFKC');
  if (/^\d$/.test(ascii)) return Number(ascii);
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Returns a text without the quotation marks and brackets around it, and without what ends a sentence or a list. */
export function withoutWrapping(text: string): string {
  return text.replace(/^["'\u201c\u201d\u2018\u2019<([]+/, '').replace(/["'\u201c\u201d\u2018\u2019>)\],;:.!]+$/, '');
}
