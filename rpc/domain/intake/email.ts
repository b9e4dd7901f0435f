import { plainText, withoutWrapping } from './text.ts';

/** The pattern of the HTML standard for an email field, which browsers check too. */
const htmlEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const most = 254;

/**
 * Returns an email address with its domain in small ASCII letters, or undefined when it has no address's form. Dots at
 * the ends of the first part, and two in a row, are refused as mail servers refuse them (INTAKE-6).
 */
export function typedEmail(typed: string): string | undefined {
  const text = withoutWrapping(addressIn(plainText(typed)))
    .replace(/[\uff20\ufe6b]/g, '@')
    .replace(/ ?@ ?/g, '@');
  const atIndex = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, atIndex).normalize('NFKC'), asciiDomain(text.slice(atIndex + 1))];
  if (atIndex < 1 || domain === undefined || local.length > 64 || /^\.|\.$|\.\./.test(local)) return undefined;
  const email = `${local}@${domain}`;
  return email.length <= most && htmlEmail.test(email) ? email : undefined;
}

/** Returns the address of a link (`mailto:`, with a subject) or of a line in a mail (`Ana <ana@example.com>`). */
function addressIn(text: string): string {
  const [, bracketed] = /^[^<]*<([^<>]+)>/.exec(text) ?? [];
  return (bracketed ?? text)
    .replace(/^(?:mailto|e-?mail|correo) ?: ?/i, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/i, '');
}

/** Returns a domain in ASCII, as browsers send it for a domain of another script; undefined for what is none. */
function asciiDomain(typed: string): string | undefined {
  const domain = typed
    .normalize('NFKC')
    .replace(/[\u3002\uff61]/g, '.')
    .toLowerCase();
  if (!/^[^\s/:?#@[\]\\%]+$/.test(domain)) return undefined;
  if (/^[\x20-\x7e]*$/.test(domain)) return domain;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}
