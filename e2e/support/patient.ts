import { setTimeout as after } from 'node:timers/promises';
import { lateMessages } from '#app/copy/late.ts';
import type { Answer } from './http-client.ts';
import { formsIn } from './html.ts';

const againMs = 500;
const tries = 60;

/** Asks once more, in the way the first request was sent: without a form it is a load. */
type Ask = (url: string, form?: Record<string, string>) => Promise<Answer>;

/**
 * Waits for a page as a person does: on a busy machine the carrier's answer may come too late for the first load
 * (HTTP-25), and a form that was kept goes on by a press (HTTP-26). @returns the last answer
 */
export async function whenWhole(first: Answer, ask: Ask): Promise<Answer> {
  let answer = first;
  for (let left = tries; left > 0; left -= 1) {
    const html = await answer.text();
    const isWaiting = answer.status() === 202;
    if (!isWaiting && !isLate(html)) break;
    await after(againMs);
    answer = await ask(answer.url(), isWaiting ? formsIn(html)[0] : undefined);
  }
  return answer;
}

const isLate = (html: string) => html.includes(lateMessages.en.text) || html.includes(lateMessages.es.text);
