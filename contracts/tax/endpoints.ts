import * as z from 'zod/mini';
import { AddressInput } from '../customer/vocabulary.ts';
import { endpoint, resource } from '../endpoint.ts';
import { CountryCode, DollarAmount, Id } from '../vocabulary.ts';
import { TaxQuote, TaxType } from './vocabulary.ts';

export const tax = resource('tax', {
  byAddress: endpoint({
    service: 'taxsvc',
    call: 'POST taxes/:countryCode',
    summary: 'The tax on an amount at an address; only computes, so it counts as a read',
    scope: 'nobody',
    input: () =>
      z.strictObject({
        countryCode: CountryCode,
        address: AddressInput,
        amount: DollarAmount,
        type: TaxType,
        reachPlanId: Id,
      }),
    reply: () => TaxQuote,
    assumed: {
      shape: 'The reply has totalTax.',
      meaning:
        'The fields of the body distinguish this call from tax.byCustomer; type 1 is a plan, 2 a SIM kit, 4 extra data.',
    },
  }),

  byCustomer: endpoint({
    service: 'taxsvc',
    call: 'POST taxes/:countryCode',
    summary: 'The tax on an amount for a customer; only computes, so it counts as a read',
    scope: 'line',
    input: () => z.strictObject({ countryCode: CountryCode, customerId: Id, amount: DollarAmount }),
    reply: () => TaxQuote,
    assumed: { shape: 'The same reply as tax.byAddress.' },
  }),

  usa: endpoint({
    service: 'auth',
    call: 'POST taxes/usa',
    summary: 'The tax on an amount for a customer in the US; only computes, so it counts as a read',
    scope: 'line',
    input: () => z.strictObject({ customerId: Id, amount: DollarAmount }),
    reply: () => TaxQuote,
    assumed: { shape: 'The body has customerId and amount; the reply has totalTax.' },
  }),
});
