import * as z from 'zod/mini';
import { ShownText } from '../vocabulary.ts';
import { inessential } from '../wire-trait.ts';

/** Compatibility of a device with the network, and with an eSIM. */
export const ImeiCompatibility = z.object({
  isValid: z.boolean(),
  esimAvailable: z._default(z.boolean(), false),
  make: inessential(ShownText),
  model: inessential(ShownText),
});
export type ImeiCompatibility = z.output<typeof ImeiCompatibility>;

/**
 * IMEIs by the reply of the fixture carrier: the last three digits decide, and for a refusal they are those of its
 * code. The last three kinds pass the check and are refused at activation. Any other IMEI is compatible, with an eSIM.
 */
export const sampleImeis = {
  compatible: '356938035643809',
  incompatible: '356938035643000',
  withoutEsim: '356938035643111',
  alreadyInUse: '356938035643152',
  downtime: '356938035643245',
  fiveGDevice: '356938035643267',
  activationStarted: '356938035643231',
  activationFails: '356938035643622',
  activationNotAvailable: '356938035643624',
} as const;
export type ImeiKind = keyof typeof sampleImeis;

/** Returns the kind of device for the last three digits of an IMEI. */
export function imeiKind(imei: string): ImeiKind {
  const kinds = Object.keys(sampleImeis) as ImeiKind[];
  return kinds.find((kind) => imei.endsWith(sampleImeis[kind].slice(-3))) ?? 'compatible';
}
