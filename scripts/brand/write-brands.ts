import { mkdirSync, writeFileSync } from 'node:fs';
import { readBrands } from './read-brands.ts';
import { root } from '../root.ts';

const folder = `${root}.cache`;

/**
 * Writes what `#brands` is in the Worker: the brands as checked data, without the companies and without what
 * reads and checks them.
 * @throws BrandProblem
 */
export function writeBrands(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/brands.js`,
    `export const brands = ${JSON.stringify(readBrands().map(({ brand }) => brand))};\n`,
  );
}
