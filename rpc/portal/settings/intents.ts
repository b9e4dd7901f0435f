import { lazy } from '@trpc/server';
import * as z from 'zod';
import { Otp } from '#contracts/customer/vocabulary.ts';
import { Ref, t } from '../procedure.ts';
import { activityFile } from './activity-file.ts';
import { keptFile } from './kept-file.ts';
import { profile } from './profile.ts';
import { settings } from './settings-page.ts';
import { otpForm, sendUnlockCode, unlockAccount, unlockForm } from './unlock.ts';

const ofOperation = z.strictObject({ operationId: Ref });

/** Settings, the account lock and the profile. */
export const settingsIntents = lazy(async () =>
  t.router({
    view: t.procedure
      .input(z.strictObject({ after: Ref.optional().catch(undefined) }))
      .query(({ ctx, input }) => settings(ctx, input.after)),
    profile: t.procedure.query(({ ctx }) => profile(ctx)),
    activityFile: t.procedure.query(({ ctx }) => activityFile(ctx)),
    keptFile: t.procedure.query(({ ctx }) => keptFile(ctx)),
    unlockForm: t.procedure.query(({ ctx }) => unlockForm(ctx)),
    sendCode: t.procedure.input(ofOperation).mutation(({ ctx, input }) => sendUnlockCode(ctx, input.operationId)),
    otpForm: t.procedure.input(ofOperation).query(({ ctx, input }) => otpForm(ctx, input.operationId)),
    unlock: t.procedure
      .input(z.strictObject({ operationId: Ref, otp: Otp }))
      .mutation(({ ctx, input }) => unlockAccount(ctx, input)),
  }),
);
