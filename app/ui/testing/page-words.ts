import { type HTMLElement, parse } from 'node-html-parser';

/** What a person reads of it: no tags, plain spaces and hyphens, one space between words. */
export function words(html: string | HTMLElement): string {
  const root = typeof html === 'string' ? parse(html, { comment: false }) : html;
  return plain(textOf(root));
}

/** Elements that stand within a line of text: their words belong to the words around them. */
const inline = ['A', 'B', 'BDI', 'SPAN', 'TIME'];

function textOf(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (node.nodeType === 3) return node.text;
      if ((node as HTMLElement).hasAttribute('hidden')) return '';
      const text = textOf(node as HTMLElement);
      return inline.includes((node as HTMLElement).tagName) ? text : ` ${text} `;
    })
    .join('');
}

function plain(text: string): string {
  return text
    .replaceAll('\u2011', '-')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}
