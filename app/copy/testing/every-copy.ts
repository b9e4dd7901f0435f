/// <reference types="vite/types/importMeta.d.ts" />
import type { ByLanguage } from '../language.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../*.ts', '!../*.test.ts', '!../language.ts', '../../screens/**/copy.ts'],
  { eager: true },
);

/** All the words of the portal: every export that is called `…Messages`, by file and name. */
export const everyCopy: [string, ByLanguage<unknown>][] = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, copies]): [string, ByLanguage<unknown>][] =>
    name.endsWith('Messages') ? [[`${file} ${name}`, copies as ByLanguage<unknown>]] : [],
  ),
);

/** Every text of a copy by its path; a function says what it says of 7. */
export function texts(copy: unknown, path = ''): [string, string][] {
  if (copy === anything) return [[path, '7']];
  if (typeof copy === 'function') return texts(copy(anything, anything, anything), `${path}(7)`);
  if (typeof copy !== 'object' || copy === null) return [[path, String(copy)]];
  return Object.entries(copy).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

/** Stands for any argument of a copy's function: has every property, can be called, and reads as 7. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '7' : anything),
  apply: () => anything,
});
