import { inTurn } from '#fixtures/testing/turn.ts';
import { afterEach, expect, test } from 'vitest';
import { respelled } from '#contracts/pact/respelled.ts';
import { seedNames } from '#contracts/seed.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { words } from '#app/ui/testing/show.tsx';
import { sayInstead, spellingsAt, visitAtSeed } from './carrier-account.ts';
import { visitorOf } from './forms/portal-visitor.ts';

afterEach(() => sayInstead());

const paths =
  '/home /account /bills /profile /settings /cards /activity /services /track-order /steps /status /add-line /invite';

/** Each state in its own spelling, by turns; `npm run lab -- spellings` tries each of them in all. */
const cases = seedNames
  .filter((seed) => seed !== 'no-account')
  .flatMap((seed, index) => spellingsAt(index).map((way) => [seed, way] as const));

test.each(inTurn(cases, 3))(
  'shows the pages of %s unchanged when replies have another spelling, %i (HTTP-33)',
  async (seed, way) => {
    const { context, account, visitor } = visitAtSeed({ seed } as Scenario);
    const person = visitorOf({ context, now: account.now, public: visitor });
    const pages = () => {
      account.forget();
      const opened = paths.split(' ').map(async (path) => {
        const page = await person.get(path);
        const { status, text } = page.location ? await person.get(page.location) : page;
        return [path, page.location, status, words(text)];
      });
      return Promise.all(opened);
    };
    const right = await pages();
    expect(right.filter(([, , status]) => status === 503)).toEqual([]);
    sayInstead((_, data) => respelled(data, way));
    expect(await pages()).toEqual(right);
  },
);
