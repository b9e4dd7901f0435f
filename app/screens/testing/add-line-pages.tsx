import {
  addressPage,
  esimOrder,
  linePage,
  orderResult,
  planPage,
  reviewPage,
  shippingAddress,
  shippingPage,
} from '#app/ui/testing/sample-add-line.ts';
import { AddressView } from '../add-line/address/view.tsx';
import { NewLineView } from '../add-line/line/view.tsx';
import { OrderView } from '../add-line/order/view.tsx';
import { PlanView } from '../add-line/plan/view.tsx';
import { ReviewView } from '../add-line/review/view.tsx';
import { ShippingView } from '../add-line/shipping/view.tsx';
import { BlockedView } from '../add-line/start/view.tsx';
import { operationStates } from '#rpc/domain/ledger.ts';
import { type NamedPage, refusals } from './named-page.ts';

/** Add Line, in each of its states. */
export const addLinePages: NamedPage[] = [
  ...refusals(['not-active', 'fraud']).map((reason): NamedPage => [
    `add line, ${reason}`,
    <BlockedView why={{ reason }} />,
  ]),
  ['add line: plan', <PlanView page={planPage()} because="changed" />],
  [
    'add line: plan, wrong',
    <PlanView page={planPage({ room: 1 })} again={{ error: { plan: ['422'], count: ['422'], coupon: ['422'] } }} />,
  ],
  ['add line: plan, none', <PlanView page={planPage({ plans: [] })} />],
  ['add line: line', <NewLineView page={linePage({ esimOnly: true })} />],
  [
    'add line: line, wrong',
    <NewLineView
      page={linePage({ occurrence: 6 })}
      again={{ error: { firstName: ['422'], lastName: ['422'], imei: ['422'], sim: ['422'] } }}
    />,
  ],
  ['add line: address', <AddressView page={addressPage()} />],
  [
    'add line: address, did you mean',
    <AddressView
      page={addressPage()}
      again={{ error: { meant: ['422'] }, initialValue: shippingAddress }}
      places={{ zip: { city: 'Burlington', state: 'MA' }, typed: { city: 'Lowell', state: 'MA' } }}
    />,
  ],
  ['add line: shipping', <ShippingView page={shippingPage()} again={{ error: { way: ['422'] } }} />],
  ['add line: review', <ReviewView page={reviewPage()} because="price-moved" />],
  ['add line: review, eSIMs', <ReviewView page={reviewPage({ order: esimOrder, once: 0 })} because="changed" />],
  ...operationStates.map((state): NamedPage => [
    `add line: order, ${state}`,
    <OrderView result={orderResult({ state })} />,
  ]),
  ['add line: order, eSIMs', <OrderView result={orderResult({ state: 'done', isShipped: false, once: 0 })} />],
];
