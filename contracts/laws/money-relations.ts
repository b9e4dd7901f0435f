import { bytesPerGigabyte } from '../vocabulary.ts';
import { promises } from './promises.ts';
import { dataCost, monthOf, occurrenceOf, taxed } from './quantity.ts';
import { differ, type Relation } from './relation.ts';
import { text, type View } from './view.ts';

const sum = (all: readonly unknown[]): number => all.reduce<number>((total, one) => total + Number(one), 0);

function prices(view: View): string[] {
  const lines = view
    .all('line')
    .filter(({ fields }) => fields.peerAccountRef !== undefined && fields.reachPlanId !== undefined);
  const ownPrices = lines.flatMap(({ key, fields }) => {
    const occurrence = occurrenceOf(fields);
    const month = monthOf(view, fields.reachPlanId, occurrence);
    if (Number.isNaN(month)) return [];
    const plan = view.get('plan', String(fields.reachPlanId)) ?? {};
    const price = view.get('price', String(occurrence));
    return [
      ...differ(`${key}: price and that of its plan`, fields.price, month),
      ...differ(`place ${occurrence}: price and that of its plan`, price?.price, month),
      ...differ(`place ${occurrence}: plan and that of the line`, price?.reachPlanId, fields.reachPlanId),
      ...differ(
        `place ${occurrence}: orgPrice and that of its plan`,
        price?.orgPrice,
        plan[occurrence === 1 ? 'baseLinePrice' : 'additionalLinePrice'],
      ),
    ];
  });
  const listed = (view.get('line', view.primary)?.planPricing ?? []) as {
    occurrence: number;
    price: number;
    orgPrice: number;
    reachPlanId: string;
  }[];
  return [
    ...ownPrices,
    ...listed.flatMap(({ occurrence, price, orgPrice, reachPlanId }) => {
      const ofPlace = view.get('price', String(occurrence));
      return [
        ...differ(`planPricing of place ${occurrence}: price`, price, ofPlace?.price),
        ...differ(`planPricing of place ${occurrence}: orgPrice`, orgPrice, ofPlace?.orgPrice),
        ...differ(`planPricing of place ${occurrence}: plan`, reachPlanId, ofPlace?.reachPlanId),
      ];
    }),
  ];
}

function inAdvance(view: View): string[] {
  return view.all('inAdvance').flatMap(({ key, fields }) => {
    const line = view.get('line', key);
    if (line?.peerAccountRef === undefined) return [];
    const month = monthOf(view, line.reachPlanId, occurrenceOf(line));
    return Number.isNaN(month) ? [] : differ(`${key}: the month in advance and the plan`, fields.amount, month);
  });
}

function taxes(view: View): string[] {
  return [
    ...view
      .all('inAdvance')
      .flatMap(({ key, fields }) =>
        differ(`${key}: tax of the month in advance`, fields.totalTax, taxed(Number(fields.amount))),
      ),
  ];
}

function balance(view: View): string[] {
  const account = view.get('account', '');
  const isShown = ['billing.invoices{', 'billing.history{'].every((read) =>
    [...view.replies].some(([name, reply]) => name.startsWith(read) && reply !== undefined),
  );
  if (!account || !isShown) return [];
  const billed = sum(view.all('bill').map(({ fields }) => fields.amount));
  const paid = sum(view.all('payment').map(({ fields }) => fields.amount));
  return differ('balance and the bills less the payments', account.balance, billed - paid);
}

/** Lines that are on the next bill: those in service. */
function billed(view: View) {
  return view
    .all('line')
    .filter(({ fields }) => fields.activationDate !== undefined && ![4, 7].includes(Number(fields.status)));
}

function forecast(view: View): string[] {
  const { amount, totalTax } = view.get('forecast', '') ?? {};
  const primary = view.get('line', view.primary);
  if (
    amount === undefined ||
    primary === undefined ||
    view.all('line').length < view.lines.length ||
    view.all('plan').length === 0
  )
    return [];
  const months = billed(view).map(({ fields }) =>
    monthOf(view, fields.amendedReachPlanId ?? fields.reachPlanId, occurrenceOf(fields)),
  );
  const bought = view
    .all('purchase')
    .filter(({ fields }) => String(fields.topupDate).slice(0, 10) >= String(primary.billStartDate))
    .map(({ fields }) => dataCost(fields.totalData, view));
  const items = [...months, ...bought];
  return [
    ...differ('the forecast and the months with what was bought', amount, sum(items)),
    ...differ('the tax of the forecast and that of its items', totalTax, sum(items.map(taxed))),
  ];
}

