import { shiftDays, shiftMonths } from '#rpc/domain/day.ts';
import { isFields } from '../pact/wire-schema.ts';
import { groupOf, type exampleCustomers } from '../customer/example-customers.ts';
import { personOf } from '../pact/example-state.ts';
import { peopleOf, type SeedName } from '../seed.ts';
import type { Provider } from './provider.ts';
import { ordered, type ReadId, shows } from './shows.ts';
import { type Fact, View } from './view.ts';

type Input = Readonly<Record<string, unknown>>;

/** Ids of a group, with which the reads are made. */
export interface Group {
  readonly seed: SeedName;
  readonly lines: readonly string[];
}

/** Number of the group's lines, for seeds whose examples show only the first line. */
const hiddenLines: Partial<Record<SeedName, number>> = { 'roaming-on': 2, 'secondary-new': 2 };

/** Returns the group of a state, with the lines that calls have added. */
export function groupIn(seed: SeedName, added: number): Group {
  const people = peopleOf(seed);
  const shownLines = groupOf(seed as keyof typeof exampleCustomers).length;
  const count = Math.max(shownLines, hiddenLines[seed] ?? 1) + added;
  return { seed, lines: Array.from({ length: count }, (_, index) => people.customerId(index + 1)) };
}

const cycle = { startDate: '2026-11-03', endDate: '2026-12-02' };
/** The billing cycles since the first day of all states, newest first. */
const cycles = Array.from({ length: 8 }, (_, back) => ({
  startDate: shiftMonths(cycle.startDate, -back),
  endDate: shiftDays(shiftMonths(cycle.startDate, 1 - back), -1),
}));
const recent = cycles.slice(0, 2).map(({ startDate }) => startDate);
const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
const ever = { startDate: '2025-01-01', endDate: '2026-12-31' };

type Inputs = (group: Group, view: View) => Input[];
const ofPerson: Inputs = ({ seed }) => [{ customerId: personOf(seed).customerId }];
const ofLines: Inputs = ({ lines }) => lines.map((customerId) => ({ customerId }));
const ofGroup: Inputs = ({ seed }) => [{ groupId: personOf(seed).groupId }];
const ofEmail: Inputs = ({ seed }) => [{ emailId: personOf(seed).email }];
const alone: Inputs = () => [{}];

/** Inputs of each read, from the group, its numbers, orders and email addresses, and the present cycle and year. */
const inputs: { readonly [Id in ReadId]?: Inputs } = {
  'activation.status': ofLines,
  'billing.customer': ofPerson,
  'billing.forecast': ofPerson,
  'billing.history': ofPerson,
  'billing.invoices': ({ seed }) => [{ customerId: personOf(seed).customerId, ...ever }],
  'billing.monthInAdvanceAmount': ofLines,
  'billing.promiseEligible': ofPerson,
  'card.list': ofPerson,
  'catalog.couponEligibility': ofEmail,
  'catalog.referralAnalytics': ofGroup,
  'catalog.referralDetail': ofPerson,
  'config.keys': alone,
  'customer.activationPrecheck': ({ lines }) => lines.map((id) => ({ id })),
  'customer.byReachNumber': (_, view) =>
    view
      .all('line')
      .flatMap(({ fields: { reachNumber } }) =>
        reachNumber === undefined ? [] : [{ reachNumber: String(reachNumber) }],
      ),
  'customer.byUsername': ({ seed }) => [{ id: personOf(seed).email }],
  'customer.emailAvailability': ofEmail,
  'customer.group': ofGroup,
  'customer.plan': ofPerson,
  'customer.planChangeStatus': ofLines,
  'customer.planPricing': ({ seed }) => [{ customerId: personOf(seed).customerId, modified_occurrence: [] }],
  'customer.referralExtensionByEmail': ofEmail,
  'customer.topUpStatus': ofLines,
  'order.byCustomer': ofLines,
  'order.track': (_, view) => [...view.orders].map((orderId) => ({ orderId })),
  'payment.redirectPage': ({ seed }) => [{ id: personOf(seed).customerId }],
  'router.device': ofPerson,
  'service.drUsage': ofLines,
  'service.ildUsage': ofLines,
  'service.irUsage': ofLines,
  'service.status': ofPerson,
  'topup.group': ({ seed }) => [{ groupId: personOf(seed).groupId, ...year }],
  'topup.pulse': alone,
  'usage.analyticsOverall': alone,
  'usage.current': ofLines,
  'usage.group': ({ seed }, { isFirst }) =>
    cycles.slice(0, isFirst ? cycles.length : 2).map((days) => ({ groupId: personOf(seed).groupId, ...days })),
  'usage.overall': ofPerson,
};

