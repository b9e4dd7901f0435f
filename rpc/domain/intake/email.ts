import { plainText } from './text.ts';

/** The pattern of the HTML standard for an email field, which browsers check too. */
const htmlEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const most = 254;

/**
 * Returns an email address with its domain in ASCII, or undefined when it has no address's form. Dots at the ends of
 * the first part, and two in a row, are refused as mail servers refuse them (INTAKE-6).
 */
export function typedEmail(typed: string): string | undefined {
  const text = plainText(typed)
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
    .replace('\uff20', '@');
  const atIndex = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, atIndex), asciiDomain(text.slice(atIndex + 1).normalize('NFKC'))];
  if (atIndex < 1 || domain === undefined || local.length > 64 || /^\.|\.$|\.\./.test(local)) return undefined;
  const email = `${local}@${domain}`;
  return email.length <= most && htmlEmail.test(email) ? email : undefined;
}

/** Returns a domain in ASCII, as browsers send it for a domain of another script; undefined for what is none. */
function asciiDomain(domain: string): string | undefined {
  if (!/^[^\s/:?#@[\]\\%]+$/.test(domain)) return undefined;
  // ASCII stays as it was typed: the first part's case may matter, and people see their own spelling again.
  if (/^[\x20-\x7e]*$/.test(domain)) return domain;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}
