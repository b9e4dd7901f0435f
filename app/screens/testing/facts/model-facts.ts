import { operationStates } from '#rpc/domain/ledger.ts';

/** A fact that a page's model has: its name, whom or what it is about, and its value. */
export interface ModelFact {
  name: 'bill' | 'next-bill' | 'data-now' | 'data-left' | 'data-switch' | 'lock' | 'operation' | 'first-month';
  subject: string;
  value: unknown;
}

type Model = Readonly<Record<string, unknown>>;

const isModel = (value: unknown): value is Model => typeof value === 'object' && value !== null;
const textAt = (model: unknown, key: string) => {
  const value = isModel(model) ? model[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const billKinds = ['none', 'day-only', 'known', 'unclear'];
const dataKinds = [
  ...['no-service', 'suspended', 'not-installed', 'paused', 'unlimited', 'usable', 'used-up', 'slowed'],
];

/** Returns the facts of a page's models: the results of its intents. */
export function factsIn(models: readonly unknown[]): ModelFact[] {
  return models.flatMap((model) => factsOf(model, []));
}

function factsOf(model: unknown, around: readonly Model[]): ModelFact[] {
  if (!isModel(model)) return [];
  const parts = Object.entries(model).flatMap(([key, part]) => [
    ...factAt(key, part, [model, ...around]),
    ...factsOf(part, [model, ...around]),
  ]);
  return [...operationOf(model), ...issuedBillOf(model), ...dataSwitchOf(model, around), ...parts];
}

/** Returns an issued bill's amount, and whether an order of this portal lacks on it. */
function issuedBillOf({ documentUrl, ref, amount, ordered }: Model): ModelFact[] {
  if (typeof documentUrl !== 'string' || typeof ref !== 'string') return [];
  const isMissing = isModel(ordered) && ordered['isMissing'] === true;
  return [{ name: 'bill', subject: ref, value: { amount, isMissing } }];
}

/** Returns the state of the operation that an entry or a result is about. */
function operationOf(model: Model): ModelFact[] {
  const subject = isModel(model['summary']) ? textAt(model, 'id') : textAt(model, 'operationId');
  const value = textAt(model, 'state') ?? textAt(model['outcome'], 'kind');
  const isState = subject !== undefined && operationStates.some((state) => state === value);
  return isState ? [{ name: 'operation', subject, value }] : [];
}

/** Returns whether a line's data is paused or being changed, of a card, a form or the page of a lost phone. */
function dataSwitchOf(model: Model, around: readonly Model[]): ModelFact[] {
  const { paused, changing, data } = model;
  const isState = typeof paused === 'boolean' && 'changing' in model;
  const state = isState ? (changing ? 'changing' : paused ? 'paused' : 'on') : data;
  const isKnown = ['on', 'paused', 'changing'].some((known) => known === state);
  return isKnown ? [{ name: 'data-switch', subject: lineOf([model, ...around]), value: state }] : [];
}

/** Returns whether the account lock is on, off or being turned on. An unlock with its effect leaves it off. */
function lockOf(lock: unknown): ModelFact[] {
  if (!isModel(lock) || typeof lock['isLocked'] !== 'boolean') return [];
  const operation = isModel(lock['decision']) ? lock['decision']['operation'] : undefined;
  const isChanging = operation !== undefined && textAt(operation, 'kind') !== 'account-unlock';
  return [{ name: 'lock', subject: 'account', value: lock['isLocked'] ? 'on' : isChanging ? 'changing' : 'off' }];
}

function factAt(key: string, part: unknown, around: readonly Model[]): ModelFact[] {
  const kind = textAt(part, 'kind') ?? '';
  if (key === 'nextBill' && billKinds.includes(kind))
    return [{ name: 'next-bill', subject: 'account', value: billOf(part as Model) }];
  // A page without the usage shows no data, which contradicts nothing.
  if (key === 'data' && dataKinds.includes(kind)) {
    const { left } = part as { left?: { leftBytes?: number } };
    const subject = lineOf(around);
    const state: ModelFact = { name: 'data-now', subject, value: kind };
    return left?.leftBytes === undefined ? [state] : [state, { name: 'data-left', subject, value: left.leftBytes }];
  }
  if (key === 'lock') return lockOf(part);
  if (key === 'firstMonth' && kind !== '') return [{ name: 'first-month', subject: lineOf(around), value: part }];
  return [];
}

function billOf({ kind, day, total, atLeast, atMost, beside, mayBeIn }: Model) {
  const idsIn = (charges: unknown) =>
    ((charges ?? []) as { operationId: string }[]).map(({ operationId }) => operationId);
  return { kind, day, total, atLeast, atMost, beside: idsIn(beside), mayBeIn: idsIn(mayBeIn) };
}

/** Returns the reference of the line that a part of a model is about. */
function lineOf(around: readonly Model[]): string {
  for (const model of around) {
    const ref = textAt(model, 'ref') ?? textAt(model['line'], 'ref') ?? textAt(model['shown'], 'ref');
    if (ref !== undefined) return ref;
  }
  return 'a line';
}

/** Returns true when the page's own decision is against what it is for. */
export function isRefused(models: readonly unknown[]): boolean {
  return models.some((model) => {
    const decision = isModel(model)
      ? (model['decision'] ?? (model['form'] as Model | undefined)?.['decision'])
      : undefined;
    return isModel(decision) && decision['allowed'] === false;
  });
}
