import type { Brand, Company } from './brand.ts';

/** Every folder of `app/brand/`, read and checked; that of all other hosts first (SHELL-43). */
export const brands: readonly [Brand, ...Brand[]];

/** The company behind each brand, by its key: in Node alone, because the build of page texts reads it (ADR-009). */
export const companies: Readonly<Record<string, Company>>;
