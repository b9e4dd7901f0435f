import { brandStyles } from 'virtual:page-assets';
import type { Brand } from './brand.ts';

/** The brand's colors as a stylesheet, made by the build; it follows the common one. */
export function brandStyle({ key }: Pick<Brand, 'key'>): string {
  return brandStyles[key] ?? '';
}
