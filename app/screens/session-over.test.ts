import { expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { filledIn, type OpenForm, openForm, send } from './testing/forms/open-form.ts';
import { nameOf, type Place, places } from './testing/forms/form-place.ts';
import { inTurn } from '#fixtures/testing/turn.ts';
import { knownControlOf } from './testing/ownership/owned-form.ts';

// The session ends in the middle of a form that writes: at one of the calls that it reads, another one for each form.
// workers/account/race.test.ts tests that a write which is turned away can be sent again; page-reads.test.ts, pages.

const reads = new Set(endpoints.filter(({ effect }) => effect === 'read').map(({ id }) => id));
const writing = inTurn(
  places.filter(({ sends }) => sends !== undefined),
  2,
);

/** Opens a form whose fields are known to act. Nothing that its page read is remembered. */
async function openFresh(place: Place, picks: readonly number[]): Promise<[OpenForm, URLSearchParams]> {
  const form = await openForm(place);
  const body = new URLSearchParams(filledIn(form, picks));
  form.group.account.forget();
  return [form, body];
}

test.each(writing.map((place, at) => [nameOf(place), place, at] as const))(
  'leads to a new sign-in when a read is refused, and sends nothing: %s (SIGNIN-15)',
  async (_, place, at) => {
    const { picks } = await knownControlOf(place);
    const [healthy, healthyBody] = await openFresh(place, picks);
    const before = healthy.group.received().length;
    expect((await send(healthy, healthyBody)).did).not.toEqual([]);
    const made = healthy.group.received().slice(before);
    const endpointIds = [...new Set(made.flatMap(({ id }) => (id !== null && reads.has(id) ? [id] : [])))];
    const endpoint = endpointIds[at % endpointIds.length] ?? expect.fail('it reads nothing');
    const [form, body] = await openFresh(place, picks);
    // By turns: the client makes one fault of both, by one code for all reads.
    form.group.turnAway(endpoint, at % 2 === 0 ? 401 : 403);
    const sent = await send(form, body).catch((wrong: unknown) => ({ did: [], location: String(wrong) }));
    expect([endpoint, sent.did, sent.location]).toEqual([
      endpoint,
      [],
      expect.stringMatching(/session-expired|fault session/),
    ]);
  },
);
