import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { startLocalServer } from '#contracts/pact/local-server.ts';
import { peopleOf } from '#contracts/seed.ts';

const family = peopleOf('active-family');
const other = peopleOf('other-brand');
const secondary = peopleOf('secondary-active');

const cycle = { startDateTime: '2026-11-03T00:00:00-05:00', endDateTime: '2026-12-02T23:59:59-05:00' };

/** A line's bucket of data, with numbers as text, as some systems write them. */
const bucketOf = (id: string, used: string, left: string) => ({
  id: `data-${id}`,
  name: 'Data',
  usageType: 'data',
  isShared: false,
  product: [{ id, publicIdentifier: '6175550142' }],
  bucketBalance: [{ unit: 'GB', remainingValue: left, remainingValueName: `${left} GB`, validFor: cycle }],
  bucketCounter: [
    { level: 'global', counterType: 'used', value: used, valueName: `${used} GB`, unit: 'GB' },
    {
      level: 'day',
      counterType: 'used',
      value: 400.5,
      unit: 'MB',
      validFor: { ...cycle, endDateTime: '2026-11-03T23:59:59-05:00' },
    },
  ],
});
/** Calls are counted as well; they are no data. */
const calls = (id: string) => ({ ...bucketOf(id, '12', '0'), usageType: 'voice' });

const reports = [
  {
    parties: [family.groupId, family.customerId(1)],
    bucket: [
      bucketOf(family.customerId(1), '6.2', '3.8'),
      bucketOf(family.customerId(2), '4.7', '0.3'),
      bucketOf(family.customerId(3), '0', '5'),
      bucketOf(family.customerId(4), '0', '2'),
    ],
  },
  {
    parties: [secondary.groupId, secondary.customerId(2)],
    bucket: [bucketOf(secondary.customerId(2), '1.25', '3.75')],
  },
  { parties: [other.groupId, other.customerId(1)], bucket: [bucketOf(other.customerId(1), '1', '4')] },
];

/** A small system that answers usage consumption reports as TMF677 has them, and notes what it is asked. */
export async function startUsageSystem() {
  const asked: { query: Record<string, string>; authorization: string | undefined }[] = [];
  let broken: unknown;
  const app = new Hono().get('/usageConsumptionReport', (c) => {
    const query = c.req.query();
    asked.push({ query, authorization: c.req.header('authorization') });
    if (broken !== undefined) return c.json(broken, 200);
    const { 'relatedParty.id': party, 'bucket.product.id': product } = query;
    const found = reports
      .filter(({ parties }) => party === undefined || parties.includes(party))
      .map(({ bucket }) =>
        bucket.filter((entry) => product === undefined || entry.product.some(({ id }) => id === product)),
      )
      .filter((bucket) => bucket.length > 0)
      .map((bucket) => ({
        id: 'report',
        effectiveDate: '2026-11-21T15:00:00Z',
        bucket: [...bucket, calls(bucket[0]?.product[0]?.id ?? '')],
      }));
    return c.json(found);
  });
  const server = await startLocalServer(getRequestListener((request) => app.fetch(request)));
  return {
    ...server,
    asked,
    /** Answers this to everything from now on. */
    breakWith: (answer: unknown) => void (broken = answer),
  };
}
