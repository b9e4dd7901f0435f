import * as z from 'zod';
import { CodeNumber, Dollars } from '../vocabulary.ts';

/** A country with its rates; a missing rate is shown as `--`. */
export const RoamingCountry = z.object({
  countryName: z.string(),
  countryCode: z.string(),
  /** 1: roaming works there. */
  status: CodeNumber,
  /** 1: it can be called. */
  ildStatus: CodeNumber,
  /** Data, per pulse. */
  pricePerPulse: Dollars.optional(),
  /** Voice, per minute. */
  voiceOut: Dollars.optional(),
  /** Per text. */
  smsOut: Dollars.optional(),
  /** A call from the US, per minute. */
  ildVoiceOut: Dollars.optional(),
});
export type RoamingCountry = z.output<typeof RoamingCountry>;
