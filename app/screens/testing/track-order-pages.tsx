import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { esimCard, kitCard, ordersPage, reorderForm } from '#app/ui/testing/sample-orders.ts';
import { marco, no, yes } from '#app/ui/testing/sample.ts';
import { OrdersView } from '../track-order/orders/view.tsx';
import { ReorderView } from '../track-order/reorder/view.tsx';
import { operationStates } from '#rpc/domain/ledger.ts';
import { type NamedPage, refusals } from './named-page.ts';

/** Track Order and another SIM card, in each of their states. */
export const trackOrderPages: NamedPage[] = [
  [
    'track order',
    <OrdersView
      page={ordersPage({
        scope: 'line',
        cards: [
          ...(['ORDERED', 'LABELLED', 'SHIPPED'] as const).map((status) =>
            kitCard(status, { lines: [{ line: marco, activate: no('kit-not-sent') }] }),
          ),
          kitCard('DELIVERED', {
            lines: [
              { line: { ref: 'ref-3', occurrence: 3 }, plan: 'Best Fit 2GB', activate: no('primary-not-active') },
              { line: marco, workOrder: 'WO-1' },
            ],
          }),
          kitCard('DELIVERED', { isReplacement: true, tracking: undefined }),
          esimCard(),
          esimCard({ line: { ref: 'ref-3', occurrence: 3 }, activate: no('fraud') }),
          { kind: 'unpaid', line: marco },
          { kind: 'missing', line: marco },
        ],
        earlier: [{ ref: 'ref-order-0', placedOn: '2025-11-02', lines: [marco] }],
        line: { line: marco, reorder: no('sim-swap') },
        byLine: [marco],
        invite: true,
      })}
    />,
  ],
  ['track order, none', <OrdersView page={ordersPage({ cards: [], line: { line: marco, reorder: yes } })} />],
  ['track order, disabled', <OrdersView page={{ kind: 'disabled', disabled: 'account' }} />],
  ...operationStates.map((state): NamedPage => [
    `track order, after a reorder: ${state}`,
    <OrdersView page={ordersPage({ after: entryOf({ kind: 'reorder-sim', charge: 830 }, { state }) })} />,
  ]),
  [
    'reorder',
    <ReorderView
      form={reorderForm()}
      moved={{ offer: reorderForm().offer, serviceCode: 'express' }}
      again={{ error: { serviceCode: ['?'] } }}
    />,
  ],
  ['reorder, under way', <ReorderView form={reorderForm({ open: { operationId: 'operation-1' } })} />],
  ['reorder, no price', <ReorderView form={reorderForm({ offer: undefined })} />],
  ...refusals(['fraud', 'unpaid']).map((reason): NamedPage => [
    `reorder, ${reason}`,
    <ReorderView form={reorderForm({ decision: no(reason) })} />,
  ]),
];