/** Returns the past bills whose payment differs from the bill. */
function payments(view: View): string[] {
  const amounts = view.all('bill').map(({ fields }) => fields.amount);
  return view
    .all('payment')
    .flatMap(({ key, fields }) =>
      amounts.includes(fields.amount) || amounts.length === 0
        ? []
        : [`payment(${key}) of ${String(fields.amount)} is of no bill`],
    );
}

function usage(view: View): string[] {
  return view.all('usage').flatMap(({ key, fields }) => {
    const line = view.get('line', key);
    const plan = view.get('plan', String(line?.reachPlanId));
    if (!line || plan?.planData === undefined) return [];
    const start = String(line.billStartDate ?? view.today);
    const bought = view
      .all('purchase')
      .filter(({ fields: { customerId, topupDate } }) => customerId === key && String(topupDate).slice(0, 10) >= start);
    const gigabytes = Number(plan.planData) + sum(bought.map(({ fields: { totalData } }) => totalData));
    return view.hasRead('topup.group')
      ? differ(
          `${key}: maxBytes, and its plan with what was bought`,
          fields.maxBytes,
          Math.round(gigabytes * bytesPerGigabyte),
        )
      : [];
  });
}

interface Range {
  readonly users: readonly { readonly userId: string; readonly bytes: number; readonly maxBytes: number }[];
  readonly days?: readonly {
    readonly date: string;
    readonly users: readonly { readonly userId: string; readonly bytes: number }[];
  }[];
}

/** Returns the ranges of days for which the group's usage was read. */
function ranges(view: View): (Range & { startDate: string; endDate: string })[] {
  return [...view.replies].flatMap(([name, reply]) => {
    if (!name.startsWith('usage.group{') || reply === undefined) return [];
    return [{ ...(JSON.parse(name.slice(11)) as { startDate: string; endDate: string }), ...(reply as Range) }];
  });
}

function days(view: View): string[] {
  const all = ranges(view);
  const whole = sum(all.flatMap(({ users }) => users.map(({ bytes }) => bytes)));
  return [
    ...(view.isFirst && view.isPrimary && all.length > 2
      ? differ('totalBytes and the use of all lines in all cycles', view.get('usedInAll', '')?.totalBytes, whole)
      : []),
    ...all.flatMap(({ startDate, endDate, users, days: used }) => {
      const isPresent = startDate <= view.today && view.today <= endDate;
      const outside = (used ?? []).filter(({ date }) => date < startDate || date > endDate || date > view.today);
      const ofDays = (id: string) =>
        sum((used ?? []).flatMap((day) => day.users.filter(({ userId }) => userId === id).map(({ bytes }) => bytes)));
      return [
        ...outside.map(({ date }) => `usage.group from ${startDate} has the day ${date}`),
        ...users.flatMap(({ userId, bytes, maxBytes }) => {
          const now = isPresent ? view.get('usage', userId) : undefined;
          return [
            ...(used ? differ(`${userId}: its use from ${startDate} and that of the days`, bytes, ofDays(userId)) : []),
            ...differ(`${userId}: its use in usage.group and usage.current`, bytes, now?.bytes),
            ...differ(`${userId}: maxBytes in usage.group and usage.current`, maxBytes, now?.maxBytes),
          ];
        }),
      ];
    }),
  ];
}

function average(view: View): string[] {
  const { totalBytes, averageBytesPerCycle, cycles } = view.get('usedInAll', '') ?? {};
  if (cycles === undefined) return [];
  const start = view.get('line', view.primary)?.activationDate;
  const months = (to: string, from: string) =>
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  const next = view.get('line', view.primary)?.nextBillingDate;
  const most = start === undefined || next === undefined ? undefined : months(String(next), String(start)) + 1;
  return [
    ...differ(
      'averageBytesPerCycle and totalBytes by cycles',
      averageBytesPerCycle,
      cycles === 0 ? 0 : Math.round(Number(totalBytes) / Number(cycles)),
    ),
    ...(most !== undefined && view.isPrimary && (Number(cycles) > most || Number(cycles) < most - 1)
      ? [`cycles are ${String(cycles)}, and the first day is ${String(start)}`]
      : []),
  ];
}

