/** How something stands: never said by colour alone. */
export const tones = ['calm', 'ok', 'warn', 'bad'] as const;
export type Tone = (typeof tones)[number];
