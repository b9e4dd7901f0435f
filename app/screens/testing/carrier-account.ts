import { spellingCount } from '#contracts/pact/respelled.ts';
import { Customer } from '#contracts/customer/vocabulary.ts';
import { endpoints } from '#contracts/carrier.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import type { Account, Line } from '#fixtures/world/account.ts';
import { invoicesOf } from '#fixtures/world/billing.ts';
import { homeRouter } from '#fixtures/world/home-router.ts';
import { changeLine } from '#fixtures/world/change-line.ts';
import { placeOrder } from '#fixtures/world/order.ts';
import { World } from '#fixtures/world/world.ts';
import { type CarrierCaller, carrierCaller, readById } from '#rpc/carrier/procedures.ts';
import { shiftDays } from '#rpc/domain/day.ts';
import { billKey, cardKey, randomRef } from '#rpc/domain/ref.ts';
import { declarationOf, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import type { ReadRequest, Viewer } from '#rpc/portal-account.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { isSagaEnd } from '#rpc/domain/saga.ts';
import type { FindRequest, FindResult, SubmitOutcome, SubmitRequest } from '#rpc/operation/submission.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { PublicContext } from '#rpc/public/public-context.ts';
import { contextOf, FakeAccount } from '#rpc/testing/fake-account.ts';
import { memoryJournal } from '#rpc/testing/memory-journal.ts';
import { type Distort, fixtureCarrier, idTokenOf } from './fixture-carrier.ts';
import { completeActivation, completeDraft, earlier, issued, type Visit } from './matrix-account.ts';
import type { Situation } from './situations.ts';

const writes = new Set(endpoints.filter(({ effect }) => effect === 'write').map(({ id }) => id));

/** The plan of every line, and one that is on sale to change to. */
const fromPlanId = 'plan-5gb';
const planId = 'plan-15gb';

const world = new World();

/** The present change of answers on their way; see `sayInstead`. */
let distortion: Distort | undefined;

const carrier = fixtureCarrier(world, () => distortion);

/** Changes all answers of the fixture carrier; without an argument they are unchanged again. */
export function sayInstead(distort?: Distort): void {
  distortion = distort;
}

/** Returns the spellings in which a case is tried: one by turns, or all with `SPELLINGS=all`. */
export function spellingsAt(index: number): number[] {
  const all = Array.from({ length: spellingCount }, (_, way) => way);
  return process.env.SPELLINGS === 'all' ? all : [index % spellingCount];
}

/** Takes away all accounts that were opened: a test that opens thousands would fill the memory with them. */
export function forgetWorld(): void {
  world.reset();
}

/** An account in memory whose reads and writes go to the fixture carrier. */
export class CarrierAccount extends FakeAccount {
  readonly #refs = new Map<string, string>();
  /** Calls whose input the declaration refuses; they are not sent. */
  readonly refused: string[] = [];
  readonly #outcomes = new Map<string, Promise<Outcome<unknown>>>();

  constructor() {
    super([], {});
    this.onSubmit = (operation) => ({ ...operation, state: 'sending', sentAt: this.now });
  }

  override read(requester: Viewer, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]> {
    this.asked.push(...requests);
    return Promise.all(
      requests.map(({ id, input }) => {
        // All requests of a situation are sent in that situation, whatever was written before.
        const key = JSON.stringify([requester.actor.customerId, id, input]);
        const outcome =
          this.#outcomes.get(key) ?? readById(callerFor(requester), id, input).then(noted(this.refused, id));
        this.#outcomes.set(key, outcome);
        return outcome;
      }),
    );
  }

  override async refs(targets: readonly string[]): Promise<Record<string, string>> {
    return Object.fromEntries(targets.map((target) => [target, this.refTo(target)]));
  }

  /** The opaque reference of a line, a bill or a card. */
  refTo(target: string): string {
    const ref = this.#refs.get(target) ?? randomRef();
    this.#refs.set(target, ref);
    return ref;
  }

  /** Returns true for a reference that the account created. */
  gave(ref: string): boolean {
    return [...this.#refs.values()].includes(ref);
  }

  /** Waits for reads that nobody waits for any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#outcomes.values());
  }

  /** Forgets what was read. */
  forget(): void {
    this.#outcomes.clear();
  }

  override async find<K extends OperationKind>(wanted: FindRequest<K>): Promise<FindResult<K>> {
    const [target] = [...this.#refs].find(([, ref]) => ref === wanted.ref) ?? [];
    return { ...(await super.find({ ...wanted, subjectId: target ?? wanted.subjectId })), target };
  }

  override async submit(requester: Viewer, request: SubmitRequest): Promise<SubmitOutcome> {
    const submitted = await super.submit(requester, request);
    const { kind: to, operation } = submitted;
    if (to === 'submitted') {
      const { send } = declarationOf(operation.kind);
      const sent = await send(callerFor(requester), operation, requester.actor, memoryJournal(request.secrets));
      if (!isSagaEnd(sent)) noted(this.refused, operation.kind)(sent);
    }
    return submitted;
  }
}

function callerFor({ credentials }: Viewer): CarrierCaller {
  return carrierCaller({ carrier, options: { credentials } });
}

/** Records an outcome with a refused input. */
const noted =
  (refused: string[], id: string) =>
  <O extends Outcome<unknown>>(outcome: O): O => {
    if (outcome.kind === 'fault' && outcome.why === 'input') refused.push(`${id}: ${outcome.message}`);
    return outcome;
  };

/** Returns the carrier's data of a line in a situation; everything else is the seed's. */
const held = [
  'status',
  'esim',
  'simPaid',
  'portFailureCode',
  'operationsInProcess',
  'category',
  'accAccessLock',
  'hsdPlan',
] as const;
/** The details of a corrected port-in. */
const heldOfPortIn = ['mnpInfo', 'imei', 'make', 'model', 'simId'] as const;
const gone = { eSimSetup: null, isMonthInAdvancePaid: null };

/** Brings a line at the carrier into the state of a situation, which does not concern the seed's fourth line. */
function draw(at: Account, wire: Line, drawn: Customer | undefined, now: number): void {
  const heldFields = drawn?.portFailureCode ? [...held, ...heldOfPortIn] : held;
  const fields = drawn ? Object.fromEntries(heldFields.map((field) => [field, drawn[field] ?? null])) : { status: 4 };
  const meta = { ...wire.customer.meta, ...drawn?.meta };
  changeLine(at, wire, { ...fields, ...gone, reachPlanId: fromPlanId, meta }, now);
  // One service to turn on and one to turn off.
  Object.assign(wire.services, { irEnabled: false, ildEnabled: true });
}

/** Returns the session of somebody of the group. */
function signIn(one: Customer, { people }: Account, occurrence: number, account: CarrierAccount): PortalContext {
  const id = people.customerId(occurrence);
  const email = people.email(occurrence);
  if (!id) throw new Error(`nobody is number ${occurrence} of the group`);
  const { context } = contextOf({ ...one, id, groupId: people.groupId, emailId: email }, account);
  context.signedInAt = account.now;
  context.viewer.credentials.idToken = idTokenOf(email);
  return context;
}

/** Signs in the person of a seed, at a fresh account of the scenario's seed. */
export function visitAtSeed({ seed, line = {}, settings: { config = {}, ...durations } = {} }: Scenario) {
  const account = new CarrierAccount();
  const at = world.open(seed);
  account.now = world.now(at);
  Object.assign(at.config, config);
  Object.assign(at.durations, durations);
  const id = at.people.customerId(at.signsIn);
  const wire = at.lines.find(({ customer }) => customer.id === id);
  if (!wire) throw new Error(`nobody signs in to ${seed}`);
  changeLine(at, wire, line, account.now);
  const context = signIn(Customer.parse(wire.customer), at, at.signsIn, account);
  return {
    context,
    account,
    written: () => writesOf(at),
    visitor: publicVisitor(context.viewer.actor.email),
    /** Reconciles an operation an hour later. */
    readBackLater(operation: Operation) {
      world.advance(3_600_000, at);
      const caller = callerFor(context.viewer);
      const { actor } = context.viewer;
      return declarationOf(operation.kind).reconcile(caller, operation, actor, world.now(at), memoryJournal());
    },
  };
}

/** Returns the endpoints of an account that were written to, in order. */
function writesOf({ key }: Account): string[] {
  return world.calls.list({ owner: key }).flatMap(({ id }) => (id && writes.has(id) ? [id] : []));
}

/** The context of a visitor's intents. */
function publicVisitor(email: string): PublicContext {
  const nobody = carrierCaller({ carrier, options: {} });
  return {
    read: (target) =>
      carrier.attempt(target, target.input.parse({}) as Parameters<typeof carrier.attempt<typeof target>>[1]),
    carrier: () => nobody,
    deviceCheckSource: 'REGIONAL',
    count: async () => undefined,
    once: (_, send) => send(),
    later: (work) => void work.catch(() => undefined),
    customer: { emailId: email, consents: false, about: async () => ({}) },
    log: () => undefined,
  };
}

/** A group of people at the fixture carrier, one of whom visits the portal. */
export type Group = ReturnType<typeof visitAtCarrier>;

/** Takes away the orders of a line: a card of an earlier one would be in its owner's hand. */
function forgetOrders({ orders }: Account, { customer }: Line): void {
  customer.shipmentInfo = {};
  for (const order of orders)
    Object.assign(order, { customerIds: order.customerIds.filter((id) => id !== customer.id) });
}

/** Brings the group of an account at the carrier into a situation. */
function bring(at: Account, { lines, simCards, config }: Situation, now: number): void {
  Object.assign(at.config, config);
  for (const [index, wire] of at.lines.entries()) {
    const drawn = lines[index];
    draw(at, wire, drawn, now);
    if (!drawn || !simCards?.has(drawn.id)) continue;
    forgetOrders(at, wire);
    placeOrder(at, [wire], { orderType: 'NEW', at: now });
  }
}

/** A visit in a situation that the fixture carrier is brought into. */
export function visitAtCarrier(situation: Situation) {
  const { actor, line, lines } = situation;
  const account = new CarrierAccount();
  const at = world.open('active-family');
  const { people } = at;
  account.now = world.now(at);
  // Something to pay, and room for another card.
  at.owing = true;
  at.payments = at.payments.slice(2);
  at.cards.splice(2);
  Object.assign(at, { router: homeRouter(people.msisdn(1)) });
  bring(at, situation, account.now);
  const occurrence = (of: Customer) => lines.findIndex(({ id }) => id === of.id) + 1;
  const [actorId, lineId, payerId] = [occurrence(actor), occurrence(line), 1].map(people.customerId);
  if (!actorId || !lineId || !payerId) throw new Error('a situation has an actor and a line');
  const signedIn = (customer: Customer) => signIn(customer, at, occurrence(customer), account);
  const context = signedIn(actor);
  const { email } = context.viewer.actor;
  /** As if nothing had been sent yet; what was read stays what it was. */
  const reset = () => {
    const earlierOperations = earlier({ actorId, lineId, payerId, plan: { planId, fromPlanId } }, account.now);
    account.operations.splice(0, account.operations.length, ...earlierOperations);
    account.journeys.set(`add-line ${actorId}`, completeDraft(planId, account.now));
    account.journeys.set(`activation ${lineId}`, completeActivation(account.now));
  };
  const [invoice] = invoicesOf(at);
  const known = {
    bill: account.refTo(billKey({ invoiceId: invoice?.invoiceId ?? '', day: invoice?.invoiceDate ?? '' })),
    card: account.refTo(cardKey(people.cardId(2))),
    planId,
    day: shiftDays(today(context), 1),
  };
  const visit: Visit = {
    portal: context,
    lineRef: account.refTo(lineId),
    issued,
    known,
  };
  const written = () => writesOf(at);
  const visitor = publicVisitor(email);
  reset();
  return {
    visit,
    context,
    /** Its ledger and drafts, and what the carrier holds of it. */
    account,
    at,
    lineId,
    /** Its people: the primary first, then the holders of the other lines; and each as they are signed in. */
    people: lines,
    signedIn,
    /** The same person, for the intents of visitors. */
    visitor,
    refusedCalls: () => account.refused,
    /** Brings the group into another situation of the same person, and forgets what was read. */
    become(next: Situation) {
      bring(at, next, account.now);
      account.forget();
    },
    /** As if nothing had been sent, read or heard yet; the references stay. */
    restart() {
      reset();
      account.forget();
      world.calls.clear(at.key);
      world.faults.clear();
    },
    /** The calls that the carrier has received for this account, with their whole content. */
    received: () => world.calls.list({ owner: at.key }),
    /** The endpoints of this account that were written to. */
    written,
    /** Has the carrier turn the next call of an endpoint away. */
    turnAway(endpoint: string, status: 401 | 403) {
      world.faults.add({
        // Not every call names its customer.
        owner: undefined,
        endpoint,
        what: { kind: 'status', status },
        afterEffect: false,
        times: 1,
        skip: 0,
      });
    },
    /** The secrets of the account: the carrier's ids of its lines, and the people's addresses. */
    secrets: at.lines.flatMap(({ customer: { id, emailId } }) =>
      [id, emailId].filter((secret) => secret !== undefined),
    ),
  };
}
