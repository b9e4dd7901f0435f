import { vi } from 'vitest';
import type { Language } from '#app/copy/language.ts';
import { Customer } from '#contracts/customer/vocabulary.ts';
import { readyForm } from '#e2e/support/scenario-walk.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import type { Account } from '#fixtures/world/account.ts';
import { changeLine } from '#fixtures/world/change-line.ts';
import { World } from '#fixtures/world/world.ts';
import { contextOf, FakeAccount } from '#rpc/testing/fake-account.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { idTokenOf } from '../fixture-carrier.ts';
import { visitorOf } from '../forms/portal-visitor.ts';
import { scenarioVisitor } from '../forms/scenario-visitor.ts';
import { nodeAccount, serveCarrier } from './node-account.ts';

export const second = 1_000;

/** One clock for the portal, the carrier and all timers. */
export const world = new World({ standing: [], time: () => Date.now() });

/** Starts the clock of a cell. Timers move by `pass` and `settled` alone. */
export function startClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 10, 28, 15) });
  serveCarrier(world);
}

/** Lets time go by, with what is due in it. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Lets a moment go by again and again, until the work has ended. Computing takes no time of this clock. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  const end = work.then(
    () => 'over',
    () => 'over',
  );
  const moment = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setImmediate(done));
    return 'waiting';
  };
  while ((await Promise.race([end, moment()])) !== 'over') await pass(1);
  return work;
}

/** A group at the fixture carrier, whose people open the portal. */
export class Stage {
  readonly at: Account;
  readonly #account;

  constructor({ seed, line = {}, settings: { config = {}, ...durations } = {} }: Scenario) {
    this.at = world.open(seed);
    const { people, lines, signsIn } = this.at;
    Object.assign(this.at.config, config);
    Object.assign(this.at.durations, durations);
    const wire = lines.find(({ customer }) => customer.id === people.customerId(signsIn));
    if (wire) changeLine(this.at, wire, line, world.now(this.at));
    this.#account = nodeAccount(people.groupId);
  }

  /** Somebody of the group with a browser. @param number 1 for the account holder */
  person(number = this.at.signsIn, language: Language = 'en') {
    const { people, lines } = this.at;
    const wire = lines.find(({ customer }) => customer.id === people.customerId(number));
    if (!wire) throw new Error(`the group has no person ${number}`);
    const customer = Customer.parse(wire.customer);
    const email = people.email(number);
    const { context: fake } = contextOf({ ...customer, emailId: email }, new FakeAccount([], {}));
    const viewer = { ...fake.viewer, session: `session-${number}` };
    viewer.credentials = { ...viewer.credentials, idToken: idTokenOf(email) };
    const context: PortalContext = {
      ...fake,
      viewer,
      site: { ...fake.site, timeZone: 'America/New_York', hostedPages: ['http://carrier.test'] },
      signedInAt: Date.now(),
      account: this.#account.portOf(viewer),
      now: () => Date.now(),
    };
    let models: unknown[] = [];
    const visitor = visitorOf({
      context,
      language,
      onModel: (model) => models.push(model),
      get now() {
        return Date.now();
      },
      public: undefined as never,
    });
    return {
      context,
      /** Opens a page: its answer, and the models that it was made of. */
      async open(path: string) {
        models = [];
        const answer = await settled(visitor.get(path));
        return { ...answer, models };
      },
      post: (path: string, fields: Fields) => settled(visitor.post(path, new URLSearchParams(fields))),
    };
  }

  /** Another person of the group, if there is one. */
  otherPerson() {
    const number = this.at.lines.findIndex((_, index) => index + 1 !== this.at.signsIn) + 1;
    return number > 0 ? this.person(number) : undefined;
  }

  /** Every operation of the account, the latest first. */
  operations() {
    return settled(this.#account.object.sentOperations(Number.MAX_SAFE_INTEGER, 100));
  }

  /** Walks to the scenario's form, as its person. */
  async openForm(scenario: Scenario, person = this.person()) {
    const post = async (path: string, fields: Fields) => (await person.post(path, fields)).location;
    return readyForm(scenarioVisitor(person.open, post), scenario);
  }
}
