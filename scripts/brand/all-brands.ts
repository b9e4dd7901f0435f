import { readBrands } from './read-brands.ts';

// The brands for `#brands` in Node, read from the folders at import. The Worker gets the file of write-brands.ts.

const [usual, ...others] = readBrands();

export const brands = [usual.brand, ...others.map(({ brand }) => brand)] as const;

export const companies = Object.fromEntries([usual, ...others].map(({ brand, company }) => [brand.key, company]));
