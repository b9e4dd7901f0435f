import { rareStyles } from 'virtual:page-assets';

const rareTexts = rareStyles.map(({ css }) => css);

const tag = '<style>';

/** Which of them a class, a role or an attribute needs. */
const needing = new Map<string, number[]>();
for (const [index, { marks }] of rareStyles.entries())
  for (const mark of marks) needing.set(mark, [...(needing.get(mark) ?? []), index]);

const attributes = [...needing.keys()].filter((mark) => mark.startsWith('data-'));

/** Cache of the style indexes by value of `class` or `role`: pages repeat a few values. */
const neededBy = new Map<string, readonly number[]>();

/** A page's HTML, with the rare styles of its brand that something on it needs, in its last style element (ADR-004). */
export function withRareStyles(html: string, brandKey: string): string {
  const end = html.indexOf('</head>');
  const needed = new Set<number>();
  for (const attribute of ['class', 'role'])
    for (const value of valuesOf(attribute, html, end)) for (const index of needs(value)) needed.add(index);
  for (const attribute of attributes)
    if (html.includes(`${attribute}="`, end)) for (const index of needs(attribute)) needed.add(index);
  const styles = rareStyles
    .flatMap(({ css, brand = brandKey }, index) => (needed.has(index) && brand === brandKey ? [css] : []))
    .join('');
  // Before those of paper.
  const start = html.lastIndexOf(tag, end) + tag.length;
  return html.slice(0, start) + styles + html.slice(start);
}

/** The rare styles that a page has, for its content security policy. */
export function rareStylesIn(html: string): string[] {
  const end = html.indexOf('</head>');
  const last = html.slice(html.lastIndexOf(tag, end), end);
  return rareTexts.filter((css) => last.includes(css));
}

function needs(value: string): readonly number[] {
  const indexes = neededBy.get(value) ?? value.split(' ').flatMap((name) => needing.get(name) ?? []);
  neededBy.set(value, indexes);
  return indexes;
}

/**
 * The values of an attribute behind a place. By plain search: an expression takes ten times as long, and words never
 * have a quotation mark in HTML that React has made. No other attribute's name ends like these, and a search for the
 * space before them takes twice as long.
 */
function valuesOf(attribute: string, html: string, from: number): string[] {
  const values: string[] = [];
  const begin = `${attribute}="`;
  for (let position = html.indexOf(begin, from); position !== -1; position = html.indexOf(begin, position)) {
    position += begin.length;
    values.push(html.slice(position, html.indexOf('"', position)));
  }
  return values;
}
