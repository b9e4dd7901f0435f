import { lazy } from '@trpc/server';
import * as z from 'zod';
import { Iccid, Imei, Msisdn, Zip } from '#contracts/vocabulary.ts';
import { TidyName } from '../../domain/tidy-name.ts';
import { Version } from '../add-line/intents.ts';
import { Ref, t } from '../procedure.ts';
import { TypedAddress } from '../shipping-address.ts';
import { activationPage } from './activation-page.ts';
import { activationResult } from './activation-result.ts';
import { activationStart, beginActivation, saveName } from './begin.ts';
import { acceptDevice, checkDevice } from './check-device.ts';
import { checkNumber, chooseNewNumber, keepNumber } from './choose-number.ts';
import { kitResult, orderKit, saveKitAddress } from './order-kit.ts';
import { sendActivation } from './send-activation.ts';
import { choosePayment, saveSim } from './sim-and-payment.ts';

const ofStep = z.strictObject({ lineRef: Ref, version: Version });
const Mark = z.string().max(64);

/** The intents of the activation of a line. */
export const activationIntents = lazy(async () =>
  t.router({
    pickLine: t.procedure.query(({ ctx }) => activationStart(ctx)),
    page: t.procedure
      .input(z.strictObject({ lineRef: Ref, step: z.string().max(16).optional() }))
      .query(({ ctx, input }) => activationPage(ctx, input)),
    begin: t.procedure
      .input(ofStep.extend({ operationId: Ref }))
      .mutation(({ ctx, input }) => beginActivation(ctx, input)),
    saveName: t.procedure
      .input(ofStep.extend({ operationId: Ref, firstName: TidyName, lastName: TidyName }))
      .mutation(({ ctx, input }) => saveName(ctx, input)),
    checkDevice: t.procedure.input(ofStep.extend({ imei: Imei })).mutation(({ ctx, input }) => checkDevice(ctx, input)),
    acceptDevice: t.procedure.input(ofStep).mutation(({ ctx, input }) => acceptDevice(ctx, input)),
    saveKitAddress: t.procedure
      .input(ofStep.extend({ address: TypedAddress, confirmed: z.boolean() }))
      .mutation(({ ctx, input }) => saveKitAddress(ctx, input)),
    orderKit: t.procedure
      .input(ofStep.extend({ operationId: Ref, mark: Mark }))
      .mutation(({ ctx, input }) => orderKit(ctx, input)),
    kitResult: t.procedure
      .input(z.strictObject({ lineRef: Ref, operationId: Ref }))
      .query(({ ctx, input }) => kitResult(ctx, input)),
    chooseNewNumber: t.procedure
      .input(ofStep.extend({ zip: Zip }))
      .mutation(({ ctx, input }) => chooseNewNumber(ctx, input)),
    checkNumber: t.procedure
      .input(ofStep.extend({ number: Msisdn, carrier: z.string().min(1).max(64) }))
      .mutation(({ ctx, input }) => checkNumber(ctx, input)),
    keepNumber: t.procedure
      .input(
        ofStep.extend({
          otherCarrier: z.string().trim().min(1).max(64).optional(),
          accountNumber: z
            .string()
            .regex(/^\d{1,20}$/)
            .optional(),
          pin: z
            .string()
            .regex(/^[A-Za-z0-9]{0,15}$/)
            .optional(),
          zip: Zip,
        }),
      )
      .mutation(({ ctx, input }) => keepNumber(ctx, input)),
    saveSim: t.procedure.input(ofStep.extend({ iccid: Iccid })).mutation(({ ctx, input }) => saveSim(ctx, input)),
    choosePayment: t.procedure
      .input(ofStep.extend({ payment: z.enum(['next-bill', 'now']) }))
      .mutation(({ ctx, input }) => choosePayment(ctx, input)),
    confirm: t.procedure
      .input(ofStep.extend({ operationId: Ref, mark: Mark }))
      .mutation(({ ctx, input }) => sendActivation(ctx, input)),
    result: t.procedure
      .input(z.strictObject({ lineRef: Ref, operationId: Ref.optional() }))
      .query(({ ctx, input }) => activationResult(ctx, input)),
  }),
);
