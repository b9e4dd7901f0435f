import type { Brand } from './brand.ts';

export const iconSizes = [180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** Where a brand's icon is as a PNG of so many pixels: `scripts/icons.ts` makes them from `iconSvg`. */
export function iconAddress({ key }: Pick<Brand, 'key'>, size: IconSize): string {
  return `/icon/${key.toLowerCase()}-${size}.png`;
}

/** The brand's sign on its colour, with room around it: it may be cut to a circle. */
export function iconSvg(brand: Pick<Brand, 'colours'>): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${brand.colours.brand[0]}" ` +
    `d="M0 0h48v48H0z"/><path d="M16 32V18m8 14V23m8 9V16" fill="none" ` +
    `stroke="${brand.colours.brandInk[0]}" stroke-width="4" stroke-linecap="round"/></svg>`
  );
}
