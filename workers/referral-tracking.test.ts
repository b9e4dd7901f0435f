import { expect, test } from 'vitest';
import { referralTrackingOf } from './referral-tracking.ts';

test.each([
  ['bid_e=e&bid=1&t=2&campaignid=3', { bid_e: 'e', bid: '1', t: '2', campaignid: '3' }],
  ['bid_e=e&bid=1&t=2', undefined],
  ['bid_e=e&bid=1&t=2&campaignid=', undefined],
  ['bid_e=e&bid=1&t=2&campaignid=3&more=4', undefined],
  ['', undefined],
  [undefined, undefined],
])('the tracker’s parameters in "%s" are %j (REFER-12)', (REFERRAL_TRACKING, parameters) => {
  expect(referralTrackingOf({ REFERRAL_TRACKING })).toEqual(parameters);
});
