import type { Change } from './change.ts';
import type { Case } from './cases.ts';
import { type Breach, breachesOf, laws, movement } from './compare.ts';
import type { Made } from './expected-value.ts';
import type { LawState, Provider, Sent } from './provider.ts';
import { relations } from './relations.ts';
import type { SeedName } from '../seed.ts';
import type { ReadId, WriteId } from './shows.ts';
import { groupIn, readAll, readFixed, withoutRepeating } from './snapshot.ts';
import type { View } from './view.ts';
import { type WriteLaw, writes } from './writes.ts';

/** The endpoints and relations of a run. */
export interface LawChoice {
  readonly reads: readonly ReadId[];
  readonly writes: readonly WriteId[];
  /** Names of the laws and relations that the run excludes. */
  readonly without: readonly string[];
}

/** The result of one check: the breaches of a case, or of a state. */
export interface Judgement {
  readonly subject: WriteId | ReadId;
  readonly title: string;
  readonly state: LawState;
  readonly breaches: readonly Breach[];
  readonly warnings: readonly Breach[];
  readonly sent?: Sent;
}

/** A part of a run, with the states that it needs. */
export interface Check {
  /** Ids of the endpoints that the part checks. */
  readonly subjects: readonly (WriteId | ReadId)[];
  readonly states: readonly LawState[];
  readonly judge: (procedure: Procedure) => Promise<Judgement[]>;
}

interface Control {
  readonly control: View;
  readonly later: View;
  readonly moving: ReadonlySet<string>;
  readonly breaches: readonly Breach[];
}

/** The account in which a run begins: one with little else to do. */
export const firstSeed = 'data-75';

const accepts = 'the write is accepted';

/** Returns the name of a state without its refusal. */
export const keyOf = (state: LawState): string => JSON.stringify({ ...state, forced: undefined });

/** Number of lines that the calls of a state have added. */
const addedBy = (calls: LawState['calls'] = []): number =>
  calls.filter(({ endpoint }) => endpoint === 'customer.create').length;

/** A write that was accepted in a state, with what changes by its declaration. */
interface Outcome {
  readonly control: Control;
  readonly made: Made;
  readonly changes: readonly Change[];
}

/** Returns the changes of a case after its operation has ended. */
function changesOf({ write, fails = false, also = [] }: Case): readonly Change[] {
  const { changes, failed = [] } = writes[write];
  return fails ? failed : [...changes, ...also];
}

/** Views of a run: of what is the same for everybody, and of each state before a write. */
interface Views {
  fixed: View | undefined;
  readonly controls: Map<string, Control>;
}

/** Compares states by the laws: it sets states, makes writes and reads everything. */
export class Procedure {
  readonly provider: Provider;
  readonly choice: LawChoice;
  readonly #views: Views;

  constructor(provider: Provider, choice: LawChoice, views: Views = { fixed: undefined, controls: new Map() }) {
    this.provider = provider;
    this.choice = choice;
    this.#views = views;
  }

