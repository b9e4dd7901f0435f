import { expect } from 'vitest';
import type { Brand } from '#app/brand/brand.ts';
import { demo } from '#app/brand/testing/brands.ts';
import type { Language } from '#app/copy/language.ts';
import { Customer } from '#contracts/customer/vocabulary.ts';
import { readyForm } from '#e2e/support/scenario-walk.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import type { Account } from '#fixtures/world/account.ts';
import { changeLine } from '#fixtures/world/change-line.ts';
import { contextOf, FakeAccount } from '#rpc/testing/fake-account.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { idTokenOf } from '../fixture-carrier.ts';
import { visitorOf } from '../forms/portal-visitor.ts';
import { scenarioVisitor } from '../forms/scenario-visitor.ts';
import { atOneMoment, settled, world } from './clock.ts';
import { nodeAccount } from './node-account.ts';

const sessionOf = (number: number) => `session-${number}`;

/** A group at the fixture carrier, whose people open the portal. */
export class Stage {
  readonly at: Account;
  readonly #account;
  readonly #brand;

  constructor({ seed, line = {}, settings: { config = {}, ...durations } = {} }: Scenario, brand: Brand = demo) {
    this.#brand = brand;
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
    const viewer = { ...fake.viewer, session: sessionOf(number) };
    viewer.credentials = { ...viewer.credentials, idToken: idTokenOf(email) };
    const { sendsUsageDays } = this.#brand;
    const context: PortalContext = {
      ...fake,
      viewer,
      site: { ...fake.site, timeZone: 'America/New_York', hostedPages: ['http://carrier.test'], sendsUsageDays },
      signedInAt: Date.now(),
      account: this.#account.portOf(viewer),
      now: () => Date.now(),
    };
    let models: unknown[] = [];
    const visitor = visitorOf({
      context,
      language,
      contextOf: (loading) => ({ ...loading, brand: this.#brand }),
      onModel: (model) => models.push(model),
      get now() {
        return Date.now();
      },
      public: undefined as never,
    });
    return {
      context,
      language,
      /** Opens a page: its answer, and the models that it was made of. */
      async open(path: string) {
        models = [];
        const answer = await settled(visitor.get(path));
        return { ...answer, models };
      },
      post: (path: string, fields: Fields) => settled(visitor.post(path, new URLSearchParams(fields))),
    };
  }

  /** Numbers of the person who sends, and of another person of the group, if there is one. */
  people(): number[] {
    const number = this.at.lines.findIndex((_, index) => index + 1 !== this.at.signsIn) + 1;
    return [this.at.signsIn, ...(number > 0 ? [number] : [])];
  }

  /** Opens pages of one moment, as they are without what was read earlier. */
  async atOneMoment<T>(look: () => Promise<T>): Promise<T> {
    for (const number of this.people()) await settled(this.#account.object.leave(sessionOf(number), true));
    return atOneMoment(async () => {
      const moment = async () => [Date.now(), await this.operations()];
      const before = await moment();
      const views = await look();
      expect(await moment()).toEqual(before);
      return views;
    });
  }

  /** The ids of the account's lines, by their references. */
  async lineIds(): Promise<ReadonlyMap<string, string>> {
    const refs = await settled(this.#account.object.refs(this.at.lines.map(({ customer: { id } }) => id)));
    return new Map(Object.entries(refs).map(([id, ref]) => [ref, id]));
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
