/** The systems that the setup guide is about (ESIM-3). */
export const phoneSystems = ['ios', 'android'] as const;
export type PhoneSystem = (typeof phoneSystems)[number];

/** Data that installs an eSIM on a phone, in every form that phones accept (ESIM-4). */
export interface EsimCode {
  /** The whole activation code, as the QR code has it. */
  text: string;
  /** "SM-DP+ Address" of the phone's own form. */
  server: string;
  /** "Activation Code" of the phone's own form. */
  matchingId: string;
  /** Link that opens the phone's setup with the code filled in: iOS 17.4 and later, Android 10 and later. */
  install: Record<PhoneSystem, string>;
}

/** An activation code (`LPA:1$server$matching-id`) in all its forms. */
export function esimCodeOf(text: string): EsimCode {
  const [, server = '', matchingId = ''] = text.split('$');
  // All characters of the code may be in a query, and phones read them unescaped.
  const install = (host: string) => `https://${host}/esim_qrcode_provisioning?carddata=${text}`;
  return {
    text,
    server,
    matchingId,
    install: { ios: install('esimsetup.apple.com'), android: install('esimsetup.android.com') },
  };
}

/** The system of the phone in somebody's hand, by the name that HTTP-11 has for it; undefined for a computer. */
export function phoneSystemOf(os: string): PhoneSystem | undefined {
  return phoneSystems.find((system) => system === os);
}
