import type { Brand, Company } from './brand.ts';
import { demo, demoCompany } from './demo.ts';
import { temp1, temp1Company } from './temp1.ts';

const companies = new Map<Brand, Company>([
  [demo, demoCompany],
  [temp1, temp1Company],
]);

/**
 * Who stands behind a brand: for the build of page texts, and for tests.
 * @throws for a brand that has no line here
 */
export function companyOf(brand: Brand): Company {
  const company = companies.get(brand);
  if (!company) throw new Error(`${brand.key} has no company in app/brand/companies.ts`);
  return company;
}
