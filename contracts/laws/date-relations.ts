import { shiftDays, shiftMonths } from '#rpc/domain/day.ts';
import type { View } from './view.ts';
import { differ, type Relation } from './relation.ts';

const inService = (fields: Readonly<Record<string, unknown>>): boolean => [2, 3].includes(Number(fields.status));
const day = (value: unknown): string | undefined => (value === undefined ? undefined : String(value).slice(0, 10));

function cycleContainsToday(view: View): string[] {
  return view.all('line').flatMap(({ key, fields }) => {
    const { billStartDate: first, billEndDate: last } = fields;
    if (!inService(fields) || first === undefined || last === undefined) return [];
    return String(first) <= view.today && view.today <= String(last)
      ? []
      : [`${key}: ${String(first)} to ${String(last)}`];
  });
}

function nextBill(view: View): string[] {
  return view
    .all('line')
    .flatMap(({ key, fields: { billStartDate: first, billEndDate: last, nextBillingDate: next } }) => [
      ...differ(`${key}: nextBillingDate and the day after billEndDate`, next, last && shiftDays(String(last), 1)),
      ...differ(
        `${key}: billStartDate and a month before nextBillingDate`,
        first,
        next && shiftMonths(String(next), -1),
      ),
    ]);
}

function oneCycle(view: View): string[] {
  const primary = view.get('line', view.primary);
  const ofUsage = [...view.replies].flatMap(([name, reply]) => {
    const [, id] = /^usage\.current\{"customerId":"([^"]+)"\}$/.exec(name) ?? [];
    const line = id === undefined ? undefined : view.get('line', id);
    const { billStartDate, billEndDate } = (reply ?? {}) as Record<string, unknown>;
    return [
      ...differ(`${id}: billStartDate of usage.current and of the line`, billStartDate, line?.billStartDate),
      ...differ(`${id}: billEndDate of usage.current and of the line`, billEndDate, line?.billEndDate),
    ];
  });
  return [
    ...ofUsage,
    ...differ(
      'nextBillingDate of billing.customer and of the primary',
      view.get('account', '')?.nextBillingDate,
      primary?.nextBillingDate,
    ),
    ...differ(
      'billDate of billing.forecast and nextBillingDate',
      view.get('forecast', '')?.billDate,
      primary?.nextBillingDate,
    ),
  ];
}

function due(view: View): string[] {
  const start = view.get('line', view.primary)?.billStartDate;
  const days = view.get('billing', '')?.billDueDays;
  return start === undefined || days === undefined
    ? []
    : differ(
        'dueDate and billStartDate with the days to pay',
        view.get('account', '')?.dueDate,
        shiftDays(String(start), Number(days)),
      );
}

function notInFuture(view: View): string[] {
  const past: [string, unknown][] = [
    ...view
      .all('line')
      .flatMap(({ key, fields }): [string, unknown][] => [
        [`${key}: activationDate`, fields.activationDate],
        ...['submittedOn', 'rejectedOn', 'completedOn'].map((name): [string, unknown] => [
          `${key}: ${name}`,
          fields[`mnpInfo.${name}`],
        ]),
      ]),
    ...view.all('bill').map(({ key, fields }): [string, unknown] => [`bill ${key}`, fields.invoiceDate]),
    ...view.all('payment').map(({ key, fields }): [string, unknown] => [`payment ${key}`, fields.paidOn]),
    ...view.all('purchase').map(({ key, fields }): [string, unknown] => [`purchase ${key}`, fields.topupDate]),
    ...view.all('order').map(({ key, fields }): [string, unknown] => [`${key}: orderDate`, fields.orderDate]),
  ];
  const line = view.get('line', view.primary);
  const coming: [string, unknown][] = [
    ['the next bill', inService(line ?? {}) ? view.get('forecast', '')?.billDate : undefined],
    ['promisedFor', view.get('promise', '')?.promisedFor],
    ['reachPlanChangeDate', line?.reachPlanChangeDate],
  ];
  const tomorrow = shiftDays(view.today, 1);
  return [
    ...past
      .filter(
        ([, value]) =>
          value !== undefined &&
          String(day(value)) >= (String(value).includes('T') ? shiftDays(tomorrow, 1) : tomorrow),
      )
      .map(([what, value]) => `${what} is in the future: ${String(value)}`),
    ...coming
      .filter(([, value]) => value !== undefined && String(value) <= view.today)
      .map(([what, value]) => `${what} is not to come: ${String(value)}`),
  ];
}