  /** Returns a procedure that checks states of another account at the same time. */
  beside(): Procedure {
    return new Procedure(this.provider.beside(), this.choice, this.#views);
  }

  /** Returns a copy of the procedure that has read no state. */
  anew(): Procedure {
    return new Procedure(this.provider.beside(), this.choice, { fixed: this.#views.fixed, controls: new Map() });
  }

  /** Reads what is the same for everybody, once, in the state of a seed. */
  async begin(seed: SeedName = firstSeed): Promise<Judgement> {
    const state: LawState = { seed };
    await this.provider.set(state);
    const fixed = await readFixed(this.provider, this.choice.reads, seed);
    this.#views.fixed = fixed;
    return {
      subject: 'customer.group',
      title: 'what is the same for everybody',
      state,
      breaches: this.#agree(fixed),
      warnings: [],
    };
  }

  #agree({ contradictions }: View): Breach[] {
    return this.#held(contradictions.map((message) => ({ law: laws.agree, message })));
  }

  #held(breaches: readonly Breach[]): Breach[] {
    return breaches.filter(({ law }) => !this.choice.without.includes(law));
  }

  /**
   * Reads everything of the state's group.
   * @param isBrief true to leave out reads that show the same as others do
   */
  read(state: LawState, { isFirst = false, isBrief = false, added = 0 } = {}): Promise<View> {
    const group = groupIn(state.seed, addedBy(state.calls) + added);
    const reads = isBrief ? withoutRepeating(this.choice.reads, state.seed) : this.choice.reads;
    return readAll(this.provider, group, reads, this.#views.fixed, isFirst);
  }

  #relations(view: View): Breach[] {
    const breaches = Object.entries(relations).flatMap(([law, relation]) =>
      'atFirst' in relation && !view.isFirst ? [] : relation.check(view).map((message) => ({ law, message })),
    );
    return [...this.#agree(view), ...this.#held(breaches)];
  }

  /** Returns two reads of a state without a write between them, made once for each state. */
  async control(state: LawState): Promise<Control> {
    const key = keyOf(state);
    const earlierControl = this.#views.controls.get(key);
    if (earlierControl) return earlierControl;
    const isFirst = state.calls === undefined || state.calls.length === 0;
    await this.provider.set({ ...state, forced: undefined });
    const control = await this.read(state, { isFirst });
    await this.provider.wait();
    const later = await this.read(state, { isFirst });
    const { moving, breaches } = movement(control, later);
    const all = [...this.#relations(control), ...this.#held(breaches)];
    const result = { control, later, moving, breaches: all };
    this.#views.controls.set(key, result);
    return result;
  }

  /** Returns the breaches of a state right after its setup. */
  async judgeState(state: LawState): Promise<Judgement> {
    const { breaches } = await this.control(state);
    const subject = this.choice.reads[0] ?? 'customer.group';
    return { subject, title: 'the state as it was set up', state, breaches, warnings: [] };
  }

  /** Compares two views; relations that broke before are not reported again. */
  compare(before: View, after: View, changes: readonly Change[], made: Made, known: readonly Breach[] = []): Breach[] {
    const isKnown = ({ law, message }: Breach) => known.some((one) => one.law === law && one.message === message);
    return [
      ...this.#held(breachesOf(before, after, changes, made)),
      ...this.#relations(after).filter((breach) => !isKnown(breach)),
    ];
  }

  /**
   * Makes a write, looks at once, looks again when it is over, and makes it again.
   * @param isFirstOfWrite whether to make it again
   */
  async judge(one: Case, isFirstOfWrite: boolean): Promise<Judgement> {
    const { write, state, input, fails = false } = one;
    const law = writes[write];
    const subject = { subject: write, title: fails ? 'fails' : 'is done', state, warnings: [] };
    const control = await this.control(state);
    await this.provider.set(state);
    const exchange = await this.provider.call(write, input);
    const refusal = refusalOf(exchange);
    if (refusal !== undefined) return { ...subject, sent: exchange, breaches: [{ law: accepts, message: refusal }] };
    const outcome: Outcome = {
      control,
      made: { input, at: exchange.at, moving: control.moving },
      changes: changesOf(one),
    };
    const breaches: Breach[] = law.accepted ? await this.#firstLook(one, law.accepted, outcome) : [];
    const mayRepeat = isFirstOfWrite || fails;
    const isAtOnce = law.again === 'refused' && !fails;
    if (mayRepeat && isAtOnce && refusalOf(await this.provider.call(write, input)) === undefined)
      breaches.push({ law: laws.once, message: 'the same write was accepted again' });
    await this.#untilOver(one);
    const view = await this.#readAfter(one);
    breaches.push(...this.compare(control.later, view, outcome.changes, outcome.made, control.breaches));
    if (mayRepeat && !isAtOnce && breaches.length === 0) breaches.push(...(await this.#again(one, view, outcome)));
    return { ...subject, sent: exchange, breaches: this.#held(breaches) };
  }

  /** The breaches of a write that could have been refused; none where it is refused now. */
  async judgeAccepted(one: Case): Promise<readonly Breach[]> {
    const { breaches } = await this.judge(one, false);
    return breaches.filter(({ law }) => law !== accepts);
  }

  #readAfter({ write, state }: Case, isBrief = false): Promise<View> {
    return this.read(state, { isBrief, added: write === 'customer.create' ? 1 : 0 });
  }

  /** Reads everything right after a write: what was accepted, or already what changes. */
  async #firstLook(one: Case, accepted: readonly Change[], { control, made, changes }: Outcome): Promise<Breach[]> {
    const compared = (view: View, expected: readonly Change[]) =>
      this.compare(control.control, view, expected, made, control.breaches);
    const view = await this.#readAfter(one, true);
    const breaches = compared(view, accepted);
    if (breaches.length === 0 || changes.length === 0) return breaches;
    if (compared(view, changes).length === 0) return [];
    // Without a clock to hold, an effect may come while everything is read.
    const isLate = !this.provider.hasClock && compared(await this.#readAfter(one, true), changes).length === 0;
    return isLate ? [] : breaches;
  }

  /** Makes a write twice with one idempotency key. Returns its breaches. */
  async judgeKey({ write, state, input, also = [] }: Case): Promise<Breach[]> {
    const { later, moving, breaches: known } = await this.control(state);
    await this.provider.set(state);
    const key = crypto.randomUUID();
    const firstExchange = await this.provider.call(write, input, { key });
    const secondExchange = await this.provider.call(write, input, { key });
    await this.#untilOver({ write, state, input });
    const changes = [...writes[write].changes, ...also];
    const breaches = this.compare(
      later,
      await this.read(state, { isBrief: true }),
      changes,
      { input, at: firstExchange.at, moving },
      known,
    );
    const isSame = firstExchange.text === secondExchange.text && firstExchange.status === secondExchange.status;
    return [
      ...breaches,
      ...(isSame
        ? []
        : [{ law: laws.key, message: `the second reply is another: ${secondExchange.text.slice(0, 160)}` }]),
    ];
  }

  /** Waits until effects are over, and makes the status read first, as the portal does. */
  async #untilOver({ write, input }: Case): Promise<void> {
    const { status } = writes[write];
    const customerId = String(input.customerId);
    const isOver = async () => {
      const { answer } = status ? await this.provider.call(status, { customerId }) : {};
      const state = answer?.kind === 'reply' ? (answer.reply as { status: unknown }).status : undefined;
      return state !== undefined && !['IN_PROGRESS', 1, 9].includes(state as string);
    };
    await this.provider.wait(isOver);
    if (status && this.choice.reads.includes(status)) await isOver();
  }

  /** Makes the write a second time: refused, nothing more, or once more; after a failure it is taken again. */
  async #again(one: Case, view: View, { control, made }: Outcome): Promise<Breach[]> {
    const { write, state, input, fails = false } = one;
    const law = writes[write];
    if (law.changes.length === 0 && !fails) return [];
    const second = await this.provider.call(write, input);
    const refusal = refusalOf(second);
    if (fails)
      return refusal === undefined
        ? []
        : [{ law: laws.failure, message: `the same write was refused afterward: ${refusal}` }];
    if (law.again === 'more') {
      if (refusal !== undefined) return [{ law: laws.once, message: `a second one was refused: ${refusal}` }];
      await this.#untilOver(one);
    }
    const seconds = await this.read(state, { isBrief: true });
    const changes = refusal !== undefined ? [] : law.again === 'more' ? law.changes : asSame(law);
    return this.compare(view, seconds, changes, { ...made, at: second.at }, control.breaches).map((breach) =>
      law.again === 'more' ? breach : { ...breach, law: laws.once },
    );
  }
}

/** Changes of a write that is made a second time: its values are as they are, and nothing comes or counts once more. */
function asSame({ accepted = [], changes }: WriteLaw): Change[] {
  const acceptedChanges = accepted.map((change): Change => ({ ...change, effect: 'may' }));
  return [...acceptedChanges, ...changes].flatMap((change): Change[] => {
    if (change.effect === 'add' || change.effect === 'remove' || change.key === '{default}') return [];
    const constant = Object.entries(change.fields).filter(
      ([, value]) => typeof value !== 'object' || Array.isArray(value),
    );
    const moments = Object.keys(change.fields).filter((name) => !constant.some(([one]) => one === name));
    const may: Change = { ...change, effect: 'may', fields: Object.fromEntries(moments.map((name) => [name, ''])) };
    return [
      ...(moments.length > 0 ? [may] : []),
      ...(constant.length > 0 ? [{ ...change, fields: Object.fromEntries(constant) }] : []),
    ];
  });
}

/** Returns how a write was refused; undefined for one that was accepted. */
export function refusalOf({ answer, status, text }: Sent): string | undefined {
  return answer.kind === 'reply' ? undefined : `HTTP ${status} ${text.slice(0, 160)}`;
}

/** Earlier calls of a state have to be served too. */
export function canSet({ calls = [] }: LawState, { writes: chosen }: LawChoice): boolean {
  return calls.every(({ endpoint }) => (chosen as readonly string[]).includes(endpoint));
}
