import { laws } from './compare.ts';
import { relations } from './relations.ts';

/** The names of laws and relations, by which a team leaves one out. */
export const lawNames: readonly string[] = [...Object.values(laws), ...Object.keys(relations)];
