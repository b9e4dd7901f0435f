import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ForecastRead } from '../domain/facts/bill-charge.ts';
import type { StepRecord } from '../domain/saga.ts';
import type { Operation } from '../operation/operations.ts';
import type { Outcome } from '../problem.ts';
import type { JobView } from '../poll/poll.ts';
import { loadHome } from '#app/screens/home/home/intent.ts';
import type { LineCard } from '../portal/line-card.ts';
import { contextOf, FakeAccount, reply, type Replies } from './fake-account.ts';
import { type CustomerDraft, lineOf } from './fake-customer.ts';

/** Allowance of a line in bytes, of which every percentage is a whole number. */
export const most = 1_000_000_000;

export interface Given {
  lines?: Customer[];
  actor?: Customer;
  /** Used percentage, by line; the carrier omits other lines. */
  used?: Record<string, number>;
  replies?: Replies;
  operations?: Operation[];
  /** Forecasts that were read before. */
  forecasts?: ForecastRead[];
  /** Step records of the account's sagas. */
  steps?: StepRecord[];
  jobs?: JobView[];
  /** Cached replies, by endpoint id. */
  atHand?: Record<string, Outcome<unknown>>;
  /** Customer who has begun to add a line. */
  adding?: string;
  /** Line with a begun activation. */
  activation?: string;
}

/** Returns the model of Home for a group. */
export async function lookAtHome({
  lines = [lineOf(1)],
  actor = lines[0] ?? lineOf(1),
  used = {},
  replies = {},
  operations = [],
  forecasts = [],
  steps = [],
  jobs = [],
  atHand = {},
  adding,
  activation,
}: Given) {
  const users = Object.entries(used).map(([userId, percent]) => ({
    userId,
    bytes: (most / 100) * percent,
    maxBytes: most,
  }));
  const account = new FakeAccount(
    lines.map(({ id }) => id),
    {
      'customer.byUsername': reply(actor),
      'customer.group': reply({ customers: lines }),
      'config.keys': reply({ TOPUP_DATA_LIMIT: 10, AUTO_TOP_UP_SIZE: 2 }),
      'usage.overall': reply({ billStartDate: '2026-11-02', billEndDate: '2026-12-01', users }),
      'catalog.plan': ({ plan }) => reply({ name: plan, displayNameWeb: 'Best Fit 2GB' }),
      ...replies,
    },
  );
  account.operations.push(...operations);
  account.steps = steps;
  account.forecasts = forecasts;
  account.jobs = jobs;
  Object.assign(account.atHand, atHand);
  if (adding) await account.saveJourney({ name: 'add-line', subjectId: adding, version: '', draft: { lines: [] } });
  if (activation)
    await account.saveJourney({ name: 'activation', subjectId: activation, version: '', draft: { begun: true } });
  const { context, logged } = contextOf(actor, account);
  return { model: await loadHome(context), account, context, logged };
}

/** Returns the card of a group of one line. */
export const onlyCard = async (draft: CustomerDraft, given: Given = {}): Promise<LineCard> =>
  (await lookAtHome({ lines: [lineOf(1, draft)], ...given })).model.lines[0] as LineCard;
