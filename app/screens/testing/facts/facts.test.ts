import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { paths } from '#app/ui/paths.ts';
import { declarationOf, type Operation } from '#rpc/operation/operations.ts';
import { bring, type EndName, ends } from './ends.ts';
import { contradictions, deadEnds, openPage, type View } from './look.ts';
import { pass, second, Stage, startClock } from './stage.ts';

beforeAll(startClock);
// Alarms of earlier accounts would ring whenever time goes by.
afterEach(() => void vi.clearAllTimers());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const endNames = Object.keys(ends) as EndName[];
/** FACTS picks cells by kind and end, such as `top-up/late 403`, or all of them; without it each kind is done. */
const wanted = process.env.FACTS ?? '/done';
const cells = scenarios
  .flatMap((scenario) => endNames.map((end) => ({ scenario, end })))
  .filter(({ scenario, end }) => wanted === 'all' || `${scenario.kind}/${end}`.includes(wanted))
  .map((cell) => [cell.scenario.kind, cell.end, cell] as const);

test.each(cells)('the pages agree about %s that ends as %s', async (_, __, { scenario, end }) => {
  const stage = new Stage(scenario);
  const chargesBefore = stage.at.charges.length;
  const result = await bring(stage, scenario, end);
  const [operation] = await stage.operations();
  const own = operation ? [paths.activity, paths.activityEntry(operation.id)] : [];
  const pages = [paths.home, paths.account, '/track-order', paths.bills, ...own, ...(isPage(result) ? [result] : [])];
  const person = stage.person();
  // Somebody is back, so that what waited for a session goes on first.
  await openPage(person, paths.home);
  await pass(10 * second);
  const views = await openAll(person, pages);
  const others = stage.otherPerson();
  const theirViews = others ? await openAll(others, [paths.home, paths.account]) : [];
  expect({
    contradictions: [...contradictions(views), ...contradictions(withoutBills([...views, ...theirViews]))],
    deadEnds: await deadEnds(person, views.slice(0, 3)),
    errors: [...views, ...theirViews].filter(({ status }) => status >= 500),
    untruths: untruths(operation, stage.at.charges.length - chargesBefore),
    forgotten: operation && isToBeListed(operation) && !isListed(views[0], operation.id) ? operation.state : undefined,
  }).toEqual({ contradictions: [], deadEnds: [], errors: [], untruths: [], forgotten: undefined });
});

const isPage = (path: string) => path.startsWith('/');

async function openAll(person: Parameters<typeof openPage>[0], pages: readonly string[]): Promise<View[]> {
  const views: View[] = [];
  for (const path of pages) views.push(await openPage(person, path));
  return views;
}

/** Only the account holder sees the amount of a bill. */
const withoutBills = (views: readonly View[]) =>
  views.map((view) => ({ ...view, facts: view.facts.filter(({ name }) => name !== 'next-bill') }));

/** Returns what the ledger has otherwise than the carrier's world. */
function untruths(operation: Operation | undefined, charges: number): string[] {
  const isWithoutEffect = operation?.state === 'refused' || operation?.state === 'not-sent';
  return isWithoutEffect && charges > 0 && !declarationOf(operation.kind).isSaga
    ? [`${operation.state}, and charged ${charges} times`]
    : [];
}

/** An end that came after the page was answered stands on Home, unless it is a success (HOME-31). */
const isToBeListed = ({ state, acknowledgedAt }: Operation) =>
  acknowledgedAt !== undefined && ['refused', 'not-sent', 'cannot-tell', 'needs-care'].includes(state);

const isListed = (home: View | undefined, id: string) => home?.facts.some(({ subject }) => subject === id) ?? false;
