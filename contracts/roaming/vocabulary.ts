import * as z from 'zod/mini';
import { CodeNumber, Price, ShownText } from '../vocabulary.ts';

/** A country with its rates; a missing rate is shown as `--`. */
export const RoamingCountry = z.object({
  countryName: ShownText,
  countryCode: ShownText,
  /** 1: roaming works there. */
  status: CodeNumber,
  /** 1: it can be called. */
  ildStatus: CodeNumber,
  /** Data, per pulse. */
  pricePerPulse: z.optional(Price),
  /** Voice, per minute. */
  voiceOut: z.optional(Price),
  /** Per text. */
  smsOut: z.optional(Price),
  /** A call from the US, per minute. */
  ildVoiceOut: z.optional(Price),
});
export type RoamingCountry = z.output<typeof RoamingCountry>;
