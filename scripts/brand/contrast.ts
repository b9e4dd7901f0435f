import { blend, formatHex, wcagContrast } from 'culori';
import { type AtRule, parse, type Rule } from 'postcss';
import { motifOpacity } from './kit.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Colors by their token: `brand`, or with a selector, `.ok tone`. */
export type Tokens = Readonly<Record<string, string>>;

/** Returns the colors of a stylesheet in light mode, and those that dark mode replaces. */
export function tokensOf(css: string): Record<Scheme, Tokens> {
  const colors: Record<Scheme, Record<string, string>> = { light: {}, dark: {} };
  parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const condition = parent?.parent;
    const isDark = condition?.type === 'atrule' && (condition as AtRule).params.includes('dark');
    const { selector } = parent as Rule;
    const name = selector === ':root' ? prop.slice(2) : `${selector} ${prop.slice(2)}`;
    if (value.startsWith('#')) colors[isDark ? 'dark' : 'light'][name] = value;
  });
  return colors;
}

/** The panel where a line of the motif is under the text. */
export const motifGround = 'panel with the motif';

const overMotif = (panel: string) => formatHex(blend([panel, { mode: 'rgb', r: 1, g: 1, b: 1, alpha: motifOpacity }]));

/** Inks on each of their grounds, with the lowest contrast of WCAG 2.2 AA: 4.5 for text, 3 for shapes of controls. */
const pairs: readonly (readonly [inks: readonly string[], grounds: readonly string[], least: number])[] = [
  [['ink', 'ink-2', 'brand', 'bad'], ['page', 'card'], 4.5],
  [['ink', 'brand', 'ink-2'], ['soft'], 4.5],
  ...['.ok', '.warn', '.bad'].flatMap((state) => [
    [[`${state} tone`, 'ink', 'brand'], [`${state} soft`], 4.5] as const,
    // The mark of a note, and the bar of data.
    [['card'], [`${state} tone`], 4.5] as const,
    [[`${state} tone`], ['line'], 3] as const,
  ]),
  ...['f2', 'f3', 'f4', 'f5', 'f6'].map((face) => [[`.${face}::before tone`], [`.${face}::before soft`], 4.5] as const),
  [['brand-ink'], ['brand'], 4.5],
  [['panel-ink', 'panel-soft'], ['panel', motifGround], 4.5],
  [['ink-2'], ['line'], 4.5],
  [['edge', 'brand'], ['page', 'card'], 3],
];

/** The pairs of a brand's stylesheet, with that of the lines' initials, whose contrast is too low, or that it lacks. */
export function weakPairs(css: string) {
  const { light, dark } = tokensOf(css);
  return schemes.flatMap((scheme) => {
    const schemeTokens: Tokens = scheme === 'light' ? light : { ...light, ...dark };
    const tokens: Tokens = { ...schemeTokens, [motifGround]: schemeTokens.panel ? overMotif(schemeTokens.panel) : '' };
    return pairs
      .flatMap(([inks, grounds, least]) => inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least }))))
      .map(({ ink, ground, least }) => {
        const colors: [string, string] = [tokens[ink] ?? '', tokens[ground] ?? ''];
        return { scheme, ink, ground, colors, least, has: wcagContrast(...colors) };
      })
      .filter(({ has, least }) => !(has >= least));
  });
}
