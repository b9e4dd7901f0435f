import { expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { accountOf, contextOf, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { SignInAgainError } from '#rpc/portal/fresh-sign-in.ts';
import { loadReorderForm, reorder } from '#rpc/portal/order/reorder.ts';

const home = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
const evil = { address1: '77 Evil Street', city: 'Austin', state: 'TX', zip: '78701' };
const addresses = [{ type: 'billing', country: 'USA', ...home }] satisfies CustomerDraft['addresses'];
const inService: CustomerDraft = { status: 2, addresses, reachPlanId: 'plan-5gb' };
const isNew: CustomerDraft = { ...inService, status: 0, simPaid: true };
const locked: CustomerDraft = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };
const elevenMinutes = 11 * 60_000;

/** Somebody with one line who orders another SIM card for it, so long after signing in. */
function orderer(draft: CustomerDraft, signedInMsAgo: number) {
  const line: Customer = lineOf(1, draft);
  const account = accountOf([line], line, {
    'config.appData': reply({ perSimCost: { USA: { cost: 500, discountPctg: 0 } }, operators: [], shippingRates: [] }),
    'shippingRate.list': reply({ shippingRates: [] }),
    'tax.byAddress': reply({ totalTax: 30 }),
    'order.byCustomer': reply({ orderId: 'o-1', shipmentInfo: {} }),
    'coverage.network': reply({ isValid: true }),
  });
  const { context } = contextOf(line, account);
  context.signedInAt = noon - signedInMsAgo;
  const lineRef = refOf(line.id);
  /** As the page does it: another address gets its own offer first. */
  async function order(address: typeof home) {
    const { offer } = await loadReorderForm(context, lineRef);
    const serviceCode = offer?.rates[0]?.serviceCode ?? '';
    const form = { lineRef, operationId: 'reorder-00000001', serviceCode, address, confirmed: true };
    const sent = await reorder(context, { ...form, mark: offer?.mark ?? '' });
    return 'offer' in sent && sent.offer ? reorder(context, { ...form, mark: sent.offer.mark }) : sent;
  }
  return { account, order };
}

test.each([
  ['a line in service, right after signing in', inService, 0, home],
  ['a line in service, to another address, right after signing in', inService, 0, evil],
  ['a line never in service, to an address on file, long after signing in', isNew, elevenMinutes, home],
  ['a line never in service, to another address, right after signing in', isNew, 0, evil],
  ['a line never in service, in a locked account', { ...isNew, ...locked }, 0, home],
])('a SIM card is ordered for %s (LOCK-19)', async (_, draft, ago, address) => {
  const { account, order } = orderer(draft, ago);
  expect(await order(address)).toMatchObject({ kind: 'orders' });
  expect(account.submitted).toHaveLength(1);
});

test.each([
  ['a line in service, to an address on file', inService, home],
  ['a line in service, to another address', inService, evil],
  ['a line never in service, to another address', isNew, evil],
])('eleven minutes after signing in none is ordered for %s (LOCK-19)', async (_, draft, address) => {
  const { account, order } = orderer(draft, elevenMinutes);
  await expect(order(address)).rejects.toThrow(SignInAgainError);
  expect(account.submitted).toEqual([]);
});
