import * as z from 'zod/mini';

/** Names of the data-layer events (SHELL-23). */
export const DataLayerEvent = z.enum([
  'Logout',
  'Help',
  'Settings',
  'Current_Number',
  'New_Number',
  'ZipCheck',
  'Confirm',
  'Activate',
  'Setup_Done',
  'Resend',
  'ContinueSetup',
]);
export type DataLayerEvent = z.output<typeof DataLayerEvent>;

/** The properties that the marketing system gets, and nothing more (SAFETY-13). */
export const LeadProperties = z.strictObject({
  isTest: z.optional(z.boolean()),
  website_journey_score: z.optional(z.int()),
  isLoggedIn: z.optional(z.boolean()),
  firstName: z.optional(z.string().check(z.maxLength(32))),
  lastName: z.optional(z.string().check(z.maxLength(32))),
  autoPay: z.optional(z.boolean()),
  lines: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
  is5gDevice: z.optional(z.boolean()),
  isDowntime: z.optional(z.boolean()),
});
export type LeadProperties = z.output<typeof LeadProperties>;

/** The properties that describe the customer. */
export const LeadPerson = z.pick(LeadProperties, {
  isTest: true,
  firstName: true,
  lastName: true,
  autoPay: true,
  lines: true,
});
export type LeadPerson = z.output<typeof LeadPerson>;
