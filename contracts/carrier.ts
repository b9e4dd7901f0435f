import { activation } from './activation/endpoints.ts';
import { address } from './address/endpoints.ts';
import { billing } from './billing/endpoints.ts';
import { card } from './card/endpoints.ts';
import { catalog } from './catalog/endpoints.ts';
import { config } from './config/endpoints.ts';
import { coverage } from './coverage/endpoints.ts';
import { customer } from './customer/endpoints.ts';
import { device } from './device/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { marketing } from './marketing/endpoints.ts';
import { order } from './order/endpoints.ts';
import { payment } from './payment/endpoints.ts';
import { plan } from './plan/endpoints.ts';
import { port } from './port/endpoints.ts';
import { roaming } from './roaming/endpoints.ts';
import { router } from './router/endpoints.ts';
import { service } from './service/endpoints.ts';
import { shippingRate } from './shipping-rate/endpoints.ts';
import { sim } from './sim/endpoints.ts';
import { tax } from './tax/endpoints.ts';
import { topup } from './topup/endpoints.ts';
import { usage } from './usage/endpoints.ts';

/** All carrier calls of the portal, by resource. */
export const carrier = {
  activation,
  address,
  billing,
  card,
  catalog,
  config,
  coverage,
  customer,
  device,
  marketing,
  order,
  payment,
  plan,
  port,
  roaming,
  router,
  service,
  shippingRate,
  sim,
  tax,
  topup,
  usage,
} as const;

/** All endpoints, in the order of their resources. */
export const endpoints: readonly Endpoint[] = Object.values(carrier).flatMap((calls) => Object.values<Endpoint>(calls));

type Resources = typeof carrier;

/** The id of an endpoint, `<resource>.<verb>`. */
export type EndpointId = { [N in keyof Resources & string]: `${N}.${keyof Resources[N] & string}` }[keyof Resources &
  string];
