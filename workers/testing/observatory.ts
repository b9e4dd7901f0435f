/** One answer, as a scanner sees it over https. */
export interface Scanned {
  headers: Headers;
  /** Of a page; undefined for a file. */
  html?: string;
}

type Rule = (scanned: Scanned & { policy: Policy }) => number;
type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * Points off and on by the published rules of Mozilla's HTTP Observatory, version 5. Points on count only from 90 up.
 * A domain that says `preload` counts as one that is on the browsers' list: entering it there is the operator's duty.
 */
const rules: Record<string, Rule> = {
  'content security policy': ({ policy }) => {
    const scripts = policy.get('script-src') ?? policy.get('default-src');
    const styles = policy.get('style-src') ?? policy.get('default-src');
    if (!scripts || !styles) return -25;
    const isOpen = (sources: readonly string[]) =>
      sources.some((one) => ['*', 'http:', 'https:', 'data:'].includes(one));
    if (isOpen(scripts) || scripts.includes("'unsafe-inline'")) return -20;
    if (scripts.includes("'unsafe-eval'")) return -10;
    if (styles.includes("'unsafe-inline'")) return 0;
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
  },
  cookies: ({ headers }) => {
    const cookies = headers.getSetCookie();
    if (cookies.length === 0) return 0;
    if (!cookies.every((one) => /; *secure/i.test(one))) return -20;
    return cookies.every((one) => /; *httponly/i.test(one) && /; *samesite=(lax|strict)/i.test(one)) ? 5 : 0;
  },
  'cross-origin resource sharing': ({ headers }) => (headers.get('access-control-allow-origin') === '*' ? -50 : 0),
  'strict transport security': ({ headers }) => {
    const value = headers.get('strict-transport-security') ?? '';
    const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
    if (seconds === 0) return -20;
    if (seconds < 15_768_000) return -10;
    return /includeSubDomains/i.test(value) && /preload/i.test(value) && seconds >= 31_536_000 ? 5 : 0;
  },
  'referrer policy': ({ headers }) => {
    const value = headers.get('referrer-policy') ?? '';
    if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)) return 5;
    return value === '' ? 0 : -5;
  },
  'subresource integrity': ({ html = '' }) => {
    const foreign = [...html.matchAll(/<script[^>]*\ssrc="(https?:)?\/\/[^"]*"[^>]*>/g)];
    return foreign.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0;
  },
  'content type options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'frame options': ({ headers, policy }) => {
    if (policy.has('frame-ancestors')) return 5;
    return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
  },
  'cross-origin resource policy': ({ headers }) => {
    const value = headers.get('cross-origin-resource-policy');
    if (value === 'cross-origin') return -5;
    return value === null ? 0 : 10;
  },
};

/** The score of an answer; 100 is what an answer has that does nothing well and nothing badly. */
export function scoreOf(scanned: Scanned): number {
  const policy = policyIn(scanned.headers.get('content-security-policy') ?? '');
  const points = Object.values(rules).map((rule) => rule({ ...scanned, policy }));
  const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);
  const withoutBonus = 100 + sum(points.filter((one) => one < 0));
  return Math.max(0, withoutBonus < 90 ? withoutBonus : withoutBonus + sum(points.filter((one) => one > 0)));
}

function policyIn(header: string): Policy {
  const directives = header.split(';').map((one) => one.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])),
  );
}
