import * as z from 'zod/mini';
import { AddressInput } from '../customer/vocabulary.ts';
import { endpoint, resource } from '../endpoint.ts';
import { Zip } from '../vocabulary.ts';
import { Coverage } from './vocabulary.ts';

const ofZip = () => z.strictObject({ zipcode: Zip });

export const coverage = resource('coverage', {
  zipAvailability: endpoint({
    service: 'auth',
    call: 'GET mdn/zipcode/availability/:zipcode',
    summary: 'Checks if new numbers are available in a ZIP',
    scope: 'nobody',
    input: ofZip,
    reply: () => Coverage,
    assumed: { meaning: 'isValid is true when there are numbers for the ZIP, and the reply has no other field.' },
  }),

  zipAvailabilityProvisioning: endpoint({
    service: 'provisioning',
    call: 'GET mdn/zipcode/availability/:zipcode',
    summary: 'The same, from the provisioning service',
    scope: 'nobody',
    input: ofZip,
    reply: () => Coverage,
    assumed: { shape: 'The same reply as coverage.zipAvailability.' },
  }),

  network: endpoint({
    service: 'provisioning',
    call: 'POST address/network/coverage',
    summary: 'Checks if an address has coverage; only looks up, so it counts as a read',
    scope: 'nobody',
    input: () => z.strictObject({ address: AddressInput }),
    reply: () => Coverage,
    assumed: { path: 'The address travels as JSON in one field named address.' },
  }),
});
