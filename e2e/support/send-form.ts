import { expect } from '@playwright/test';
import { formsIn } from './html.ts';
import { atLastMs } from './patience.ts';
import type { Visitor } from './visitor.ts';

/**
 * Sends a page's first form with more fields filled in; again when what it is judged by was too slow, and nothing was
 * sent. @returns where it redirects to
 */
export async function sendForm(visitor: Visitor, path: string, more: Record<string, string> = {}): Promise<string> {
  let to = '';
  await expect(async () => {
    const [form = {}] = formsIn(await visitor.read(path));
    const sent = await visitor.post(path, { ...form, ...more });
    to = sent.headers().location ?? '';
    expect(sent.status(), path).toBe(303);
  }).toPass({ timeout: atLastMs });
  return to;
}
