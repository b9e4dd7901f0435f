import type { Expected } from './matcher.ts';
import { isDictionary, type WireSchema } from './wire-schema.ts';

/** Returns the paths of all declared fields, with `[]` for elements and `*` for entries. */
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
export function expectedFields(expectation: Expected, path = ''): string[] {
  switch (expectation.kind) {
    case 'leaf':
    case 'absent':
      return [];
    case 'fields':
      return Object.entries(expectation.fields).flatMap(([name, field]) => {
        if (field.kind === 'absent') return [];
        const names = expectation.spellings.find((group) => group.includes(name)) ?? [name];
        const isOptional = (field.kind === 'leaf' && field.leaf.mayBeAbsent) || names.length > 1;
        const ownPaths = expectation.isDictionary ? [`${path}.*`] : names.map((spelled) => `${path}.${spelled}`);
        return [
          ...(expectation.isDictionary ? [] : ownPaths),
          ...(isOptional ? [] : ownPaths.flatMap((at) => expectedFields(field, at))),
        ];
      });
    case 'dictionary':
      return expectedFields(expectation.entry, `${path}.*`);
    case 'tuple':
      return expectation.elements.flatMap((element) => expectedFields(element, `${path}[]`));
    case 'list':
      return [...(expectation.each ? [expectation.each] : []), ...expectation.variants].flatMap((element) =>
        expectedFields(element, `${path}[]`),
      );
  }
}
