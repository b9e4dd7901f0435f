import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Brand, Company, Drawing } from '#app/brand/brand.ts';
import { faceStyles, paletteOf, surfaceOf, toneStyles, wrongStyles } from '../palette.ts';
import { motifGround, weakPairs } from './contrast.ts';
import { type DrawingKind, logo, readDrawing, scene } from './drawing.ts';
import { brandFile, BrandProblem } from './brand-file.ts';
import { root } from '../root.ts';

export const brandsFolder = `${root}app/brand`;

export interface BrandFolder {
  brand: Brand;
  company: Company;
}

/**
 * Reads each folder of `app/brand/` that has a `brand.json`, with its `logo.svg` and `scene.svg`; the brand of all
 * other hosts first, then by their keys (SHELL-43).
 * @throws BrandProblem that names every field which is wrong, with what to write
 */
export function readBrands(folder = brandsFolder): [BrandFolder, ...BrandFolder[]] {
  const ids = readdirSync(folder)
    .filter((id) => existsSync(`${folder}/${id}/brand.json`))
    .sort();
  const problems: string[] = [];
  const brands = ids.flatMap((id) => {
    try {
      return [readBrand(folder, id)];
    } catch (thrown) {
      if (!(thrown instanceof BrandProblem)) throw thrown;
      problems.push(thrown.message);
      return [];
    }
  });
  const [usual, ...others] = brands.toSorted((a, b) => Number(isUsual(b)) - Number(isUsual(a)));
  if (problems.length === 0) problems.push(...hostProblems(brands.map(({ brand }) => brand)));
  if (problems.length > 0 || !usual) throw new BrandProblem(problems.join('\n'));
  return [usual, ...others];
}

const isUsual = ({ brand }: BrandFolder) => brand.hosts.includes('*');

/**
 * Reads the folder of one brand.
 * @throws BrandProblem
 */
export function readBrand(folder: string, id: string): BrandFolder {
  const file = relative(root, `${folder}/${id}/brand.json`);
  if (!/^[a-z][a-z\d]*$/.test(id))
    throw new BrandProblem(`${file}: name the folder with small letters and digits, such as summit`);
  const parsed = brandFile.safeParse(jsonOf(file, readFileSync(`${folder}/${id}/brand.json`, 'utf8')));
  if (!parsed.success)
    throw new BrandProblem(
      parsed.error.issues.map(({ path, message }) => `${file}: ${path.join('.') || 'the file'}: ${message}`).join('\n'),
    );
  const { company, ...rest } = parsed.data;
  const weak = colorProblems(rest);
  if (weak.length > 0) throw new BrandProblem(weak.map((problem) => `${file}: ${problem}`).join('\n'));
  const drawings = {
    logo: drawingOf(`${folder}/${id}/logo.svg`, logo),
    scene: drawingOf(`${folder}/${id}/scene.svg`, scene),
  };
  return { brand: { key: id.toUpperCase(), ...drawings, ...rest }, company };
}

function drawingOf(path: string, kind: DrawingKind): Drawing {
  const file = relative(root, path);
  if (!existsSync(path)) throw new BrandProblem(`${file} is missing: draw it as an SVG and put it there`);
  return readDrawing(readFileSync(path, 'utf8'), file, kind);
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new BrandProblem(`${file} is not JSON: ${(thrown as Error).message}`);
  }
}

/** The fields of brand.json by the token of the palette that they set. */
const fields: Readonly<Record<string, string>> = {
  brand: 'brand',
  'brand-ink': 'brandInk',
  panel: 'panel',
  [motifGround]: 'panel',
};

/** Returns the colors with too little contrast, by field: each color once, with its worst ground. */
function colorProblems({ colors, look }: Pick<Brand, 'colors' | 'look'>): string[] {
  const worst = new Map<string, string>();
  for (const { scheme, ink, ground, colors: pair, least, has } of weakPairs(
    [paletteOf(colors, look.paper), surfaceOf(colors), wrongStyles(), ...toneStyles(), ...faceStyles()].join(''),
  ).toSorted((a, b) => a.has - b.has)) {
    const field = `${fields[ink] ?? fields[ground] ?? 'hue'}.${scheme === 'light' ? 0 : 1}`;
    const better = field.startsWith('brand.') ? (scheme === 'light' ? 'a darker' : 'a lighter') : 'another';
    if (worst.has(field)) continue;
    worst.set(
      field,
      `colors.${field}: ${pair.join(' on ')} has a contrast of ${has.toFixed(1)} in ${scheme} pages and needs ` +
        `${least} (“${ink}” on “${ground}”): write ${better} color`,
    );
  }
  return [...worst.values()];
}

function hostProblems(brands: readonly Brand[]): string[] {
  const claims = brands.flatMap(({ key, hosts }) => hosts.map((host) => ({ host, key })));
  const twice = claims.filter(({ host }, index) => claims.findIndex((claim) => claim.host === host) !== index);
  return [
    ...twice.map(({ host, key }) => `app/brand/${key.toLowerCase()}/brand.json: hosts: “${host}” is claimed twice`),
    ...(claims.some(({ host }) => host === '*')
      ? []
      : ['app/brand: give one brand the host "*": it has every host that no other brand claims']),
  ];
}

/** Ends this process with exit code 1 when a brand is invalid, and prints the corrections. */
export function exitIfBrandsAreWrong(): void {
  try {
    readBrands();
  } catch (thrown) {
    if (!(thrown instanceof BrandProblem)) throw thrown;
    console.error(thrown.message);
    process.exit(1);
  }
}