/** Reads that have to come first, and those whose inputs are in their replies. All others are made meanwhile. */
const firstReads = new Set<string>(['customer.group', 'customer.byUsername', 'order.byCustomer']);
const laterReads = new Set<string>(['customer.byReachNumber', 'order.track']);

/** Reads of single lines that show nothing beside what a read of the whole group shows to its primary. */
const repeating: Partial<Record<ReadId, ReadId>> = {
  'customer.activationPrecheck': 'customer.group',
  'customer.byReachNumber': 'customer.group',
  'usage.current': 'usage.overall',
};

/** Returns the reads without those whose facts other reads show as well. */
export function withoutRepeating(chosen: readonly ReadId[], seed: SeedName): ReadId[] {
  const isRepeated = (id: ReadId) => personOf(seed).isPrimary && chosen.some((other) => repeating[id] === other);
  return chosen.filter((id) => !isRepeated(id));
}

/**
 * Reads everything that the chosen reads show of a group.
 * @param fixed facts that are the same for everybody
 */
export async function readAll(
  provider: Provider,
  group: Group,
  chosen: readonly ReadId[],
  fixed: View | undefined,
  isFirstView = false,
): Promise<View> {
  const { isPrimary } = personOf(group.seed);
  const primary = peopleOf(group.seed).customerId(1);
  const view = new View({
    primary,
    lines: group.lines,
    at: provider.at,
    drift: provider.drift,
    isPrimary,
    isFirst: isFirstView,
  });
  if (fixed) for (const [name, facts] of fixed.objects) view.objects.set(name, facts);
  const readAmong = (isMeant: (id: string) => boolean) =>
    inParallel(
      chosen
        .filter(isMeant)
        .flatMap((id) =>
          (inputs[id]?.(group, view) ?? []).map((input) => () => read(provider, view, id, input, group.seed)),
        ),
    );
  const inOrder = readAmong((id) => firstReads.has(id)).then(() => readAmong((id) => laterReads.has(id)));
  await Promise.all([inOrder, readAmong((id) => !firstReads.has(id) && !laterReads.has(id))]);
  return view;
}

/** Makes the reads whose reply is the same for everybody, once. */
export async function readFixed(provider: Provider, chosen: readonly ReadId[], seed: SeedName): Promise<View> {
  const view = new View({
    primary: '',
    lines: [],
    at: provider.at,
    drift: provider.drift,
    isPrimary: false,
    isFirst: false,
  });
  const fixedInputs: Partial<Record<ReadId, readonly Input[]>> = {
    'catalog.activePlans': [{}],
    'catalog.dataPlans': [{ countryCode: 'USA' }],
    'config.info': [{ configId: 'PROV_CONFIG' }],
  };
  const all = (more: typeof fixedInputs) =>
    inParallel(chosen.flatMap((id) => (more[id] ?? []).map((input) => () => read(provider, view, id, input, seed))));
  await all(fixedInputs);
  const plans = view.all('plan').map(({ key }) => ({ plan: key }));
  await all({ 'catalog.plan': plans, 'catalog.planDetail': plans });
  return view;
}

