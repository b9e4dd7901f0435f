import { laws } from './compare.ts';
import { relations } from './relations.ts';

/** Names of all laws and relations, with which a team can exclude them. */
export const lawNames: readonly string[] = [...Object.values(laws), ...Object.keys(relations)];
