import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brands } from './by-host.ts';
import { iconAddress, iconSizes } from './app-icon.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url).pathname);

test.each(brands.flatMap((brand) => iconSizes.map((size) => ({ key: brand.key, size, brand }))))(
  '$key has its icon as a PNG of $size pixels, small',
  ({ brand, size }) => {
    const png = read(`public${iconAddress(brand, size)}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    expect(png.byteLength).toBeLessThan(8_704);
  },
);
