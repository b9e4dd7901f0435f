import { expect } from '@playwright/test';
import { atLastMs } from './patience.ts';
import type { Visitor } from './visitor.ts';

/** Signs in, again when the provider was too slow. */
export async function enter(visitor: Visitor, email: string): Promise<void> {
  await expect(async () => {
    const landed = await visitor.signIn(email, '/help');
    expect(new URL(landed.url()).pathname).toBe('/help');
  }).toPass({ timeout: atLastMs });
}
