import { z } from 'zod';

const amount = z.string().regex(/^\d+(\.\d+)?$/).transform(Number);
const flag = z.string();

/** The remote config keys that screens read (portal-1 §3, portal-2 §3); all of them travel as text, unknown ones are dropped. */
export const ConfigKeys = z.object({
  /** The most extra data in one purchase, in gigabytes. */
  TOPUP_DATA_LIMIT: amount,
  /** The size that is offered first, in gigabytes. */
  AUTO_TOP_UP_SIZE: amount,
  SERVICE_TAB: flag.optional(),
  ADD_A_LINE: flag.optional(),
  /** Spelt so by the carrier. */
  ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: flag.optional(),
});
export type ConfigKeys = z.output<typeof ConfigKeys>;
