import { describe, expect, test } from 'vitest';
import { changeLine } from '#fixtures/world/change-line.ts';
import type { Fields } from '../forms/form-body.ts';
import { filledIn, openForm, type OpenForm, ownerOf, send } from '../forms/open-form.ts';
import { nameOf, open, type Place, places } from '../forms/places.ts';
import { isOpenByRule } from '../openings.ts';
import type { Person, Situation } from '../situations.ts';
import { another, askAs, denied, leaks, secretsOf, signedOut, signInOf } from './others.ts';
import { type Control, controlOf, isDone, isPublic } from './owned-form.ts';

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

/** Another customer, and somebody who is signed out. */
async function expectStrangersDenied({ place, group, path }: OpenForm, body: Fields, names: Names): Promise<void> {
  const { group: of } = await open(place);
  // No operation of their own has the same id.
  of.account.operations.length = 0;
  const stranger = await askAs(ownerOf(of), group, { path, init: posted(body), of });
  expect({ did: stranger.did, leaks: leaks(stranger.answer, secretsOf(group)) }).toEqual({ did: [], leaks: [] });
  // A form that names nothing changes what is the stranger's own.
  if (names.something)
    expect({ by: 'a stranger', status: stranger.answer.status, calls: stranger.calls }).toEqual({
      ...{ by: 'a stranger', status: denied, calls: [] },
    });

  const { answer, did } = await askAs(signedOut(group), group, { path, init: posted(body) });
  expect({ by: 'nobody', status: answer.status, location: answer.location, did }).toEqual({
    ...{ by: 'nobody', status: 302, location: signInOf(path), did: [] },
  });
}

/** What the rules say of a person of the same group (LINE-22, LINE-25, LEDGER-14) is what the form does for them. */
async function expectByRule(place: Place, { picks, action }: Control, who: 1 | 2): Promise<void> {
  const form = await openForm(place);
  const { group, path } = form;
  const body = filledIn(form, picks);
  const person: Person = who === 1 ? 'secondary on their own line' : 'secondary on another line';
  const situation = { ...place, person } as unknown as Situation;
  // A form that only shows its page again is for everybody who sees the page.
  const isOpen = action === undefined || isOpenByRule(action, situation);
  const isAllowed = isOpen && !namesOf(form, body).operation;
  const { answer, did } = await askAs(another(group, who), group, { path, init: posted(body) });
  if (isAllowed) expect({ person, done: isDone(form, { ...answer, did }) }).toEqual({ person, done: true });
  else {
    expect({ person, status: answer.status, did }).toEqual({ person, status: denied, did: [] });
    expect(leaks(answer, secretsOf(group, who))).toEqual([]);
  }
}

/** Somebody whom the carrier has moved to another group since their session learned who they are (SAFETY-22). */
async function expectFormerDenied(place: Place, { picks }: Control): Promise<void> {
  const form = await openForm(place);
  const { group, path } = form;
  const body = filledIn(form, picks);
  const { customerId } = group.context.requester.actor;
  const line = group.at.lines.find(({ customer }) => customer.id === customerId);
  if (line) changeLine(group.at, line, { groupId: 'another-group' }, group.account.now);
  group.account.forget();
  const { answer, did } = await askAs(ownerOf(group), group, { path, init: posted(body) });
  // They are looked up anew: from then on they are a stranger.
  expect({ status: answer.status, location: answer.location, did }).toEqual({ status: 302, location: path, did: [] });
}

describe('SAFETY-43: a form', () => {
  test.each(places.filter((place) => !isPublic(place)).map((place) => [nameOf(place), place] as const))(
    '%s acts for whom it is for; for all others it is denied, does nothing and tells nothing',
    async (_, place) => {
      const control = await controlOf(place);
      const form = await openForm(place);
      const body = filledIn(form, control.picks);
      const names = namesOf(form, body);
      await expectStrangersDenied(form, body, names);
      const sent = await send(form, new URLSearchParams(body));
      expect({ sent, done: isDone(form, sent) }).toEqual({ sent, done: true });
      await expectStrangersDenied(form, body, names);
      await expectByRule(place, control, 1);
      await expectByRule(place, control, 2);
      await expectFormerDenied(place, control);
    },
  );
});
