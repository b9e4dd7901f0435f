import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { Iccid, Id, Imei, Msisdn, Zip } from '../vocabulary.ts';
import { ActivationStatus } from './vocabulary.ts';

const ofCustomer = () => z.strictObject({ customerId: Id });

export const activation = resource('activation', {
  start: endpoint({
    service: 'auth',
    call: 'POST activation',
    summary: 'Activates a line, with or without a port-in, or corrects a port-in; the reply means accepted, not done',
    scope: 'line',
    reconcileWith: ['activation.status', 'customer.group'],
    input: () =>
      z.strictObject({
        customerId: Id,
        reachPlanId: Id,
        iccId: z.optional(Iccid),
        imei: Imei,
        make: z.string().check(z.maxLength(64)),
        model: z.string().check(z.maxLength(64)),
        skipHold: z.literal(true),
        esim: z.optional(z.literal(true)),
        isPort: z.optional(z.literal(true)),
        /** Marks the correction of a port-in that failed. */
        portUpdate: z.optional(z.literal(true)),
        numberToPort: z.optional(Msisdn),
        oldCarrier: z.optional(z.string().check(z.maxLength(64))),
        oldCarrierAccountNumber: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/))),
        /** The port-in PIN at the old carrier. */
        password: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,15}$/))),
        oldZip: z.optional(Zip),
      }),
    reply: () => z.object({}),
    problems: { notAvailable: 40624, failed: 40622, downtime: 40245, fiveGDevice: 40267, alreadyStarted: 40231 },
    assumed: {
      meaning:
        'skipHold is always sent; iccId is left out for an eSIM, and password when the PIN does not change; ' +
        '40231 means that the activation is already in progress.',
      emptyReply: true,
    },
  }),

  status: endpoint({
    service: 'auth',
    call: 'GET activation/status/:customerId',
    summary: "Reads the progress of a line's activation or port-in",
    scope: 'line',
    input: ofCustomer,
    reply: () => ActivationStatus,
    assumed: {
      shape:
        'portFailureCode comes with the status, as text. The activation code of an eSIM comes as esimActivationCode ' +
        '(LPA:1$...), for an active line with an eSIM.',
    },
  }),

  resendQr: endpoint({
    service: 'auth',
    call: 'GET resend/qr/:customerId',
    summary: 'Sends the eSIM kit by email again; a GET with an effect, so it counts as a write',
    scope: 'line',
    reconcileWith: 'none',
    input: ofCustomer,
    reply: () => z.object({}),
    assumed: { emptyReply: true },
  }),
});
