import type { cardBrands } from '#contracts/card/vocabulary.ts';
import { isolated } from '#rpc/domain/isolated.ts';

const names: Readonly<Record<(typeof cardBrands)[number], string> & Partial<Record<string, string>>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  'AMERICAN EXPRESS': 'American Express',
  'DINERS CLUB': 'Diners Club',
  DISCOVER: 'Discover',
};

/** Returns the common name of a card brand, or the carrier's word for an unknown one (CARD-3, INTAKE-12). */
export function brandName(brand: string): string {
  return names[brand.toUpperCase()] ?? isolated(brand);
}
