import { rareStyles } from 'virtual:page-assets';

const known = rareStyles.map(({ css }) => ({ css, style: `<style>${css}</style>` }));

/** Which of them a class, a role or an attribute needs. */
const needing = new Map<string, Set<number>>();
for (const [index, { marks }] of rareStyles.entries())
  for (const mark of marks) needing.set(mark, (needing.get(mark) ?? new Set()).add(index));

const attributes = [...needing.keys()].filter((mark) => mark.startsWith('data-'));

/** A page's HTML with those of the rare styles that something on it needs (ADR-004). */
export function withRareStyles(html: string): string {
  const end = html.indexOf('</head>');
  const needed = new Set<number>();
  const need = (mark: string) => needing.get(mark)?.forEach((index) => needed.add(index));
  for (const value of valuesOf('class', html, end)) for (const name of value.split(' ')) need(name);
  for (const role of valuesOf('role', html, end)) need(role);
  for (const attribute of attributes) if (html.includes(` ${attribute}="`, end)) need(attribute);
  const styles = known.filter((_, index) => needed.has(index)).map(({ style }) => style);
  // Before those of paper.
  const at = html.lastIndexOf('<style>', end);
  return html.slice(0, at) + styles.join('') + html.slice(at);
}

/** The rare styles that a page has, for its content security policy. */
export function rareStylesIn(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return known.filter(({ style }) => head.includes(style)).map(({ css }) => css);
}

/**
 * The different values of an attribute behind a place. By plain search: an expression takes ten times as long, and
 * words never have a quotation mark in HTML that React has made.
 */
function valuesOf(attribute: string, html: string, from: number): Set<string> {
  const values = new Set<string>();
  const begin = ` ${attribute}="`;
  for (let at = html.indexOf(begin, from); at !== -1; at = html.indexOf(begin, at)) {
    at += begin.length;
    values.add(html.slice(at, html.indexOf('"', at)));
  }
  return values;
}
