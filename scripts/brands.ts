import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BrandProblem } from './brand/brand-file.ts';
import { drawIcons, missingIcons } from './brand/draw-icons.ts';
import { makeBrand } from './brand/new-brand.ts';
import { brandsFolder, readBrands } from './brand/read-brands.ts';

// Checks the folders of app/brand and draws the icons that are missing; `--new` makes a folder first (SHELL-43).

const usage = `npm run brands                                            checks every brand, draws missing icons
npm run brands -- --new ID --name "LONG NAME" --hue DEGREES   makes app/brand/ID first
npm run brands -- --redraw ID                                 draws the icons of ID again`;

try {
  const { values } = parseArgs({
    options: {
      new: { type: 'string' },
      name: { type: 'string' },
      hue: { type: 'string', default: '265' },
      redraw: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || Boolean(values.new) !== Boolean(values.name)) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
  } else {
    if (values.new && values.name) add(values.new, values.name, Number(values.hue));
    for (const { brand } of readBrands()) {
      if (missingIcons(brand).length > 0 || brand.key === values.redraw?.toUpperCase()) await drawIcons(brand);
      console.log(`${brand.key.padEnd(12)} ${brand.longName.padEnd(24)} ${brand.hosts.join(' ')}`);
    }
  }
} catch (thrown) {
  if (!(thrown instanceof BrandProblem)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}

/** A folder that cannot be read is not left behind. */
function add(id: string, name: string, hue: number): void {
  const folder = makeBrand({ id, name, hue });
  try {
    readBrands();
  } catch (thrown) {
    rmSync(`${brandsFolder}/${id}`, { recursive: true });
    throw thrown;
  }
  console.log(`${folder} is there: write your numbers, hours, addresses and people into brand.json`);
}
