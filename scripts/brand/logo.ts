import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { Logo } from '#app/brand/brand.ts';
import { BrandProblem } from './brand-file.ts';

const shapes = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const attributes = [
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'transform'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'fill-rule', 'clip-rule', 'opacity'],
];
/** Numbers, words and transformations: neither an address nor anything that ends an attribute. */
const plainValue = /^(?!.*url)[\w\s.,#()+-]*$/i;
/** In bytes; every page has the logo. */
const limit = 2048;

/**
 * Reads a brand's logo. Its shapes are written anew from what is allowed, so that no script, address or style of the
 * file comes through (SHELL-43).
 * @throws BrandProblem with what is wrong and what to write
 */
export function readLogo(svg: string, file: string): Logo {
  const refuse = (what: string): never => {
    throw new BrandProblem(`${file}: ${what}`);
  };
  const top = parse(svg.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, ''), { comment: false }).childNodes.filter(holdsSomething);
  const [root] = top;
  if (top.length !== 1 || !isElement(root) || root.rawTagName !== 'svg')
    return refuse('write one <svg> and nothing else');
  const viewBox = root.getAttribute('viewBox') ?? '';
  const [, width, height] = /^-?[\d.]+ -?[\d.]+ ([\d.]+) ([\d.]+)$/.exec(viewBox) ?? [];
  if (!width || width !== height || Number(width) <= 0)
    return refuse('give the <svg> the viewBox of a square, such as viewBox="0 0 28 28"');

  const written = (node: Node): string => {
    if (!holdsSomething(node)) return '';
    if (!isElement(node)) return refuse(`“${node.rawText.trim().slice(0, 40)}” is text: draw letters as paths`);
    const tag = node.rawTagName;
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
