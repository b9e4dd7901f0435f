import type { Identifier } from '@mdn/browser-compat-data';
import { type AtRule, type Container, type Declaration, parse, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';
import values from 'postcss-value-parser';
import { atRules, lackedBy, properties, selectors, types } from './compat-data.ts';

/**
 * Returns the parts of a stylesheet that an engine of the floor does not support, without a fallback, each once:
 * properties, at-rules and conditions; values without a plain value before them; selectors that invalidate the rest of
 * their list.
 */
export function tooNewInStyles(text: string): string[] {
  const faults = new Set<string>();
  const root = parse(text);
  root.walkAtRules((rule) => {
    if (!isGuarded(rule)) for (const fault of faultsOfAtRule(rule)) faults.add(fault);
  });
  root.walkRules((rule) => {
    if (isGuarded(rule)) return;
    if (rule.parent?.type === 'rule') faults.add('nesting');
    const lists = parseSelectors().astSync(rule.selector).nodes.map(newIn);
    for (const name of new Set(lists.flat())) faults.add(name);
    if (lists.some((list) => list.length > 0)) {
      if (lists.some((list) => list.length === 0)) faults.add(`${rule.selector}: the whole list is dropped`);
      return;
    }
    rule.each((node) => {
      if (node.type === 'decl') for (const fault of faultsOf(node, rule)) faults.add(fault);
    });
  });
  return [...faults].sort();
}

/** Returns true when `@supports` or another enclosing rule hides a declaration from engines without support. */
function isGuarded({ parent }: { parent?: Container | undefined }): boolean {
  if (parent === undefined || parent.type === 'root') return false;
  const { name, params } = parent as AtRule;
  return (name === 'supports' && !params.startsWith('not')) || isGuarded(parent as { parent?: Container });
}

function faultsOfAtRule({ name, params }: AtRule): string[] {
  const feature = atRules[name];
  const conditions = name === 'media' ? [...params.matchAll(/\(([\w-]+)/g)].map(([, one = '']) => one) : [];
  return [
    ...(lackedBy(feature).length > 0 ? [`@${name}`] : []),
    ...conditions.filter((one) => lackedBy(feature?.[one]).length > 0).map((one) => `@media (${one})`),
  ];
}

/** The pseudo-classes and nesting that a selector of a list has and that are too new. */
function newIn(selector: Selector): string[] {
  const features: string[] = [];
  selector.walk((node) => {
    if (node.type === 'nesting' && lackedBy(selectors.nesting).length > 0) features.push('nesting');
    if (node.type !== 'pseudo') return;
    const feature = selectors[node.value.replace(/^::?/, '')];
    if (lackedBy(feature).length > 0) features.push(node.value);
    if (node.value === ':not' && node.nodes.length > 1 && lackedBy(feature?.selector_list).length > 0)
      features.push(':not() of a list');
  });
  return features;
}

function faultsOf(declaration: Declaration, rule: Rule): string[] {
  const { prop } = declaration;
  const feature = properties[prop];
  if (!prop.startsWith('-') && !feature) return [`${prop}: no such property`];
  if (lackedBy(feature).length > 0) return [prop];
  const isNew = newValues(declaration);
  const hasPlain = () =>
    rule.nodes
      .slice(0, rule.index(declaration))
      .some((other) => other.type === 'decl' && other.prop === prop && newValues(other).length === 0);
  return [
    // A custom property also accepts unsupported values, so that an earlier plain value would have no effect.
    ...(isNew.length > 0 && (prop.startsWith('--') || !hasPlain()) ? isNew : []),
    ...newInFlex(declaration, rule),
  ];
}

/** Functions and keywords of a value that are too new. */
function newValues({ prop, value }: Declaration): string[] {
  const features: string[] = [];
  values(value).walk((node) => {
    if (node.type === 'function' && lackedBy(functionOf(node.value)).length > 0)
      features.push(`${prop}: ${node.value}()`);
    if (node.type === 'word' && lackedBy(properties[prop]?.[node.value]).length > 0)
      features.push(`${prop}: ${node.value}`);
  });
  return features;
}

const functionOf = (name: string): Identifier | undefined => types[name] ?? types.color?.[name];

/** Returns gaps in a flex container, which engines support later than those in a grid. */
function newInFlex({ prop }: Declaration, rule: Rule): string[] {
  const isFlex = rule.nodes.some((node) => node.type === 'decl' && node.prop === 'display' && /flex/.test(node.value));
  return isFlex && lackedBy(properties[prop]?.flex_context).length > 0 && /gap$/.test(prop) ? [`flex, ${prop}`] : [];
}
