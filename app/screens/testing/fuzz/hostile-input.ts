import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import type { OpenForm } from '../forms/open-form.ts';

/** The fault of one field of a form, or of its body. */
export interface Hostile {
  how: 'other' | 'twice' | 'left out' | 'file' | 'extra' | 'path' | 'broken';
  /** The field, or the part of the path. */
  which: number;
  value: string;
  name: string;
  broken: string;
}

export const hostileInput: fc.Arbitrary<Hostile> = fc.record({
  how: fc.oneof(
    { weight: 8, arbitrary: fc.constant('other' as const) },
    { weight: 3, arbitrary: fc.constant('path' as const) },
    fc.constantFrom('twice' as const, 'left out' as const, 'file' as const, 'extra' as const, 'broken' as const),
  ),
  which: fc.nat(1_000),
  value: hostileText.map((text) => text.toWellFormed()),
  name: fc.constantFrom('extra', '__proto__', 'constructor', '__intent__', 'a[9]', 'a.b'),
  broken: fc.constantFrom('a=%', 'a=%E0%A4%A', '=&=&', '%00=%00', 'operation=%FF%FE', '__proto__=1', '&'.repeat(2_000)),
});

/** The parts of a path that name something; all others are words of the table of routes. */
const isName = (part: string) => part !== '' && !/^[a-z-]+$/.test(part);

/** A form that is right but for one thing. */
export function spoiled(
  { path, page }: Pick<OpenForm, 'path' | 'page'>,
  right: Fields,
  { how, which, value, name, broken }: Hostile,
): { path: string; body: BodyInit } {
  const body = new URLSearchParams(right);
  // A field of the page that these fields lack is a field of the form all the same.
  const names = [...new Set([...Object.keys(right), ...Object.keys(page.typed), ...Object.keys(page.hidden)])];
  const field = names[which % names.length] ?? 'operation';
  switch (how) {
    case 'other':
      body.set(field, value);
      break;
    case 'twice':
      body.append(field, value);
      break;
    case 'left out':
      body.delete(field);
      break;
    case 'extra':
      body.append(name, value);
      break;
    case 'file': {
      const form = new FormData();
      for (const [fieldName, text] of Object.entries(right)) if (fieldName !== field) form.append(fieldName, text);
      form.append(field, new File([value], 'a.txt'));
      return { path, body: form };
    }
    case 'broken':
      return { path, body: new Blob([broken], { type: 'application/x-www-form-urlencoded' }) };
    case 'path': {
      const [pathname = '', query] = path.split('?');
      const parts = pathname.split('/');
      const named = parts.flatMap((part, index) => (isName(part) ? index : []));
      const at = named[which % named.length];
      if (at !== undefined) parts[at] = encodeURIComponent(value);
      return { path: [parts.join('/') || '/', query].filter((part) => part !== undefined).join('?'), body };
    }
  }
  return { path, body };
}
