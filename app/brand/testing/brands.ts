import { brandFor } from '../by-host.ts';

export const demo = brandFor('localhost');
export const temp1 = brandFor('temp1.localhost');
