import { readBrands } from './read-brands.ts';

// What `#brands` is in Node: the folders as they are now. In the Worker it is the file that write-brands.ts makes.

const [usual, ...others] = readBrands();

export const brands = [usual.brand, ...others.map(({ brand }) => brand)] as const;

export const companies = Object.fromEntries([usual, ...others].map(({ brand, company }) => [brand.key, company]));
