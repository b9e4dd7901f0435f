import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgetWorld } from '../carrier-account.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import { shapesOf } from '../forms/form-body.ts';
import { filledIn, openForm, type OpenForm, schemaOf, send, type Sent } from '../forms/open-form.ts';
import { type Hostile, hostileInput, spoiled } from './hostile-input.ts';
import { nameOf, type Place, places } from '../forms/form-place.ts';
import { table } from '../forms/remix-portal.ts';

/** `npm run lab -- fuzz` tries 2,000 hostile inputs for each form. */
const hostileRuns = Number(process.env.FUZZ_RUNS ?? 2);
const rightRuns = Math.max(2, Math.min(50, hostileRuns / 10));
/** The same inputs in each run of the tests. */
const seed = Number(process.env.FUZZ_SEED ?? 1_414);

const picks = fc.array(fc.nat(10_000), { minLength: 60, maxLength: 60 });

/** No input may do this, right or hostile. */
function checkAnswer({ group }: OpenForm, sent: Sent): void {
  expect(sent.status).toBeLessThan(500);
  expect(group.refusedCalls()).toEqual([]);
}

/** A form that was opened for it, and a right input. */
async function filledInBy(place: Place, numbers: number[]): Promise<[OpenForm, URLSearchParams]> {
  const form = await openForm(place);
  return [form, new URLSearchParams(filledIn(form, numbers))];
}

/**
 * Right inputs, each with what its page hands out: at least half of them do what the form is for.
 * @returns how many intents of signed-in people one of them runs at most
 */
async function sendRight(place: Place): Promise<number> {
  const inputs: { body: Fields; sent: Sent }[] = [];
  let most = 0;
  for (const numbers of fc.sample(picks, { numRuns: rightRuns, seed })) {
    const [form, body] = await filledInBy(place, numbers);
    let ran = 0;
    const sent = await send(form, body, () => (ran += 1));
    checkAnswer(form, sent);
    inputs.push({ body: Object.fromEntries(body), sent });
    most = Math.max(most, ran);
  }
  const told = inputs.map(({ body, sent: { status, location, did } }) => ({ body, status, location, did }));
  if (place.form.follows) {
    const { status, location = /^$/ } = place.form.follows;
    const follows = { status, location: expect.stringMatching(location) as string, did: [] };
    expect(told).toEqual(told.map(({ body }) => ({ body, ...follows })));
  } else {
    const idle = told.filter(({ did }) => did.length === 0);
    expect({ acted: told.length - idle.length, idle }).toEqual({
      acted: expect.toSatisfy((acted) => Number(acted) >= told.length / 2) as number,
      idle,
    });
  }
  return most;
}

/** A throw right before each intent that a right input runs comes out of the form. */
async function seeEachThrow(place: Place, intents: number): Promise<void> {
  for (let nth = 0; nth < intents; nth += 1) {
    const seeded = new Error(`seeded before intent ${nth}`);
    let ran = 0;
    const crash = () => {
      ran += 1;
      if (ran > nth) throw seeded;
    };
    const said: unknown[] = [];
    for (const numbers of fc.sample(picks, { numRuns: rightRuns, seed })) {
      const [form, body] = await filledInBy(place, numbers);
      said.push(await send(form, body, crash).catch((wrong: unknown) => wrong));
      if (said.includes(seeded)) break;
    }
    expect(said).toContain(seeded);
  }
}

/** One field at a time is what no page of ours sends; the rest of the form is right. */
async function sendHostile(place: Place): Promise<void> {
  let opened: OpenForm | undefined;
  const given = fc.record({ numbers: picks, hostile: hostileInput });
  const one = async ({ numbers, hostile }: { numbers: number[]; hostile: Hostile }) => {
    const form = (opened ??= await openForm(place));
    const input = spoiled(form, filledIn(form, numbers), hostile);
    const sent = await send({ ...form, path: input.path }, input.body);
    checkAnswer(form, sent);
    // What took effect needs a form that was not sent yet.
    if (sent.status < 400) opened = undefined;
  };
  await fc.assert(fc.asyncProperty(given, one), { numRuns: hostileRuns, seed });
  if (hostileRuns > 100) forgetWorld();
}

/** Only an agent's session acts there: workers/operator and e2e/journeys/care.spec.ts send it as one. */
const agents = 'care/desk/route.tsx';
/** Forms that reach no intent of signed-in people. */
const withoutIntents = [
  'public/device-check',
  'public/feedback',
  'problem/not-found',
  'activation/device, intent notify',
];
const runsIntents = (place: Place) =>
  place.file !== agents && !withoutIntents.some((name) => nameOf(place).startsWith(name));

describe('forms (SAFETY-41)', () => {
  test('each form of the table of routes is sent, in each of its ways', async () => {
    const missing: string[] = [];
    for (const { file, module } of table) {
      if (!module.action || file === agents) continue;
      const here = places.filter((one) => one.file === file);
      const schema = here[0] && (await schemaOf(here[0]));
      const ways = schema ? shapesOf(schema).length : 1;
      if (here.length < ways) missing.push(`${file}: ${here.length} of ${ways}`);
    }
    expect(missing).toEqual([]);
  });

  test.each(places.map((place) => [nameOf(place), place] as const))(
    '%s: most valid inputs act, a throw is seen, and none causes 5xx or a call that its declaration refuses',
    async (_, place) => {
      const intents = await sendRight(place);
      expect(intents > 0).toBe(runsIntents(place));
      await seeEachThrow(place, intents);
      await sendHostile(place);
    },
  );
});
