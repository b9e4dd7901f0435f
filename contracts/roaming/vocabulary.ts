import * as z from 'zod/mini';
import { CodeNumber, Price, ShownText } from '../vocabulary.ts';
import { inessential } from '../wire-trait.ts';

/** A country with its rates; a missing rate is shown as `--`. */
export const RoamingCountry = z.object({
  countryName: ShownText,
  countryCode: ShownText,
  /** 1 if roaming works in the country. */
  status: CodeNumber,
  /** 1 if the country can be called. */
  ildStatus: CodeNumber,
  /** Price of data per pulse. */
  pricePerPulse: inessential(Price),
  /** Price of a call per minute. */
  voiceOut: inessential(Price),
  /** Price of one sent text. */
  smsOut: inessential(Price),
  /** Price per minute of a call from the US. */
  ildVoiceOut: inessential(Price),
});
export type RoamingCountry = z.output<typeof RoamingCountry>;
