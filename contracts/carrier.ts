import { catalog } from './catalog/endpoints.ts';
import { config } from './config/endpoints.ts';
import { customer } from './customer/endpoints.ts';
import { device } from './device/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { order } from './order/endpoints.ts';
import { plan } from './plan/endpoints.ts';
import { service } from './service/endpoints.ts';
import { topup } from './topup/endpoints.ts';
import { usage } from './usage/endpoints.ts';

/** Every call that the portal makes, by noun. */
export const carrier = { catalog, config, customer, device, order, plan, service, topup, usage } as const;

/** All endpoints in one list, in the order of their nouns. */
export const endpoints: readonly Endpoint[] = Object.values(carrier).flatMap((noun) => Object.values<Endpoint>(noun));
