import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { paths } from '#app/ui/paths.ts';
import { bring, type EndName, ends } from './ends.ts';
import { contradictions, deadEnds, openPage } from './look.ts';
import { Stage, startClock } from './stage.ts';

beforeAll(startClock);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const endNames = Object.keys(ends) as EndName[];
/** Each commit has its own turn: every kind with another end. FACTS names one cell, or all of them. */
const turn = Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 6), 16);
const wanted = process.env.FACTS ?? '';
const cells = scenarios
  .flatMap((scenario, index) =>
    endNames.map((end, at) => ({ scenario, end, isTurn: (index + turn) % endNames.length === at })),
  )
  .filter(({ scenario, end, isTurn }) =>
    wanted === '' ? isTurn : wanted === 'all' || `${scenario.kind}/${end}`.includes(wanted),
  )
  .map((cell) => [cell.scenario.kind, cell.end, cell] as const);

test.each(cells)('the pages agree about %s that ends as %s', async (_, __, { scenario, end }) => {
  const stage = new Stage(scenario);
  const result = await bring(stage, scenario, end);
  const person = stage.person();
  const [operation] = await stage.operations();
  const own = operation ? [paths.activity, paths.activityEntry(operation.id)] : [];
  const pages = [
    paths.home,
    paths.account,
    '/track-order',
    paths.bills,
    ...own,
    ...(result.startsWith('/') ? [result] : []),
  ];
  const views = [];
  for (const path of pages) views.push(await openPage(person, path));
  expect({
    contradictions: contradictions(views),
    deadEnds: await deadEnds(person, views.slice(0, 3)),
    errors: views.filter(({ status }) => status >= 500),
  }).toEqual({ contradictions: [], deadEnds: [], errors: [] });
});
