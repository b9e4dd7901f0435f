import * as z from 'zod';
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
  pricePerPulse: Price.optional(),
  /** Voice, per minute. */
  voiceOut: Price.optional(),
  /** Per text. */
  smsOut: Price.optional(),
  /** A call from the US, per minute. */
  ildVoiceOut: Price.optional(),
});
export type RoamingCountry = z.output<typeof RoamingCountry>;
