import { plainText } from './text.ts';

/** An activation code of an eSIM (GSMA SGP.22, 4.1). */
export interface ActivationCode {
  /** `LPA:1$server$matching-id`, with the further parts that the carrier sent. */
  text: string;
  server: string;
  /** Empty where the server finds the profile by the phone alone. */
  matchingId: string;
  /** The phone asks for a confirmation code, which the carrier sends apart. */
  needsConfirmation: boolean;
}

/**
 * Returns an activation code in one spelling: with or without `LPA:`, in any case, with spaces; undefined for what is
 * none (INTAKE-9).
 */
export function readActivationCode(sent: string): ActivationCode | undefined {
  const text = plainText(sent).replaceAll(' ', '').replace(/^lpa:/i, '');
  const [version, server = '', matchingId = '', oid, confirmation] = text.split('$');
  if (version !== '1' || !/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/i.test(server) || !/^[A-Z\d-]*$/i.test(matchingId))
    return undefined;
  const further = [oid, confirmation].filter((part) => part !== undefined);
  return {
    text: ['LPA:1', server, matchingId, ...further].join('$'),
    server,
    matchingId,
    needsConfirmation: confirmation === '1',
  };
}
