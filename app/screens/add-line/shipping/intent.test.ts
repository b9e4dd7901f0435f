import { beforeEach, expect, test } from 'vitest';
import { addLinePage } from '../step-page.ts';
import { context, begin, toAddress, ship, sendBy } from '#rpc/testing/fake-add-line.ts';

beforeEach(() => begin());

test('offers a default without rates of the carrier, and selects the first method at first (ADDLINE-13)', async () => {
  await toAddress();
  await ship({}, true);
  expect(await addLinePage(context, 'shipping')).toMatchObject({
    chosen: 'usps_first_class_mail',
    rates: [
      { name: 'First class', days: '3-6', amount: 300 },
      { name: 'Priority', days: '2-4', amount: 1000 },
      { name: 'Express', days: '1-2', amount: 2500 },
    ],
  });
  expect(await sendBy('drone')).toEqual({ kind: 'problem', problem: 'not-offered' });
});
