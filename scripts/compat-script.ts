import type { Identifier } from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { api, builtins, lackedBy, within } from './compat-data.ts';
import { scriptTarget } from './floor.ts';

/** The members that any interface or object has by a name: which of them a script means, its text does not say. */
const members = new Map<string, Identifier[]>();
const collect = (one: Identifier): void => {
  for (const [key, member] of within(one)) {
    const name = key.replace(/_(static|event)$/, '');
    members.set(name, [...(members.get(name) ?? []), member]);
    collect(member);
  }
};
for (const [, one] of [...within(api), ...within(builtins)]) collect(one);

/**
 * What an engine of the floor would not have of what a script uses: names of globals, and of members that no interface
 * had by then.
 * @throws SyntaxError when the script is written in a younger edition of the language
 */
export function tooNewInScript(script: string): string[] {
  const found = new Set<string>();
  const tree = parse(script, { ecmaVersion: Number(scriptTarget.replace('es', '')) as 2019 });
  simple(tree, {
    MemberExpression({ computed, object, property }) {
      if (computed || property.type !== 'Identifier') return;
      const { name } = property;
      const owner = object.type === 'Identifier' ? (api[object.name] ?? builtins[object.name]) : undefined;
      const own = owner?.[`${name}_static`] ?? owner?.[name];
      if (lackedBy(...(own ? [own] : (members.get(name) ?? []))).length > 0) found.add(`.${name}`);
    },
    Identifier({ name }) {
      const known = [api[name], builtins[name], api.Window?.[name]];
      if (lackedBy(...known).length > 0) found.add(name);
    },
  });
  return [...found].sort();
}
