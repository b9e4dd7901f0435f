export const scores = ['5', '4', '3', '2', '1'] as const;
export type Score = (typeof scores)[number];