async function read(provider: Provider, view: View, id: ReadId, input: Input, seed: SeedName): Promise<void> {
  const { answer, status } = await provider.call(id, input, { seed });
  const name = `${id}${JSON.stringify(input)}`;
  if (answer.kind !== 'reply') {
    view.replies.set(name, undefined);
    const code = 'resCode' in answer ? `refused with ${answer.resCode}` : `${answer.kind}, HTTP ${status}`;
    view.add(`reply(${name})`, 'outcome', { value: code, read: id });
    if (answer.kind === 'garbage' || answer.kind === 'http')
      view.contradictions.push(`${name}: the portal cannot read the reply, HTTP ${status}`);
    return;
  }
  view.add(`reply(${name})`, 'outcome', { value: 'SUCCESS', read: id });
  view.replies.set(name, answer.reply);
  for (const [place, pattern] of Object.entries(shows[id] as Readonly<Record<string, string>>))
    addObjects(view, id, { place, pattern, input, reply: answer.reply as Record<string, unknown> });
}

interface Shown {
  readonly place: string;
  readonly pattern: string;
  readonly input: Input;
  readonly reply: Record<string, unknown>;
}

interface UseOfDay {
  readonly date: string;
  readonly users: readonly { readonly userId: string; readonly bytes: number }[];
}

function addObjects(view: View, id: ReadId, { place, pattern, input, reply }: Shown): void {
  const value = place === '' || place === '*' ? reply : reply[place];
  // Skips older cycles, which are read for relations only.
  if (value === undefined || (id === 'usage.group' && !recent.includes(String(input.startDate)))) return;
  if (pattern === 'day(date)') return addDays(view, id, value as UseOfDay[]);
  const entries = entriesOf(place, value, reply);
  const names = new Map<string, number>();
  // Lists are newest first: the oldest of those that are alike keeps its name.
  for (const [entryName, entry] of entries.toReversed()) {
    const name = nameOf(pattern, entry as Input, input, entryName);
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    addFacts(view, count === 1 ? name : name.replace(/\)$/, `#${count})`), '', entry, id);
  }
  const field = (ordered as Readonly<Record<string, Readonly<Record<string, string>>>>)[id]?.[place];
  if (field !== undefined)
    checkOrder(
      view,
      id,
      field,
      entries.map(([, entry]) => entry as Input),
    );
}

/** Adds what each line used on each day; days without use may be left out. */
function addDays(view: View, id: ReadId, days: readonly UseOfDay[]): void {
  for (const { date, users } of days)
    for (const { userId, bytes } of users)
      if (bytes > 0) view.add(`day(${userId},${date})`, 'users', { value: bytes, read: id });
}

function entriesOf(place: string, value: unknown, reply: Record<string, unknown>): [name: string, entry: unknown][] {
  if (place === '*') return Object.entries(reply);
  return Array.isArray(value) ? value.map((entry) => ['', entry]) : [['', value]];
}

function checkOrder(view: View, id: string, field: string, entries: readonly Input[]): void {
  const values = entries.map((entry) => Date.parse(String(entry[field])));
  if (values.some((value, index) => index > 0 && value > (values[index - 1] ?? value)))
    view.contradictions.push(`${id}: its list has an entry with a later ${field} after an earlier one`);
}

function nameOf(pattern: string, entry: Input, input: Input, entryName: string): string {
  const [, kind = '', keys = ''] = /^(\w+)\((.*)\)$/.exec(pattern) ?? [];
  const parts = keys
    .split(',')
    .filter(Boolean)
    .map((key) => {
      if (key === '*') return entryName;
      if (key.startsWith(':'))
        return String(input[key.slice(1)] ?? (input.address as Input | undefined)?.[key.slice(1)]);
      const [field = '', day] = key.split('@');
      return day ? String(entry[field]).slice(0, 10) : String(entry[field]);
    });
  return `${kind}(${parts.join(',')})`;
}

/** Adds each field; the fields of a nested object are dotted. */
function addFacts(view: View, name: string, path: string, value: unknown, read: string): void {
  if (!isFields(value)) return view.add(name, path, { value, read } satisfies Fact);
  for (const [field, inner] of Object.entries(value)) {
    const fieldPath = path ? `${path}.${field}` : field;
    if (isFields(inner)) addFacts(view, name, fieldPath, inner, read);
    else view.add(name, fieldPath, { value: inner, read });
  }
}

/** Maximum number of concurrent calls. */
const atOnce = 32;

async function inParallel(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, worker));
}
