const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/;
/** Marks that turn or isolate what follows; one without its end would reach the words beside the text. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a text of somebody else for a sentence, without marks that turn what follows. One with letters that run from
 * right to left is put between the marks that are `bdi` in plain text, so that it moves nothing beside it (INTAKE-12).
 */
export function isolated<Text extends string | undefined>(text: Text): Text | string {
  const plain = text?.replace(turns, '');
  return plain !== undefined && rightToLeft.test(plain) ? `\u2068${plain}\u2069` : (plain as Text);
}
