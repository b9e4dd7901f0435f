import type { Brand } from '#app/brand/brand.ts';

/** The brand's shop, at a plan for so many lines (PUBLIC-34). @param planId the carrier's name of the plan */
export function shopAddress({ external }: Pick<Brand, 'external'>, planId: string, lines?: number): string {
  const address = new URL(external.shop);
  address.searchParams.set('plan', planId);
  if (lines) address.searchParams.set('lines', String(lines));
  return address.href;
}