const steps = ['ORDERED', 'LABELLED', 'SHIPPED', 'DELIVERED'] as const;

function ordersGoForward(view: View): string[] {
  return view.all('order').flatMap(({ key, fields }) => {
    const days = [fields.orderDate, fields.labelledOn, fields.shippedOn, fields.deliveredOn];
    const present = days.filter((one) => one !== undefined).map(String);
    const stepNow = steps.indexOf(fields.orderStatus as (typeof steps)[number]);
    return [
      ...(present.join() === present.toSorted().join() ? [] : [`${key}: ${present.join(', ')}`]),
      ...days.flatMap((one, step) =>
        one !== undefined && step > stepNow ? [`${key} is ${steps[stepNow]} and has a day of ${steps[step]}`] : [],
      ),
      ...(String(fields.estimatedDeliveryDate ?? present.at(-1)) < String(present.at(-1)) && stepNow < 3
        ? [`${key}: its delivery is before its last step`]
        : []),
      ...(present.some((one) => one > view.today) ? [`${key}: a day of the future`] : []),
      ...differ(`${key}: deliveredOn and estimatedDeliveryDate`, fields.deliveredOn, fields.estimatedDeliveryDate),
    ];
  });
}

function underFirstDay(view: View): string[] {
  return (['roamingAtHome', 'roamingAbroad', 'callsAbroad'] as const).flatMap((kind) =>
    view.all(kind).flatMap(({ key, fields }) => {
      const [id = '', start = ''] = key.split(',');
      const line = view.get('line', id);
      const next = line?.nextBillingDate === undefined ? undefined : String(line.nextBillingDate);
      return [
        ...differ(`${kind} ${key}: billStartDate`, fields.billStartDate, start),
        ...differ(
          `${kind} ${key}: billEndDate and the day before the next cycle`,
          fields.billEndDate,
          shiftDays(shiftMonths(start, 1), -1),
        ),
        ...(next !== undefined && next.slice(8) !== start.slice(8)
          ? [`${kind} ${key} does not begin on a day of a bill`]
          : []),
        ...(next !== undefined && start >= next ? [`${kind} ${key} is to come`] : []),
      ];
    }),
  );
}

function bills(view: View): string[] {
  const all = view.all('bill');
  const monthly = all
    .filter(({ fields }) => fields.invoiceType === 'MONTHLY')
    .map(({ fields }) => String(fields.invoiceDate));
  const twice = (field: string) => new Set(all.map(({ fields }) => fields[field])).size < all.length;
  const next = view.get('line', view.primary)?.nextBillingDate;
  return [
    ...(new Set(monthly).size < monthly.length ? ['two monthly bills are of one day'] : []),
    ...(twice('invoiceId') ? ['two bills have one invoiceId'] : []),
    ...(twice('invoiceUrl') ? ['two bills have one invoiceUrl'] : []),
    ...(next === undefined || monthly.length === 0 ? [] : daysOfBills(monthly, String(next))),
  ];
}

function daysOfBills(days: readonly string[], next: string): string[] {
  const expected = days.map((_, back) => shiftMonths(next, -1 - back));
  return differ('the days of the monthly bills and the cycles', days.toSorted().join(), expected.toSorted().join());
}

/** Relations between days that hold in every state. */
export const dateRelations = {
  'the cycle contains today': { check: cycleContainsToday },
  'the next bill comes on the day after the cycle': { check: nextBill },
  'a line has one cycle in all reads': { check: oneCycle },
  'a bill is due the configured number of days after it is billed': { check: due, assumed: true },
  'what was is not in the future, and what comes is': { check: notInFuture },
  'an order goes forward': { check: ordersGoForward, assumed: true },
  'an entry by cycle is under the first day of its cycle': { check: underFirstDay, assumed: true },
  'each cycle has one bill, each bill its own document': { check: bills, assumed: true },
} as const satisfies Readonly<Record<string, Relation>>;
