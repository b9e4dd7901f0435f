const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/;

/**
 * Returns a text of somebody else for a sentence. One with letters that run from right to left is put between the marks
 * that are `bdi` in plain text, so that it moves nothing beside it; all others stay as they are (INTAKE-12).
 */
export function isolated<Text extends string | undefined>(text: Text): Text | string {
  return text !== undefined && rightToLeft.test(text) && !text.startsWith('\u2068') ? `\u2068${text}\u2069` : text;
}
