import type { Expected } from './matcher.ts';
import { isDictionary, type WireSchema } from './wire-schema.ts';

/** All fields that a schema declares, as paths with `[]` for elements and `*` for entries. */
export function declaredFields(schema: WireSchema, path = ''): string[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return [...new Set(branches.flatMap((branch) => declaredFields(branch, path)))];
  if (schema.type === 'array') return declaredFields((schema.items ?? {}) as WireSchema, `${path}[]`);
  if (isDictionary(schema)) return declaredFields(schema.additionalProperties as WireSchema, `${path}.*`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...declaredFields(field as WireSchema, `${path}.${name}`),
  ]);
}

/** The fields that a reply has to have, written as `declaredFields` does; of two spellings, both. */
export function expectedFields(one: Expected, path = ''): string[] {
  switch (one.kind) {
    case 'leaf':
    case 'absent':
      return [];
    case 'fields':
      return Object.entries(one.fields).flatMap(([name, field]) => {
        if (field.kind === 'absent') return [];
        const names = one.spellings.find((group) => group.includes(name)) ?? [name];
        const below = (field.kind === 'leaf' && field.leaf.mayBeAbsent) || names.length > 1;
        const own = one.isDictionary ? [`${path}.*`] : names.map((spelled) => `${path}.${spelled}`);
        return [...(one.isDictionary ? [] : own), ...(below ? [] : own.flatMap((at) => expectedFields(field, at)))];
      });
    case 'dictionary':
      return expectedFields(one.entry, `${path}.*`);
    case 'tuple':
      return one.elements.flatMap((element) => expectedFields(element, `${path}[]`));
    case 'list':
      return [...(one.each ? [one.each] : []), ...one.variants].flatMap((element) =>
        expectedFields(element, `${path}[]`),
      );
  }
}
