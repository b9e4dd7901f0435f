import * as z from 'zod';

/** The data-layer events, by their names (SHELL-23). */
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
  isTest: z.boolean().optional(),
  website_journey_score: z.number().int().optional(),
  isLoggedIn: z.boolean().optional(),
  firstName: z.string().max(32).optional(),
  lastName: z.string().max(32).optional(),
  autoPay: z.boolean().optional(),
  lines: z.number().int().min(1).max(6).optional(),
  is5gDevice: z.boolean().optional(),
  isDowntime: z.boolean().optional(),
});
export type LeadProperties = z.output<typeof LeadProperties>;

/** Those of them that tell of the customer. */
export const LeadPerson = LeadProperties.pick({
  isTest: true,
  firstName: true,
  lastName: true,
  autoPay: true,
  lines: true,
});
export type LeadPerson = z.output<typeof LeadPerson>;
