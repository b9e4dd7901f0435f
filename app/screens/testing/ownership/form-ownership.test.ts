import { describe, expect, test } from 'vitest';
import { changeLine } from '#fixtures/world/change-line.ts';
import type { Group } from '../carrier-account.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import { filledIn, openForm, type OpenForm, ownerOf, send } from '../forms/open-form.ts';
import { nameOf, open, type Place, places } from '../forms/form-place.ts';
import { isInTurn } from '#fixtures/testing/turn.ts';
import { decisionOn, type Person, situations } from '../situations.ts';
import { another, askAs, denied, leaks, secretsOf, signedOut, signInOf } from './others.ts';
import { isDone, isPublic, type KnownControl, knownControlOf } from './owned-form.ts';

// The same form, sent by nobody that it is for, and by its owner: in between, to show that it was right.

interface Names {
  something: boolean;
  operation: boolean;
}

/** Does a form name something that its account gave out: a line, a bill, a card, an operation? */
function namesOf({ path, group }: OpenForm, body: Fields): Names {
  const said = [...path.split(/[/?=&]/), ...Object.values(body)];
  const operation = said.some((one) => group.account.operations.some(({ id }) => id === one));
  return { operation, something: operation || said.some((one) => group.account.gave(one)) };
}

const posted = (body: Fields) => ({ method: 'POST', body: new URLSearchParams(body) });

/** Another customer: what they send about others is denied; what names nothing is about their own account. */
async function expectStrangerDenied({ group, path }: OpenForm, of: Group, body: Fields, names: Names): Promise<void> {
  const { answer, did, calls } = await askAs(ownerOf(of), group, { path, init: posted(body), of });
  expect({ did, leaks: leaks(answer, secretsOf(group)) }).toEqual({ did: [], leaks: [] });
  if (names.something) expect({ status: answer.status, calls }).toEqual({ status: denied, calls: [] });
}

async function expectSignIn({ group, path }: OpenForm, body: Fields): Promise<void> {
  const { answer, did } = await askAs(signedOut(group), group, { path, init: posted(body) });
  const { status, location } = answer;
  expect({ status, location, did }).toEqual({ status: 302, location: signInOf(path), did: [] });
}

/** Its owner, with an operation id that no page of ours could have given out (SAFETY-1). */
async function expectMadeUpDenied(form: OpenForm, body: Fields): Promise<void> {
  for (const operation of ['bad', '../../../etc/passwd']) {
    const { status, did } = await send(form, new URLSearchParams({ ...body, operation }));
    expect({ operation, status, did }).toEqual({ operation, status: 404, did: [] });
  }
}

/** What the rules say of a person of the same group (LINE-22, LINE-25, LEDGER-14) is what the form does for them. */
async function expectByRule(form: OpenForm, body: Fields, { action }: KnownControl, who: 1 | 2): Promise<void> {
  const { place, group, path } = form;
  const person: Person = who === 1 ? 'secondary on their own line' : 'secondary on another line';
  const situation = situations.find(
    (one) =>
      one.person === person &&
      one.kind === place.kind &&
      one.circumstance === (who === 1 ? place.circumstance : 'nothing else'),
  );
  if (!situation) throw new Error(`nobody is in ${person}, ${place.kind}`);
  // A form that only shows its page again is for everybody who sees the page.
  const isOpen = action === undefined || decisionOn(action, situation).allowed;
  const isAllowed = isOpen && !namesOf(form, body).operation;
  const { answer, did } = await askAs(another(group, who), group, { path, init: posted(body) });
  if (isAllowed) expect({ person, done: isDone(form, { ...answer, did }) }).toEqual({ person, done: true });
  else {
    expect({ person, status: answer.status, did }).toEqual({ person, status: denied, did: [] });
    expect(leaks(answer, secretsOf(group, who))).toEqual([]);
  }
}

/** First whoever holds another line, who is mostly denied, then the line's own holder. */
async function expectByRules(place: Place, control: KnownControl): Promise<void> {
  const form = await openForm(place);
  const body = filledIn(form, control.picks);
  const kept = form.group.account.operations.length;
  await expectByRule(form, body, control, 2);
  const isSpent = form.group.account.operations.length > kept;
  const fresh = isSpent ? await openForm(place) : form;
  await expectByRule(fresh, isSpent ? filledIn(fresh, control.picks) : body, control, 1);
}

/** Somebody whom the carrier has moved to another group since their session learned who they are (SAFETY-22). */
async function expectFormerDenied(place: Place, { picks }: KnownControl): Promise<void> {
  const form = await openForm(place);
  const { group, path } = form;
  const body = filledIn(form, picks);
  const { customerId } = group.context.viewer.actor;
  const line = group.at.lines.find(({ customer }) => customer.id === customerId);
  if (line) changeLine(group.at, line, { groupId: 'another-group' }, group.account.now);
  group.account.forget();
  const { answer, did } = await askAs(ownerOf(group), group, { path, init: posted(body) });
  // They are looked up anew: from then on they are a stranger.
  expect({ status: answer.status, location: answer.location, did }).toEqual({ status: 302, location: path, did: [] });
}

describe('a form (SAFETY-43)', () => {
  const owned = places.filter((place) => !isPublic(place));
  test.each(owned.map((place, at) => [nameOf(place), place, at] as const))(
    '%s acts for its owner; for all others it is denied, does nothing and shows nothing',
    async (_, place, at) => {
      const control = await knownControlOf(place);
      const form = await openForm(place);
      const body = filledIn(form, control.picks);
      const names = namesOf(form, body);
      const { group: stranger } = await open(place);
      // No operation of their own has the same id.
      stranger.account.operations.length = 0;
      await expectStrangerDenied(form, stranger, body, names);
      await expectSignIn(form, body);
      if (body.operation !== undefined && !place.form.follows) await expectMadeUpDenied(form, body);
      const sent = await send(form, new URLSearchParams(body));
      expect({ sent, done: isDone(form, sent) }).toEqual({ sent, done: true });
      await expectStrangerDenied(form, stranger, body, names);
      // People of the same group, and former ones, by turns (`npm run lab -- matrix`).
      if (isInTurn(at, 3)) await expectByRules(place, control);
      if (isInTurn(at + 1, 3) && !place.form.isEnd) await expectFormerDenied(place, control);
    },
  );
});
