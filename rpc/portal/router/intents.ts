import { lazy } from '@trpc/server';
import * as z from 'zod';
import { Ssid, WifiPassword } from '#contracts/router/vocabulary.ts';
import { Ref, t } from '../procedure.ts';
import { changeWifiPassword, renameWifi, resetRouter, restartRouter } from './change-router.ts';
import { routerPage } from './router-page.ts';

const ofOperation = z.strictObject({ operationId: Ref });

/** The home router of home-internet customers. */
export const homeRouterIntents = lazy(async () =>
  t.router({
    page: t.procedure
      .input(z.strictObject({ after: Ref.optional().catch(undefined) }))
      .query(({ ctx, input }) => routerPage(ctx, input.after)),
    rename: t.procedure.input(ofOperation.extend({ ssid: Ssid })).mutation(({ ctx, input }) => renameWifi(ctx, input)),
    setPassword: t.procedure
      .input(ofOperation.extend({ password: WifiPassword }))
      .mutation(({ ctx, input }) => changeWifiPassword(ctx, input)),
    restart: t.procedure.input(ofOperation).mutation(({ ctx, input }) => restartRouter(ctx, input)),
    reset: t.procedure.input(ofOperation).mutation(({ ctx, input }) => resetRouter(ctx, input)),
  }),
);
