import { expect, test } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import type { PlanList } from '#rpc/public/plan.ts';
import { loader } from './labels.ts';

const ask = (list: PlanList | undefined) =>
  loader({
    context: { brand: demo, origin: 'https://portal.example', runPublicIntent: async () => list },
  } as never);
const sold = { moreLines: [], video: 'SD', esimOnly: false } as const;
const plans: PlanList['plans'] = [
  { ...sold, id: 'a', name: 'One', firstLine: 2500, eachMoreLine: 2000, gigabytes: 5, unlimited: false },
  { ...sold, id: 'b', name: 'Two', firstLine: 5000, eachMoreLine: 4000, unlimited: true },
];

test('returns the labels of all plans for any program, for five minutes (PUBLIC-8)', async () => {
  const response = await ask({ plans });
  expect(await response.json()).toMatchObject({
    provider: demo.longName,
    currency: 'USD',
    labels: [
      { planName: 'One', monthlyPrice: 25, oneTimeFees: [], governmentTaxes: 'Varies by location' },
      { planName: 'Two', monthlyPrice: 50, dataIncluded: { unlimited: true } },
    ],
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
  });
});

test('returns an error and the time of a retry without the list of plans (PUBLIC-8)', async () => {
  const response = await ask(undefined);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({ error: expect.stringContaining('Try again in a minute') });
});