function promise(view: View): string[] {
  const { isEligible, promisedFor } = view.get('promise', '') ?? {};
  const owed = view.get('account', '')?.balance;
  if (isEligible === undefined || owed === undefined) return [];
  return differ(
    'isEligible, and something that is owed and not promised',
    isEligible,
    Number(owed) > 0 && promisedFor === undefined,
  );
}

function pricesPromised(view: View): string[] {
  return Object.entries(promises.plans).flatMap(([name, [base, additional, gigabytes]]) => {
    const plan = view.get('plan', name);
    return [
      ...differ(`${name}: its price on the first line`, plan?.baseLinePrice, base * 100),
      ...differ(`${name}: its price on another line`, plan?.additionalLinePrice, additional * 100),
      ...differ(`${name}: its gigabytes`, plan?.planData, gigabytes),
    ];
  });
}

function abroadPromised(view: View, seed: string): string[] {
  const expected = promises.abroad[seed];
  if (!expected) return [];
  const cycle = `${view.primary},${String(view.get('line', view.primary)?.billStartDate)}`;
  const visited = view.get('roamingAbroad', cycle)?.countries;
  const calls = Object.keys(view.get('callsAbroad', cycle) ?? {});
  const called = calls.flatMap((field) => /^usageDetail\.countryUsageMap\.(.*)\.voiceUsage$/.exec(field)?.[1] ?? []);
  return [
    ...differ('the countries visited', visited && text(visited), text(expected.visited)),
    ...differ('the countries called', calls.length > 0 ? text(called) : undefined, text(expected.called)),
  ];
}

function thingsPromised(view: View, seed: string): string[] {
  const router = view.get('router', '');
  return [
    ...view
      .all('roamingAtHome')
      .flatMap(({ key, fields: { countries } }) =>
        differ(`${key}: the country of domestic roaming`, countries && text(countries), text([promises.atHome])),
      ),
    ...view.all('card').flatMap(({ key, fields: { type, ccNumberMask } }) => {
      const brand = promises.cards[String(ccNumberMask).slice(-4)];
      return brand === undefined ? [] : differ(`${key}: its brand`, type, brand);
    }),
    ...(['make', 'model'] as const).flatMap((field) =>
      router && promises.routers[seed]
        ? differ(`the router's ${field}`, router[field], promises.routers[seed][field])
        : [],
    ),
  ];
}

function promised(view: View): string[] {
  const seed = view.primary.replace(/-1$/, '');
  const range = promises.share[seed];
  const { bytes = 0, maxBytes = 0 } = view.get('usage', view.primary) ?? {};
  const percent = Math.round((Number(bytes) / Number(maxBytes)) * 100);
  const isOutside = range && Number(maxBytes) > 0 && (percent < range[0] || percent > range[1]);
  return [
    ...pricesPromised(view),
    ...abroadPromised(view, seed),
    ...thingsPromised(view, seed),
    ...differ('what is owed', view.get('account', '')?.balance, (promises.owed[seed] ?? 0) * 100),
    ...(isOutside ? [`${percent} percent of the data is used, not ${range.join(' to ')}`] : []),
  ];
}

/** Relations of money and data that hold in every state. */
export const moneyRelations = {
  'a line costs what its plan costs at its place': { check: prices },
  'a month in advance costs what the plan costs': { check: inAdvance, assumed: true },
  'tax is the rate of the states': { check: taxes },
  'the balance is the bills less the payments': { check: balance, assumed: true },
  'the forecast is the next bill': { check: forecast, atFirst: true, assumed: true },
  'a payment is of a bill': { check: payments, atFirst: true, assumed: true },
  'a line may use the data of its plan and what was bought': { check: usage, assumed: true },
  'days add up to the whole': { check: days, assumed: true },
  'the average is the whole by cycles': { check: average, assumed: true },
  'who owes nothing has nothing to promise': { check: promise, assumed: true },
  'the state holds what it promises': { check: promised, atFirst: true },
} as const satisfies Readonly<Record<string, Relation>>;
