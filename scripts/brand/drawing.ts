import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { Drawing } from '#app/brand/brand.ts';
import { BrandProblem } from './brand-file.ts';

const shapes = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const attributes = [
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'transform'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'fill-rule', 'clip-rule', 'opacity'],
];
/** Numbers, words and transformations: neither an address nor anything that ends an attribute. */
const plainValue = /^(?!.*url)[\w\s.,#()+-]*$/i;
/** Words of a picture: amounts of data, the same in every language. */
const plainText = /^\d{1,3} [GM]B$/;

/** The form of a drawing, and its limit in bytes. */
export interface DrawingKind {
  box: RegExp;
  such: string;
  limit: number;
  /** The drawing may contain text. */
  hasText: boolean;
}

/** Limits of a brand's logo, which is small because every page contains it (SHELL-43). */
export const logo: DrawingKind = {
  box: /^-?[\d.]+ -?[\d.]+ ([1-9][\d.]*) \1$/,
  such: 'the viewBox of a square, such as viewBox="0 0 28 28"',
  limit: 2048,
  hasText: false,
};
/** Limits of the picture of a brand's first page (SHELL-46). */
export const scene: DrawingKind = { box: /^0 0 360 150$/, such: 'viewBox="0 0 360 150"', limit: 1740, hasText: true };

/**
 * Reads a drawing. Its shapes are written anew from what is allowed, so that no script, address or style of the file
 * comes through (SHELL-43).
 * @throws BrandProblem with what is wrong and what to write
 */
export function readDrawing(svg: string, file: string, { box, such, limit, hasText }: DrawingKind): Drawing {
  const refuse = (what: string): never => {
    throw new BrandProblem(`${file}: ${what}`);
  };
  const top = parse(svg.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, ''), { comment: false }).childNodes.filter(holdsSomething);
  const [root] = top;
  if (top.length !== 1 || !isElement(root) || root.rawTagName !== 'svg')
    return refuse('write one <svg> and nothing else');
  const viewBox = root.getAttribute('viewBox') ?? '';
  if (!box.test(viewBox)) return refuse(`give the <svg> ${such}`);

  const written = (node: Node): string => {
    if (!holdsSomething(node)) return '';
    if (!isElement(node)) return refuse(`“${node.rawText.trim().slice(0, 40)}” is text: draw letters as paths`);
    const tag = node.rawTagName;
    if (tag === 'text' && hasText && plainText.test(node.text.trim()))
      return `<text x="${Number(node.getAttribute('x'))}" y="${Number(node.getAttribute('y'))}">${node.text.trim()}</text>`;
    if (!shapes.includes(tag)) return refuse(`<${tag}> is not allowed: draw with ${shapes.join(', ')}`);
    const has = Object.entries(node.attributes).map(([name, value]) => {
      if (!attributes.includes(name)) return refuse(`<${tag} ${name}> is not allowed: use ${attributes.join(', ')}`);
      if (!plainValue.test(value))
        return refuse(`<${tag} ${name}="${value}"> is not allowed: write numbers and colors`);
      return ` ${name}="${value}"`;
    });
    const inner = node.childNodes.map(written).join('');
    return inner ? `<${tag}${has.join('')}>${inner}</${tag}>` : `<${tag}${has.join('')}/>`;
  };
  const drawn = root.childNodes.map(written).join('');
  if (!drawn) return refuse('draw at least one shape');
  if (drawn.length > limit) return refuse(`its shapes have ${drawn.length} bytes: simplify them to at most ${limit}`);
  return { viewBox, shapes: drawn };
}

function isElement(node: Node | undefined): node is HTMLElement {
  return node?.nodeType === NodeType.ELEMENT_NODE;
}

function holdsSomething(node: Node): boolean {
  return isElement(node) || node.rawText.trim() !== '';
}
