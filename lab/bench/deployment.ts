import { setTimeout as wait } from 'node:timers/promises';
import { world } from '#e2e/support/world.ts';
import type { BenchPortal } from './bench-portal.ts';
import type { Row } from './budget-table.ts';
import { type OpenPage, openPage } from './open-page.ts';

/** SAFETY-28: how many pages of one session may listen at the same time. */
const pagesOfAccount = 10;
const minute = 60_000;

/**
 * The carrier's calls in the first minute after a deployment over those of the minute before, and in the worst minute
 * until all pages are back, with pages open on which an activation is under way (POLL-14): at most 1.5 times.
 */
export async function deployment(bench: BenchPortal, many: number): Promise<Row[]> {
  const emails: string[] = [];
  const pages: OpenPage[] = [];
  const calls = async () => {
    const of = await Promise.all(emails.map(async (email) => (await world.calls(email)).length));
    return of.reduce((sum, count) => sum + count, 0);
  };
  const callsOfMinute = async () => {
    const before = await calls();
    await wait(minute);
    return (await calls()) - before;
  };
  try {
    while (pages.length < many) {
      const { account, cookie } = await bench.signIn('activating');
      emails.push(account.email);
      pages.push(...(await Promise.all(Array.from({ length: pagesOfAccount }, () => openPage('/home', cookie)))));
    }
    const before = await callsOfMinute();
    if (before === 0) throw new Error('nothing is asked about: there is no minute to compare with');
    await bench.restart();
    const first = await callsOfMinute();
    const second = await callsOfMinute();
    const loads = pages.reduce((sum, page) => sum + page.loads(), 0);
    return [
      {
        number: 16,
        what: `carrier calls of a minute after ${many} open pages are cut`,
        unit: '×',
        budget: 1.5,
        aim: 1.2,
        measured: Math.max(first, second) / before,
        note: `${before} before, ${first} and ${second} after; ${loads} pages loaded again`,
      },
    ];
  } finally {
    for (const page of pages) page.close();
  }
}
