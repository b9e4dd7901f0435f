import { expect, test } from 'vitest';
import { cellsOf } from './cells.ts';
import { setUpClock } from './clock.ts';
import { billedOtherwise } from './cycle.ts';
import { bring } from './ends.ts';
import { contradictions, deadEnds, openPages, translatedOtherwise, type View } from './look.ts';
import { pagesOf, unconcerned } from './compared.ts';
import { Stage } from './stage.ts';
import { cardsWithoutUse, forgotten, formsAgain, type Moment, offeredAgain, silences, untruths } from './truths.ts';
import { worldState } from './world-state.ts';

setUpClock();

const cells = cellsOf().map((cell) => [`${cell.scenario.kind} (${cell.scenario.seed})`, cell.end, cell] as const);

test.each(cells)('the pages agree about %s that ends as %s', async (_, __, { scenario, end }) => {
  const stage = new Stage(scenario);
  const submission = await bring(stage, scenario, end);
  const lineIds = await stage.lineIds();
  const [operation] = await stage.operations();
  const moment: Moment = { scenario, at: stage.at, submission, now: worldState(stage.at), operation, lineIds };
  const pages = pagesOf(moment);
  const comparison = await stage.atOneMoment(async () => {
    const all: View[] = [];
    const lists: Record<string, string[]> = {};
    for (const number of stage.people()) {
      const [person, translator] = [stage.person(number), stage.person(number, 'es')];
      const views = await openPages(person, pages);
      const translated = await openPages(translator, pages);
      all.push(...views, ...translated);
      const both = [...views, ...translated];
      lists[`person ${number}`] = [
        ...contradictions(views),
        ...translatedOtherwise(views, translated),
        ...(await deadEnds(person, views.slice(0, 3), unconcerned(moment))),
        ...both.filter(({ status }) => status >= 500).map(({ path }) => `${path} fails`),
        ...untruths(both, moment),
        ...offeredAgain(views.slice(0, 3), moment),
        ...formsAgain(views, moment),
        ...(number === stage.at.signsIn
          ? [...forgotten(views, moment), ...silences(both, moment), ...cardsWithoutUse(views, moment)]
          : []),
      ];
    }
    lists['all people'] = contradictions(all.map(withoutSecrets));
    return { lists, home: all.find(({ facts }) => facts.some(({ name }) => name === 'next-bill')) };
  });
  const later = { 'after the cycle': await billedOtherwise(stage, moment, comparison.home) };
  expect(Object.entries({ ...comparison.lists, ...later }).filter(([, faults]) => faults.length > 0)).toEqual([]);
});

/** Only the account holder sees the amount of a bill, cards and the lock of all lines. */
const withoutSecrets = (view: View): View => ({
  ...view,
  facts: view.facts.filter(({ name }) => !['next-bill', 'first-month', 'lock'].includes(name)),
});
