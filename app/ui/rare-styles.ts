import { rareStyles } from 'virtual:page-assets';

const known = rareStyles.map(({ css, marks }) => {
  const names = marks.join('|');
  return {
    style: `<style>${css}</style>`,
    css,
    isNeeded: new RegExp(`(?:class|role)="(?:[^"]* )?(?:${names})[ "]| (?:${names})="`),
  };
});

/** A page's HTML with those of the rare styles that something on it needs (ADR-004). */
export function withRareStyles(html: string): string {
  const needed = known.filter(({ isNeeded }) => isNeeded.test(html)).map(({ style }) => style);
  return html.replace('</head>', `${needed.join('')}</head>`);
}

/** The rare styles that a page has, for its content security policy. */
export function rareStylesIn(html: string): string[] {
  return known.filter(({ style }) => html.includes(style)).map(({ css }) => css);
}
