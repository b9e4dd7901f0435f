import { plainMarks, plainText, withoutWrapping } from './text.ts';

/** An activation code of an eSIM (GSMA SGP.22, 4.1). */
export interface ActivationCode {
  /** The code as `LPA:1$server$matching-id`, with the further parts that the carrier sent. */
  text: string;
  server: string;
  /** Empty where the server finds the profile by the phone alone. */
  matchingId: string;
  /** The phone asks for a confirmation code, which the carrier sends apart. */
  needsConfirmation: boolean;
}

/** A link that opens the phone's settings with a code. */
const setupLink = /^https:\/\/[a-z.]+\/[a-z_]*\?(?:.*&)?carddata=([^&]+)/i;

/**
 * Returns an activation code in one spelling: with or without `LPA:`, in any case, with spaces, or in a link; undefined
 * for what is none (INTAKE-9).
 */
export function readActivationCode(sent: string): ActivationCode | undefined {
  const plain = plainMarks(plainText(sent.normalize('NFKC'))).replaceAll(' ', '');
  const text = withoutWrapping(decoded(setupLink.exec(plain)?.[1] ?? plain)).replace(/^lpa:(?:\/\/)?/i, '');
  const [version, host = '', matchingId = '', oid, confirmation] = text.split('$');
  const server = host.toLowerCase();
  if (version !== '1' || !/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/.test(server) || !/^[A-Z\d-]*$/i.test(matchingId))
    return undefined;
  const further = confirmation ? [oid, confirmation] : oid ? [oid] : [];
  return {
    text: ['LPA:1', server, matchingId, ...further].join('$'),
    server,
    matchingId,
    needsConfirmation: confirmation === '1',
  };
}

/** Returns a text with its percent signs read; one that has none in the encoding's sense stays as it is. */
function decoded(text: string): string {
  try {
    return /%(?:24|3a)/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}
