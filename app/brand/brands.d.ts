import type { Brand, Company } from './brand.ts';

/** Every folder of `app/brand/`, read and checked; that of all other hosts first (SHELL-43). */
export const brands: readonly [Brand, ...Brand[]];

/** Who stands behind each brand, by its key: in Node alone, since pages have texts made of it (ADR-021). */
export const companies: Readonly<Record<string, Company>>;
