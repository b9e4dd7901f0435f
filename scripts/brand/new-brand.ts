import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type * as z from 'zod';
import { colorsOf } from '../palette.ts';
import { brandsFolder } from './read-brands.ts';
import { type brandFile, BrandProblem } from './brand-file.ts';
import { root } from '../root.ts';

export interface NewBrand {
  /** Name of the brand's folder; in capitals the brand's key. */
  id: string;
  name: string;
  /** Hue of the brand, in degrees of OKLCH. */
  hue: number;
}

/** Brand of the tests, with placeholder numbers and addresses that nobody owns, from which a new one is made. */
const template = `${brandsFolder}/testing/ridge`;

/** Returns the data of a new brand: those of the template, with its own name and colors. */
export function brandData({ id, name, hue }: NewBrand): z.infer<typeof brandFile> {
  const names: Record<string, string> = {
    'Ridge Cellular': name,
    Ridge: name.split(' ')[0] ?? name,
    ridge: id,
    RIDGE: id.toUpperCase(),
  };
  const renamed = (found: string) => JSON.stringify(names[found]).slice(1, -1);
  const text = readFileSync(`${template}/brand.json`, 'utf8').replaceAll(/Ridge Cellular|ridge/gi, renamed);
  return { ...(JSON.parse(text) as z.infer<typeof brandFile>), colors: colorsOf(hue) };
}

/**
 * Makes the folder of a new brand, with a shape, a face, a motif and drawings that no other brand has (SHELL-46).
 * @throws BrandProblem when there is such a folder
 */
export function makeBrand(brand: NewBrand, brands = brandsFolder): string {
  const folder = `${brands}/${brand.id}`;
  if (existsSync(folder)) throw new BrandProblem(`app/brand/${brand.id} is there: choose another name, or edit it`);
  mkdirSync(folder);
  writeFileSync(`${folder}/brand.json`, JSON.stringify(brandData(brand)));
  spawnSync(process.execPath, [`${root}node_modules/oxfmt/bin/oxfmt`, `${folder}/brand.json`]);
  for (const drawing of ['logo.svg', 'scene.svg']) cpSync(`${template}/${drawing}`, `${folder}/${drawing}`);
  return `app/brand/${brand.id}`;
}
