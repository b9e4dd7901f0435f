import * as z from 'zod/mini';
import { CodeNumber, Price, ShownText } from '../vocabulary.ts';
import { inessential } from '../wire-trait.ts';

/** A country with its rates; a missing rate is shown as `--`. */
export const RoamingCountry = z.object({
  countryName: ShownText,
  countryCode: ShownText,
  /** 1: roaming works there. */
  status: CodeNumber,
  /** 1: it can be called. */
  ildStatus: CodeNumber,
  /** Data, per pulse. */
  pricePerPulse: inessential(Price),
  /** Voice, per minute. */
  voiceOut: inessential(Price),
  /** Per text. */
  smsOut: inessential(Price),
  /** A call from the US, per minute. */
  ildVoiceOut: inessential(Price),
});
export type RoamingCountry = z.output<typeof RoamingCountry>;
