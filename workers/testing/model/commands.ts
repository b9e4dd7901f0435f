import fc from 'fast-check';
import { type Form, type FormKind, formKinds, type ModelAccount, quiet, second } from './model-account.ts';
import type { Fate } from './pretend-carrier.ts';

const minute = 60 * second;
const hour = 60 * minute;

/** What the model itself knows: how many forms there are. */
interface Model {
  forms: number;
}

type Command = fc.AsyncCommand<Model, ModelAccount>;

/** A command that does something, lets all that it causes go on, and checks what must hold at any time. */
function command(name: string, run: (account: ModelAccount) => void, needsForm = false): Command {
  return {
    check: ({ forms }) => !needsForm || forms > 0,
    async run(_, account) {
      // No two things happen at the same moment of the clock.
      account.now += 1;
      run(account);
      await quiet();
      assertNothingDoubled(account);
      assertOneOpen(account);
    },
    toString: () => name,
  };
}

function opening(kind: FormKind, line: number, sent: boolean): Command {
  const name = `open ${kind} of line ${line}${sent ? ', and submit' : ''}`;
  const opened = command(name, (account) => {
    const form = account.open(kind, line);
    if (sent) account.submit(form);
  });
  return {
    ...opened,
    async run(model, account) {
      model.forms += 1;
      await opened.run(model, account);
    },
  };
}

const fate = fc.constantFrom<Fate>(
  'reply',
  'reply',
  'lost-before',
  'lost-after',
  'late',
  'very-late',
  'problem',
  'refused',
  'session',
);
/** What becomes of writes of which nobody hears. */
const unheard = fc.array(fc.constantFrom<Fate>('lost-before', 'lost-after', 'late', 'very-late'), {
  minLength: 1,
  maxLength: 3,
});
const index = fc.nat(5);
const formAt = ({ forms }: ModelAccount, at: number) => forms[at % forms.length] as (typeof forms)[number];

const open = fc
  .tuple(fc.constantFrom(...formKinds), fc.nat(1), fc.boolean())
  .map(([kind, line, sent]) => opening(kind, line, sent));
const submit = index.map((at) => command(`submit ${at}`, (account) => account.submit(formAt(account, at)), true));
const read = index.map((at) => command(`read for ${at}`, (account) => account.read(formAt(account, at)), true));
/** The carrier is read for a form; before that is sent, another of its kind and line is sent and answered. */
const overtaken = fc.tuple(fc.constantFrom(...formKinds), fc.nat(1), fate).map(([kind, line, what]): Command => {
  const first = opening(kind, line, false);
  const steps = [
    command(`read for ${kind} of line ${line}`, (account) => account.read(account.forms.at(-1) as Form)),
    opening(kind, line, true),
    command(`answer: ${what}`, (account) => account.answer(0, what)),
    command('submit the first', (account) => account.submit(account.forms.at(-2) as Form)),
  ];
  return {
    check: () => true,
    async run(model, account) {
      for (const step of [first, ...steps]) await step.run(model, account);
    },
    toString: () => [first, ...steps].join(', '),
  };
});
/** Copies of forms at the same moment, over either host. */
const race = fc.array(index, { minLength: 2, maxLength: 4 }).map((all) =>
  command(
    `race ${all}`,
    (account) => {
      for (const at of all) account.submit(formAt(account, at));
    },
    true,
  ),
);
const stranger = index.map((at) =>
  command(`a stranger submits ${at}`, (account) => account.submit(formAt(account, at), 'line-2'), true),
);
const answer = fc
  .tuple(index, fate)
  .map(([at, what]) => command(`answer ${at}: ${what}`, (account) => account.answer(at, what)));
/** Calls in a row that go well, as most do: a saga gets to its later steps. */
const goOn = fc.integer({ min: 1, max: 5 }).map((times): Command => {
  const answered = command(`${times} replies`, (account) => account.answer(0, 'reply'));
  return {
    ...answered,
    async run(model, account) {
      for (let time = 0; time < times; time += 1) await answered.run(model, account);
    },
  };
});
const complete = fc
  .boolean()
  .map((well) => command(`the carrier ${well ? 'ends well' : 'fails'}`, (account) => account.carrier.complete(well)));
const crash = fc.oneof(
  fc.constant(command('crash before the next call', (account) => account.killBeforeCall())),
  unheard.map((fates) => command(`crash under way: ${fates}`, (account) => account.kill(fates))),
  fc
    .tuple(index, fate, unheard)
    .map(([at, what, fates]) =>
      command(`crash before ${what} of ${at} is stored: ${fates}`, (account) =>
        account.killBeforeStore(at, what, fates),
      ),
    ),
  fc.tuple(index, fate, unheard).map(([at, what, fates]) => {
    const answered = command(`crash after ${what} of ${at} is stored: ${fates}`, (account) => account.answer(at, what));
    const killed = command('', (account) => account.kill(fates));
    return {
      ...answered,
      async run(model: Model, account: ModelAccount) {
        await answered.run(model, account);
        await killed.run(model, account);
      },
    };
  }),
);
const evict = fc.constant(command('evict', (account) => account.evict()));
const look = fc.constant(command('look', (account) => account.look()));
const signIn = fc.constant(command('sign in', (account) => account.signIn()));
const clock = fc
  .tuple(fc.constantFrom(second, 5 * second, 30 * second, 3 * minute, hour, 13 * hour, 80 * hour), unheard)
  .map(([ms, fates]) => command(`${ms / second} s pass: ${fates}`, (account) => account.pass(ms, fates)));
const outage = fc
  .tuple(fc.constantFrom('alive', 'over', 'unreachable' as const), fc.boolean())
  .map(([sessions, down]) =>
    command(`sessions ${sessions}, carrier ${down ? 'down' : 'up'}`, (account) => {
      account.sessions = sessions;
      account.carrier.isDown = down;
    }),
  );

/** Everything that can happen to the forms of one account. */
export const commands = fc.commands(
  [
    open,
    open,
    read,
    overtaken,
    submit,
    race,
    stranger,
    answer,
    answer,
    goOn,
    complete,
    crash,
    crash,
    clock,
    clock,
    evict,
    look,
    signIn,
    outage,
  ],
  { maxCommands: 14, size: 'max' },
);

/** At most one write of each form arrived, and none left twice except one that was turned away for the session. */
export function assertNothingDoubled({ carrier, forms }: ModelAccount): void {
  for (const { id, kind } of forms) {
    const lines = carrier.lines.filter(({ lastName }) => lastName === id);
    const done = {
      purchases: carrier.purchases.filter(({ form }) => form === id).length,
      orders: carrier.orders.filter(({ form }) => form === id).length,
      firstLines: lines.filter(({ firstName }) => firstName === 'A').length,
      secondLines: lines.filter(({ firstName }) => firstName === 'B').length,
      coupons: carrier.coupons.filter((code) => code === id).length,
    };
    for (const [what, times] of Object.entries(done)) if (times > 1) throw new Error(`${id} has ${times} ${what}`);
    const sent = (carrier.sent.get(id) ?? 0) - (carrier.turnedAway.get(id) ?? 0);
    if (kind !== 'add-line' && sent > 1) throw new Error(`${id} was sent ${sent} times`);
  }
}

function assertOneOpen({ crowded }: ModelAccount): void {
  if (crowded.length > 0) throw new Error(`two are open of ${crowded.join()}`);
}
