import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mainOf } from '#e2e/support/html.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { bring, ends, type EndName } from './ends.ts';
import { Stage, startClock } from './stage.ts';

beforeAll(startClock);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cells = scenarios.flatMap((scenario) => (Object.keys(ends) as EndName[]).map((end) => [scenario.kind, end, scenario] as const));
const log: string[] = [];
test.each(cells)('%s %s', async (kind, end, scenario) => {
  const stage = new Stage(scenario);
  const led = await bring(stage, scenario, end);
  const person = stage.person();
  const seen = new Map<string, number>();
  const bad: string[] = [];
  for (const path of ['/home', '/account', '/track-order', '/activity', '/bills', led]) {
    if (!path.startsWith('/')) continue;
    const page = await person.get(path);
    if (page.status >= 400) { bad.push(`${path} is ${page.status}`); continue; }
    const main = mainOf(page.text);
    const links = main.querySelectorAll('a[href^="/"]').map((a) => a.getAttribute('href') ?? '');
    for (const link of new Set(links)) {
      if (seen.has(link)) continue;
      const to = link.split('#')[0]!;
      let at = await person.get(to.replaceAll('&amp;', '&'));
      for (let i = 0; i < 4 && at.status >= 300 && at.status < 400 && at.location.startsWith('/'); i++) at = await person.get(at.location);
      seen.set(link, at.status);
      if (at.status >= 400) bad.push(`${path} links ${link}: ${at.status}`);
    }
  }
  if (bad.length) { log.push(`${kind} ${end}: ${bad.join('; ')}`); console.log(log.at(-1)); }
  expect(bad).toEqual([]);
});
