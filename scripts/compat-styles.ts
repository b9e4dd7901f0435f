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
  const found = new Set<string>();
  const root = parse(text);
  root.walkAtRules((rule) => {
    if (!isGuarded(rule)) for (const fault of faultsOfAtRule(rule)) found.add(fault);
  });
  root.walkRules((rule) => {
    if (isGuarded(rule)) return;
    if (rule.parent?.type === 'rule') found.add('nesting');
    const lists = parseSelectors().astSync(rule.selector).nodes.map(newIn);
    for (const name of new Set(lists.flat())) found.add(name);
    if (lists.some((list) => list.length > 0)) {
      if (lists.some((list) => list.length === 0)) found.add(`${rule.selector}: the whole list is dropped`);
      return;
    }
    rule.each((node) => {
      if (node.type === 'decl') for (const fault of faultsOf(node, rule)) found.add(fault);
    });
  });
  return [...found].sort();
}

/** Returns true when `@supports` or a rule around it hides this from engines without support. */
function isGuarded({ parent }: { parent?: Container | undefined }): boolean {
  if (parent === undefined || parent.type === 'root') return false;
  const { name, params } = parent as AtRule;
  return (name === 'supports' && !params.startsWith('not')) || isGuarded(parent as { parent?: Container });
}

function faultsOfAtRule({ name, params }: AtRule): string[] {
  const known = atRules[name];
  const conditions = name === 'media' ? [...params.matchAll(/\(([\w-]+)/g)].map(([, one = '']) => one) : [];
  return [
    ...(lackedBy(known).length > 0 ? [`@${name}`] : []),
    ...conditions.filter((one) => lackedBy(known?.[one]).length > 0).map((one) => `@media (${one})`),
  ];
}

/** The pseudo-classes and nesting that a selector of a list has and that are too new. */
function newIn(selector: Selector): string[] {
  const found: string[] = [];
  selector.walk((node) => {
    if (node.type === 'nesting' && lackedBy(selectors.nesting).length > 0) found.push('nesting');
    if (node.type !== 'pseudo') return;
    const known = selectors[node.value.replace(/^::?/, '')];
    if (lackedBy(known).length > 0) found.push(node.value);
    if (node.value === ':not' && node.nodes.length > 1 && lackedBy(known?.selector_list).length > 0)
      found.push(':not() of a list');
  });
  return found;
}

function faultsOf(declaration: Declaration, rule: Rule): string[] {
  const { prop } = declaration;
  const known = properties[prop];
  if (!prop.startsWith('-') && !known) return [`${prop}: no such property`];
  if (lackedBy(known).length > 0) return [prop];
  const isNew = newValues(declaration);
  const hasPlain = () =>
    rule.nodes
      .slice(0, rule.index(declaration))
      .some((other) => other.type === 'decl' && other.prop === prop && newValues(other).length === 0);
  return [
    // A custom property accepts unsupported values, so a plain value before it would be lost.
    ...(isNew.length > 0 && (prop.startsWith('--') || !hasPlain()) ? isNew : []),
    ...newInFlex(declaration, rule),
  ];
}

/** Functions and keywords of a value that are too new. */
function newValues({ prop, value }: Declaration): string[] {
  const found: string[] = [];
  values(value).walk((node) => {
    if (node.type === 'function' && lackedBy(functionOf(node.value)).length > 0) found.push(`${prop}: ${node.value}()`);
    if (node.type === 'word' && lackedBy(properties[prop]?.[node.value]).length > 0)
      found.push(`${prop}: ${node.value}`);
  });
  return found;
}

const functionOf = (name: string): Identifier | undefined => types[name] ?? types.color?.[name];

/** Gaps came to flex later than to grid. */
function newInFlex({ prop }: Declaration, rule: Rule): string[] {
  const isFlex = rule.nodes.some((node) => node.type === 'decl' && node.prop === 'display' && /flex/.test(node.value));
  return isFlex && lackedBy(properties[prop]?.flex_context).length > 0 && /gap$/.test(prop) ? [`flex, ${prop}`] : [];
}
