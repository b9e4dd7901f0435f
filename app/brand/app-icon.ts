import type { Brand } from './brand.ts';

export const iconSizes = [180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** Where a brand's icon is as a PNG of so many pixels: `scripts/icons.ts` makes them from `iconSvg`. */
export function iconAddress({ key }: Pick<Brand, 'key'>, size: IconSize): string {
  return `/icon/${key.toLowerCase()}-${size}.png`;
}

/** The light colour of `app/styles/tokens.css`, for brands without one of their own. */
const plain = { brand: '#0b5c56', 'brand-ink': '#fff' } as const;

/** A brand's own colour in light pages, for what stands outside of them. */
export function brandColour({ colours }: Pick<Brand, 'colours'>, token: keyof typeof plain): string {
  return colours[token]?.[0] ?? plain[token];
}

/** The brand's sign on its colour, with room around it: it may be cut to a circle. */
export function iconSvg(brand: Pick<Brand, 'colours'>): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${brandColour(brand, 'brand')}" ` +
    `d="M0 0h48v48H0z"/><path d="M16 32V18m8 14V23m8 9V16" fill="none" ` +
    `stroke="${brandColour(brand, 'brand-ink')}" stroke-width="4" stroke-linecap="round"/></svg>`
  );
}
