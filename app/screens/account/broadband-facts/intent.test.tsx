import { describe, expect, test } from 'vitest';
import { accountLine, accountModel } from '#app/ui/testing/sample.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { endpointsOf } from '#contracts/tier.ts';
import { accountOf, contextOf, fault, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { AccountView } from '../account/view.tsx';
import { loadBroadbandFacts } from './intent.ts';
import { BroadbandFactsView } from './view.tsx';

const planOf = (name: string, displayNameWeb: string) => ({
  ...{ name, displayNameWeb, planData: 10, baseLinePrice: 3500, additionalLinePrice: 3000, addLineSplitPrice: {} },
  ...{ isUnlimited: false, esimOnly: false },
});
const sold = planOf('plan-10gb', 'Best Fit 10GB');
const lines = [lineOf(1, { reachPlanId: sold.name }), lineOf(2, { reachPlanId: 'plan-old' })];

function given(actor = lines[0] ?? lineOf(1), more: Replies = {}) {
  const account = accountOf(lines, actor, {
    'catalog.activePlans': reply({ plans: [sold] }),
    'catalog.plan': reply(planOf('plan-old', 'Old Times 3GB')),
    'topup.pulse': reply({ pulse: 1, pulseCost: 1000 }),
    'config.appData': reply({ perSimCost: { USA: { cost: 1000, discountPctg: 50 } } }),
    ...more,
  });
  return { account, context: contextOf(actor, account).context };
}

const showFacts = async (lineRef: string, more?: Replies, facts = samplePage) =>
  show(<BroadbandFactsView facts={await loadBroadbandFacts(given(undefined, more).context, lineRef)} />, facts);

describe('the broadband facts of a line’s own plan (ACCOUNT-19)', () => {
  test('are its price, its data and the network’s, for a plan that is on sale', async () => {
    const { account, context } = given();
    const text = words(show(<BroadbandFactsView facts={await loadBroadbandFacts(context, refOf('line-1'))} />));
    expect(text).toContain('Lineside Mobile, Best Fit 10GB');
    expect(text).toContain('$35.00');
    expect(text).toContain('58–245 Mbps');
    expect(text).not.toContain('We don’t sell this plan');
    expect(account.asked.map(({ id }) => id)).not.toContain('catalog.plan');
  });

  test('show a plan that is no longer sold, marked as such', async () => {
    const text = words(await showFacts(refOf('line-2')));
    expect(text).toContain('Lineside Mobile, Old Times 3GB');
    expect(text).toContain('We don’t sell this plan to new customers anymore.');
  });

  test('are missing when the carrier has no such plan: the page shows the number to call', async () => {
    const html = await showFacts(refOf('line-2'), { 'catalog.plan': fault() });
    expect(words(html)).toContain('We can’t show the facts of this plan right now.');
    expect(elements(html, 'a').map(({ href }) => href)).toContain('tel:+18004278686');
    expect(elements(html, 'table')).toEqual([]);
  });

  test('are those of one’s own line: a secondary does not find another’s', async () => {
    const { context } = given(lines[1]);
    await expect(loadBroadbandFacts(context, refOf('line-2'))).resolves.toMatchObject({ isWithdrawn: true });
    await expect(loadBroadbandFacts(context, refOf('line-1'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(loadBroadbandFacts(context, 'made-up')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each(['en', 'es'] as const)('have a link on Account for each line that has a plan (%s)', (language) => {
    const links = (facts = { ...samplePage, language }) =>
      elements(
        show(
          <AccountView
            account={accountModel({
              lines: [
                accountLine(),
                accountLine({ ref: 'ref-2' }),
                accountLine({ ref: 'ref-3', plan: { ...accountLine().plan, name: undefined } }),
              ],
            })}
          />,
          facts,
        ),
        'a',
      ).flatMap(({ href = '' }) => (href.endsWith('/broadband-facts') ? href : []));
    expect(links()).toEqual(['/account/ref-1/broadband-facts', '/account/ref-2/broadband-facts']);
    const capabilities = new Set(endpointsOf('overview'));
    expect(links({ ...samplePage, language, capabilities })).toEqual([]);
  });
});
