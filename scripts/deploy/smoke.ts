import * as z from 'zod/mini';

/** The portal's own answer: whether it is ready, whether this is the version, and to operators why it is not ready. */
const readySchema = z.object({
  ready: z.boolean(),
  isVersion: z.optional(z.boolean()),
  reasons: z.optional(z.array(z.string())),
  version: z.optional(z.object({ id: z.optional(z.string()) })),
});

export interface SmokeTest {
  /** Origins at which people reach the portal. */
  origins: readonly string[];
  worker: string;
  version: string;
  /** The version that serves now: what is wrong with both is not new (SAFETY-76). */
  before?: string | undefined;
  /** Operator secret, with which the portal returns the reasons why it is not ready. */
  operatorSecret?: string | undefined;
  /** Waits for this number of milliseconds. */
  wait: (ms: number) => Promise<void>;
}

/** A deployment reaches all places within seconds: the version is read this often, at this interval. */
const tries = 30;
const betweenMs = 2_000;
const limitMs = 15_000;

/**
 * Tests one version of the Worker, also while others serve: its readiness, a public page and the start of sign-in, at
 * each origin.
 * @returns its problems
 */
export async function runSmokeTest(test: SmokeTest): Promise<string[]> {
  const { origins, worker, version, before, operatorSecret, wait } = test;
  const headersOf = (id: string) => ({
    'cloudflare-workers-version-overrides': `${worker}="${id}"`,
    ...(operatorSecret && { authorization: `Bearer ${operatorSecret}` }),
  });
  const ask = (path: string, origin: string, id = version) =>
    fetch(new URL(path, origin), { headers: headersOf(id), redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
  const problems = await Promise.all(
    origins.map(async (origin) => {
      const faults: string[] = [];
      const unready = await whyUnready(origin);
      if (unready) return [`${origin}/readyz ${unready}`];
      const page = await ask('/contact-us', origin);
      const html = await page.text();
      if (page.status !== 200 || !html.includes('<h1')) faults.push(`${origin}/contact-us is ${page.status}`);
      const signIn = await ask('/login', origin);
      const target = signIn.headers.get('location') ?? '';
      if (signIn.status !== 302 || !/^https?:\/\//.test(target) || target.startsWith(origin))
        faults.push(`${origin}/login is ${signIn.status} and leads to no identity provider`);
      return faults;
    }),
  );
  return problems.flat();

  /**
   * Reads `/readyz` of an origin.
   * @returns the reason why it is not ready; empty when it is
   */
  async function whyUnready(origin: string): Promise<string> {
    const lookAgain = () => look(origin).catch((thrown: unknown) => `gave no answer: ${String(thrown)}`);
    let reason = await lookAgain();
    for (let count = 1; count < tries && reason; count += 1) reason = await wait(betweenMs).then(lookAgain);
    return reason;
  }

  async function look(origin: string): Promise<string> {
    const report = await readinessOf(origin, version);
    if (typeof report === 'string') return report;
    const { isReady: isGood, status, reasons } = report;
    if (isGood || (reasons && (await areShared(origin, reasons)))) return '';
    return `is ${status}: ${(reasons ?? ['the log has the reasons']).join(', ')}`;
  }

  async function readinessOf(origin: string, wanted: string) {
    const answer = await ask(`/readyz?version=${encodeURIComponent(wanted)}`, origin, wanted);
    const readiness = readySchema.safeParse(await answer.json().catch(() => undefined));
    if (!readiness.success) return `is ${answer.status} without the portal's readiness report`;
    const { ready, isVersion, version: { id } = {}, reasons } = readiness.data;
    if (!isVersion && id !== wanted) return 'was answered by another version';
    return { isReady: ready && answer.ok, status: answer.status, reasons };
  }

  /**
   * Returns true when the previous version has these faults too, for example with a carrier that refuses all
   * requests.
   */
  async function areShared(origin: string, reasons: readonly string[]): Promise<boolean> {
    if (before === undefined) return false;
    const report = await readinessOf(origin, before);
    return typeof report !== 'string' && reasons.every((reason) => report.reasons?.includes(reason) === true);
  }
}
