/** Tones of a status, which color never shows alone. */
export const tones = ['calm', 'ok', 'warn', 'bad'] as const;
export type Tone = (typeof tones)[number];
