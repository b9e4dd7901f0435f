import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { floor, scriptTarget } from '../floor.ts';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Browser compatibility data of styles, by name. */
export const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = data.css;
const { api } = data;
const { builtins = {} } = data.javascript;

/** Returns the subfeatures of a feature, by name. */
const within = (features: Identifier): [name: string, feature: Identifier][] =>
  Object.entries(features).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');

/** Names of engines in the compatibility data, by their names in browserslist. */
const names = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' } as const;

const oldest = browserslist([...floor]).map((engine) => {
  const [name = '', versions = ''] = engine.split(' ');
  return { engine, name: names[name as keyof typeof names], version: Number.parseFloat(versions) };
});

/** Returns the engines of the floor that lack every form of a feature; none without data about it. */
export function lackedBy(...features: readonly (Identifier | undefined)[]): string[] {
  const compats = features.flatMap((feature) => feature?.__compat ?? []);
  if (compats.length === 0) return [];
  return oldest
    .filter(({ name, version }) => !compats.some(({ support }) => [support[name] ?? []].flat().some(isIn(version))))
    .map(({ engine }) => engine);
}

const isIn =
  (version: number) =>
  ({ version_added: added, version_removed: removed, ...limits }: SimpleSupportStatement): boolean => {
    if (limits.prefix || limits.alternative_name || limits.flags) return false;
    if (typeof added !== 'string' || added === 'preview') return false;
    if (typeof removed === 'string' && Number.parseFloat(removed.replace('≤', '')) <= version) return false;
    return Number.parseFloat(added.replace('≤', '')) <= version;
  };

/** Members of all interfaces and objects by name. The text of a script does not show the type that it reads from. */
const members = new Map<string, Identifier[]>();
const collect = (owner: Identifier): void => {
  for (const [key, member] of within(owner)) {
    const name = key.replace(/_(static|event)$/, '');
    members.set(name, [...(members.get(name) ?? []), member]);
    collect(member);
  }
};
for (const [, one] of [...within(api), ...within(builtins)]) collect(one);

/**
 * Returns the names in a script that an engine of the floor lacks: globals, and members that no interface had then.
 * @throws SyntaxError when the script is written in a younger edition of the language
 */
export function tooNewInScript(script: string): string[] {
  const lacking = new Set<string>();
  const tree = parse(script, { ecmaVersion: Number(scriptTarget.replace('es', '')) as 2019 });
  simple(tree, {
    MemberExpression({ computed, object, property }) {
      if (computed || property.type !== 'Identifier') return;
      const { name } = property;
      const owner = object.type === 'Identifier' ? (api[object.name] ?? builtins[object.name]) : undefined;
      const member = owner?.[`${name}_static`] ?? owner?.[name];
      if (lackedBy(...(member ? [member] : (members.get(name) ?? []))).length > 0) lacking.add(`.${name}`);
    },
    Identifier({ name }) {
      const globals = [api[name], builtins[name], api.Window?.[name]];
      if (lackedBy(...globals).length > 0) lacking.add(name);
    },
  });
  return [...lacking].sort();
}
