import { companies } from '#brands';
import type { Brand, Company } from './brand.ts';

/**
 * Returns the company behind a brand: for the build of page texts, and for tests.
 * @throws for a brand that has no folder
 */
export function companyOf({ key }: Pick<Brand, 'key'>): Company {
  const company = companies[key];
  if (!company) throw new Error(`${key} has no company in app/brand/${key.toLowerCase()}/brand.json`);
  return company;
}
