import { test } from './portal-test.ts';

/**
 * A journey that is walked at both brands: one of each area, and those that tell the brand's telephone number. Rules
 * are the same at each brand, so the others are walked at one (ADR-018).
 */
export function testInEachBrand(title: string, walk: Parameters<typeof test>[2]): void {
  test(title, walk);
  test.describe('at the second brand', () => {
    test.use({ brand: 'TEMP1' });
    test(title, walk);
  });
}
