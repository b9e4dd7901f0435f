import { type ActivationCode, readActivationCode } from './intake/activation-code.ts';

/** Phone systems for which a setup guide exists (ESIM-3). */
export const phoneSystems = ['ios', 'android'] as const;
export type PhoneSystem = (typeof phoneSystems)[number];

/** Data that installs an eSIM on a phone, in every form that phones accept (ESIM-4). */
export interface EsimCode extends ActivationCode {
  /** Link that opens the phone's setup with the code filled in: iOS 17.4 and later, Android 10 and later. */
  install: Record<PhoneSystem, string>;
}

/** Returns the activation code that the carrier sent in all its forms; undefined for what is none (INTAKE-9). */
export function esimCodeOf(sent: string): EsimCode | undefined {
  const code = readActivationCode(sent);
  if (!code) return undefined;
  // Does not escape the code: a query may contain all of its characters, and phones do not unescape.
  const install = (host: string) => `https://${host}/esim_qrcode_provisioning?carddata=${code.text}`;
  return {
    ...code,
    install: { ios: install('esimsetup.apple.com'), android: install('esimsetup.android.com') },
  };
}

/** The system of the phone in somebody's hand, by the name that HTTP-11 has for it; undefined for a computer. */
export function phoneSystemOf(os: string): PhoneSystem | undefined {
  return phoneSystems.find((system) => system === os);
}
