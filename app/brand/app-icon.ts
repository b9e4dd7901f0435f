import type { Brand } from './brand.ts';

export const iconSizes = [180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** Returns the address of a brand's icon as a PNG of so many pixels; `npm run brands` draws them from `iconSvg`. */
export function iconAddress({ key }: Pick<Brand, 'key'>, size: IconSize): string {
  return `/icon/${key.toLowerCase()}-${size}.png`;
}

/** Returns the brand's logo on its color, with a margin so that a phone can cut the icon to a circle. */
export function iconSvg({ colors, logo }: Pick<Brand, 'colors' | 'logo'>): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${colors.brand[0]}" ` +
    `d="M0 0h48v48H0z"/><svg x="8" y="8" width="32" height="32" viewBox="${logo.viewBox}" ` +
    `color="${colors.brandInk[0]}" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" ` +
    `stroke-linejoin="round">${logo.shapes}</svg></svg>`
  );
}
