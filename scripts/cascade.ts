import { selectorSpecificity } from '@csstools/selector-specificity';
import { type Declaration, parse, type Root, type Rule } from 'postcss';
import selectors, { type Selector } from 'postcss-selector-parser';

/** A property on what one selector means. */
interface Claim {
  property: string;
  important: boolean;
  /** How much the selector weighs; compared as text would be. */
  weight: readonly [ids: number, classes: number, types: number];
  /** What the selector says of the element itself: the name of its tag, and which of its pseudo-elements is meant. */
  tag: string | undefined;
  pseudo: string;
}

/**
 * A layer of styles as plain rules that still win over those of lower layers, for engines without `@layer`: a
 * declaration that a lower one might beat, by a heavier selector or as important, becomes `!important`, and with it
 * those of its own layer that win over it.
 */
export function above(layer: string, lower: readonly string[]): string {
  const before = lower.flatMap((css) => claimsIn(parse(css)));
  const root = parse(layer);
  const own: { declaration: Declaration; claims: Claim[] }[] = [];
  root.walkDecls((declaration) => void own.push({ declaration, claims: claimsOf(declaration) }));
  const raised: Claim[] = [];
  const raise = ({ declaration, claims }: (typeof own)[number]) => {
    if (declaration.important) return;
    declaration.important = true;
    raised.push(...claims);
  };
  for (const one of own) if (one.claims.some((claim) => before.some(beats(claim, 1)))) raise(one);
  // Grows while it is walked: what wins over a declaration has to win over it as important too.
  for (const lost of raised) for (const one of own) if (one.claims.some(beats(lost, 0))) raise(one);
  return root.toString();
}

/** Does a claim win over another one by at least so much? */
const beats =
  (own: Claim, least: 0 | 1) =>
  (other: Claim): boolean =>
    meet(own, other) && (other.important || heavier(other, own) >= least);

function claimsIn(root: Root): Claim[] {
  const claims: Claim[] = [];
  root.walkDecls((declaration) => void claims.push(...claimsOf(declaration)));
  return claims;
}

function claimsOf(declaration: Declaration): Claim[] {
  const rule = declaration.parent as Rule | undefined;
  if (rule?.type !== 'rule' || isFrame(rule)) return [];
  const own = { property: declaration.prop, important: declaration.important ?? false };
  return selectors()
    .astSync(rule.selector)
    .nodes.map((selector) => ({ ...own, ...subjectOf(selector) }));
}

/** Is a rule a part of an animation, which no selector competes with? */
const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

function subjectOf(selector: Selector): Pick<Claim, 'weight' | 'tag' | 'pseudo'> {
  const { a, b, c } = selectorSpecificity(selector);
  const last = selector.nodes.slice(selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  const pseudo = last.find((node) => selectors.isPseudoElement(node));
  return { weight: [a, b, c], tag: last.find(({ type }) => type === 'tag')?.value, pseudo: pseudo?.value ?? '' };
}

/** May two declarations be about the same thing of the same element? Where it can't be told, they are. */
function meet(one: Claim, other: Claim): boolean {
  if (one.pseudo !== other.pseudo) return false;
  if (one.tag !== undefined && other.tag !== undefined && one.tag !== other.tag) return false;
  if (one.property === 'all' || other.property === 'all') return true;
  return family(one.property) === family(other.property);
}

/** A shorthand and what it stands for have their first word in common, but for these. */
const families: Readonly<Record<string, string>> = { line: 'font', row: 'gap', column: 'gap', letter: 'letter' };

const family = (property: string) => {
  if (property.startsWith('--')) return property;
  const [first = property] = property.split('-');
  return families[first] ?? first;
};

function heavier(one: Claim, other: Claim): number {
  const at = one.weight.findIndex((weight, index) => weight !== other.weight[index]);
  return at < 0 ? 0 : (one.weight[at] ?? 0) - (other.weight[at] ?? 0);
}
