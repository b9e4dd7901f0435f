/** Tone of a status: never shown by color alone. */
export const tones = ['calm', 'ok', 'warn', 'bad'] as const;
export type Tone = (typeof tones)[number];
