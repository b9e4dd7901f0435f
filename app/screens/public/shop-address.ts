import type { Brand } from '#app/brand/brand.ts';

/** The brand's shop, at a plan (PUBLIC-34). @param planId the carrier's name of the plan */
export function shopAddress({ external }: Pick<Brand, 'external'>, planId: string): string {
  const address = new URL(external.shop);
  address.searchParams.set('plan', planId);
  return address.href;
}
