import { afterEach, expect, test } from 'vitest';
import { scenarioOf, scenarios } from '#fixtures/scenarios/scenarios.ts';
import { changeLine } from '#fixtures/world/change-line.ts';
import type { Action, Decision } from '#rpc/domain/decision.ts';
import { blockedBy } from '#rpc/domain/permission.ts';
import { forgetWorld } from './testing/carrier-account.ts';
import { nameOf as nameOfPlace, type Place, places } from './testing/forms/form-place.ts';
import { filledIn, openForm, ownerOf, type OpenForm, send } from './testing/forms/open-form.ts';
import { formsOf } from './testing/forms/page-form.ts';
import { isDone, knownControlOf } from './testing/ownership/owned-form.ts';
import { phrases } from './testing/reason-phrase.ts';
import { decisionOn, nameOf, type Situation, situations } from './testing/situations.ts';
import { isInTurn } from '#fixtures/testing/turn.ts';

// Every form of an action, in each status and each circumstance of its line, up to the carrier.
// permission-matrix.test.ts compares the decisions with the rules; testing/ownership tries each form as other people.

afterEach(() => forgetWorld());

const stepActions = new Map(
  scenarios.flatMap(({ steps = [], rules }) => steps.map((step) => [step, rules.action] as const)),
);
const actionOf = ({ sends, form }: Place) => (sends ? scenarioOf(sends).rules.action : stepActions.get(form));
const cases = places.flatMap((place) => {
  const action = actionOf(place);
  return action ? [[nameOfPlace(place), place, action] as const] : [];
});

/** Commits until each situation of a form had its turn; `npm run lab -- matrix` tries all. */
const turns = 20;

/** The form's own status under each circumstance, and every status with nothing else. */
function situationsOf({ person, kind, circumstance }: Place, at: number): Situation[] {
  return (
    situations
      .filter((one) => one.person === person && (one.kind === kind || one.circumstance === circumstance))
      // At the fixture carrier each line has a plan.
      .filter(({ line }) => line.reachPlanId !== undefined)
      .filter((_, index) => isInTurn(index + at, turns))
  );
}

/** Returns the decision on a form. An action may be open without one of its options (ACTIVATE-15). */
function decisionOf({ file, says }: Place, action: Action, situation: Situation): Decision {
  const isNewNumber = file === 'activation/number/route.tsx' && says.intent === 'new';
  const decision = decisionOn(action, situation);
  return decision.allowed && isNewNumber && situation.circumstance === 'SIM swap of the primary'
    ? { allowed: false, ...blockedBy('sim-swap', situation, situation.actor) }
    : decision;
}

/** Brings the group of a form into a situation, with the fields that the form needs in its own status. */
function become({ place, group }: Pick<OpenForm, 'place' | 'group'>, situation: Situation): void {
  group.become(situation);
  const line = group.at.lines.find(({ customer }) => customer.id === group.lineId);
  if (line && place.form.line && situation.kind === place.kind)
    changeLine(group.at, line, place.form.line, group.account.now);
}

/** An open action: the page as it is then has the form, which acts. */
async function problemsWhenOpen(place: Place, situation: Situation, picks: readonly number[]): Promise<string[]> {
  const form = await openForm(place, (group) => become({ place, group }, situation));
  const sent = await send(form, new URLSearchParams(filledIn(form, picks)));
  // In another status the form may send what that asks for, or nothing.
  const isRight = isDone(form, sent) || sent.status === 303 || situation.kind !== place.kind;
  return isRight ? [] : [`is open, and its form is answered by ${sent.status}, ${sent.did.join()}`];
}

/** A blocked action: a form kept from before does nothing, and its page has the reason in place of the form. */
async function problemsWhenBlocked(
  [place, action]: readonly [Place, Action],
  situation: Situation,
  picks: readonly number[],
): Promise<string[]> {
  const form = await openForm(place);
  const body = new URLSearchParams(filledIn(form, picks));
  become(form, situation);
  const { status, did } = await send(form, body);
  const problems = did.length > 0 ? [`is blocked, and its form did ${did.join()} with ${status}`] : [];
  const page = await ownerOf(form.group).get(form.path);
  const { operation: _, ...says } = form.page.hidden;
  const [lineRef] = form.page.offered.line ?? [];
  const isShown = formsOf(page.text).some(
    ({ hidden, buttons, offered }) =>
      // A form with a choice of lines may stay for the others.
      (lineRef === undefined || hidden.line === lineRef || offered.line?.includes(lineRef)) &&
      Object.entries(says).every(([name, value]) => hidden[name] === value) &&
      Object.entries(place.says).every(
        ([name, value]) => hidden[name] === value || buttons[name] !== undefined || offered[name]?.includes(value),
      ),
  );
  if (isShown) problems.push('is blocked, and its page has the form');
  const decision = decisionOf(place, action, situation);
  const phrase = decision.allowed || place.form.isAmongOthers ? undefined : phrases[decision.reason];
  if (page.status === 200 && phrase && !phrase.test(page.text.replaceAll(/<[^>]*>/g, ' ')))
    problems.push(`is blocked, and its page lacks ${String(phrase)}`);
  return problems;
}

test.each(cases.map((one, at) => [...one, at] as const))(
  '%s: sent where its action is open; else its page has the reason, and a form kept from before does nothing (LINE-23, LINE-24, LINE-25, ACTIVATE-15)',
  async (_, place, action, at) => {
    const { picks } = await knownControlOf(place);
    const wrong: string[] = [];
    for (const situation of situationsOf(place, at)) {
      const problems = decisionOf(place, action, situation).allowed
        ? await problemsWhenOpen(place, situation, picks)
        : await problemsWhenBlocked([place, action], situation, picks);
      wrong.push(...problems.map((problem) => `${nameOf(situation)}: ${action} ${problem}`));
    }
    expect(wrong.join('\n')).toBe('');
  },
);
