import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { AppData, BillingConfig, ConfigKeys } from './vocabulary.ts';

export const config = resource('config', {
  keysPublic: endpoint({
    service: 'confsvc',
    call: 'GET config/keys',
    summary: 'Remote config keys, for visitors too',
    scope: 'nobody',
    input: () => z.strictObject({}),
    reply: () => ConfigKeys,
    assumed: { shape: 'The same reply as config.keys.' },
  }),

  keys: endpoint({
    service: 'auth',
    call: 'GET config/keys',
    summary: 'Remote config keys',
    scope: 'nobody',
    input: () => z.strictObject({}),
    reply: () => ConfigKeys,
    assumed: {
      meaning: 'Every value is text, numbers too; a flag is on if it is ENABLE, ENABLED, TRUE, YES or 1.',
    },
  }),

  info: endpoint({
    service: 'auth',
    call: 'POST config/info',
    summary: 'Reads the billing mode of the carrier; only looks up, so it counts as a read',
    scope: 'nobody',
    input: () => z.strictObject({ configId: z.literal('PROV_CONFIG') }),
    reply: () => BillingConfig,
    assumed: {
      path: 'The id travels as configId.',
      shape: 'The reply has billDueDays, standardBillDay, dataProrate and planProrate.',
    },
  }),

  appData: endpoint({
    service: 'auth',
    call: 'GET app/data',
    summary: 'Carriers to port in from, the price of a SIM kit, and shipping rates',
    scope: 'nobody',
    input: () => z.strictObject({}),
    reply: () => AppData,
    assumed: {
      shape: 'An operator has displayName, pinLabel, acctNumMsg, pinMsg, pinTel and extraPinInfo.',
      meaning: 'Of these, all but displayName may be absent.',
    },
  }),
});
