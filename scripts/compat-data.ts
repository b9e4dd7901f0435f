import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { floor } from './floor.ts';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** What browsers' compatibility data says of styles and of scripts, by name. */
export const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = data.css;
export const { api } = data;
export const { builtins = {} } = data.javascript;

/** The features within one, by name. */
export const within = (one: Identifier): [name: string, feature: Identifier][] =>
  Object.entries(one).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');

/** What browserslist calls an engine, in the words of the compatibility data. */
const names = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' } as const;

const oldest = browserslist([...floor]).map((engine) => {
  const [name = '', versions = ''] = engine.split(' ');
  return { engine, name: names[name as keyof typeof names], version: Number.parseFloat(versions) };
});

/** The engines of the floor that lack a feature in all of its forms; none where the data says nothing of it. */
export function lackedBy(...features: readonly (Identifier | undefined)[]): string[] {
  const known = features.flatMap((feature) => feature?.__compat ?? []);
  if (known.length === 0) return [];
  return oldest
    .filter(({ name, version }) => !known.some(({ support }) => [support[name] ?? []].flat().some(isIn(version))))
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
