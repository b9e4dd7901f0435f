/** An answer in the form that Pact gets, with the spellings that the portal accepts besides the contract's. */
export interface Lenient {
  readonly text: string;
  readonly contentType: string | null;
  readonly warnings: readonly string[];
}

const jsonType = /^application\/([\w.-]+\+)?json\b/i;
const offset = /^(\d{4}-\d{2}-\d{2}T[\d:.]+[+-]\d{2})(\d{2})$/;

/**
 * Returns an answer with equal JSON in one spelling: numbers without a needless fraction (`25.0`), optional text
 * that is empty left out, offsets with a colon, and one media type. All but the numbers give a warning.
 */
export function leniently(text: string, contentType: string | null): Lenient {
  const value = json(text);
  const warnings = new Set<string>();
  const isJson = contentType !== null && jsonType.test(contentType);
  if (isJson && !/^application\/json\b/.test(contentType))
    warnings.add(`the media type is ${contentType}, not application/json`);
  const type = isJson && warnings.size > 0 ? 'application/json' : contentType;
  if (typeof value !== 'object' || value === null) return { text, contentType: type, warnings: [...warnings] };
  return { text: JSON.stringify(respelled(value, '', warnings)), contentType: type, warnings: [...warnings] };
}

function respelled(value: unknown, path: string, warnings: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => respelled(entry, `${path}[]`, warnings));
  if (typeof value === 'string' && offset.test(value)) {
    warnings.add(`${path}: the offset has no colon`);
    return value.replace(offset, '$1:$2');
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const fieldPath = path ? `${path}.${name}` : name;
      if (field !== '') return [[name, respelled(field, fieldPath, warnings)]];
      warnings.add(`${fieldPath}: is empty text, which the portal leaves out`);
      return [];
    }),
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
