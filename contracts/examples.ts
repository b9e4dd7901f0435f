import { activationExamples } from './activation/examples.ts';
import { addressExamples } from './address/examples.ts';
import { billingExamples } from './billing/examples.ts';
import { cardExamples } from './card/examples.ts';
import { carrier } from './carrier.ts';
import { catalogExamples } from './catalog/examples.ts';
import { configExamples } from './config/examples.ts';
import { coverageExamples } from './coverage/examples.ts';
import { customerExamples } from './customer/examples.ts';
import { deviceExamples } from './device/examples.ts';
import type { Endpoint } from './endpoint.ts';
import type { ExamplesOf, ProblemExample, ReplyExample } from './example.ts';
import { marketingExamples } from './marketing/examples.ts';
import { orderExamples } from './order/examples.ts';
import { paymentExamples } from './payment/examples.ts';
import { planExamples } from './plan/examples.ts';
import { portExamples } from './port/examples.ts';
import { roamingExamples } from './roaming/examples.ts';
import { routerExamples } from './router/examples.ts';
import { serviceExamples } from './service/examples.ts';
import { shippingRateExamples } from './shipping-rate/examples.ts';
import { simExamples } from './sim/examples.ts';
import { taxExamples } from './tax/examples.ts';
import { topupExamples } from './topup/examples.ts';
import { usageExamples } from './usage/examples.ts';

/** The examples of every resource: a missing resource does not compile. */
export const examples: { readonly [R in keyof typeof carrier]: ExamplesOf<(typeof carrier)[R]> } = {
  activation: activationExamples,
  address: addressExamples,
  billing: billingExamples,
  card: cardExamples,
  catalog: catalogExamples,
  config: configExamples,
  coverage: coverageExamples,
  customer: customerExamples,
  device: deviceExamples,
  marketing: marketingExamples,
  order: orderExamples,
  payment: paymentExamples,
  plan: planExamples,
  port: portExamples,
  roaming: roamingExamples,
  router: routerExamples,
  service: serviceExamples,
  shippingRate: shippingRateExamples,
  sim: simExamples,
  tax: taxExamples,
  topup: topupExamples,
  usage: usageExamples,
};

/** One endpoint with its examples. */
export interface Shown {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly replies: readonly ReplyExample<Endpoint>[];
  readonly problems: Readonly<Record<string, ProblemExample<Endpoint>>>;
}

type Own = Shown['replies'] | Pick<Shown, 'replies' | 'problems'>;

/** Every endpoint with its examples, in the order of `endpoints`. */
export const shown: readonly Shown[] = Object.entries(carrier).flatMap(([resource, calls]) => {
  const ofResource: Readonly<Record<string, Own>> = examples[resource as keyof typeof examples];
  return Object.entries<Endpoint>(calls).map(([verb, endpoint]) => {
    const example = ofResource[verb] as Own;
    return { id: endpoint.id, endpoint, ...('replies' in example ? example : { replies: example, problems: {} }) };
  });
});
