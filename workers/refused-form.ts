import type { AppLoadContext } from '@remix-run/cloudflare';
import type { AccountPort } from '#rpc/portal-account.ts';

/** The calls of the account that change nothing that a person would notice. */
const reads: readonly (keyof AccountPort)[] = [
  'activityNotes',
  'cachedLines',
  'find',
  'journey',
  'pushSettings',
  'read',
  'readWithView',
  'refs',
  'requestPolling',
  'sentOperations',
  'signIns',
];

async function refuseWrite(): Promise<never> {
  throw new Response(null, { status: 403 });
}

const readOnly = (account: AccountPort): AccountPort =>
  new Proxy(account, {
    get: (target, name) => {
      const read = reads.find((one) => one === name);
      return read ? target[read].bind(target) : refuseWrite;
    },
  });

/**
 * Returns the context for showing a form again that the gate refused: its action reads the form and shows it, and
 * nothing that it could call writes anything (SAFETY-61).
 */
export function contextWithoutWrites(context: AppLoadContext): AppLoadContext {
  return {
    ...context,
    isFormRefused: true,
    run: (intent, formPath) =>
      context.run(
        (portal) => intent({ ...portal, account: readOnly(portal.account), care: undefined, push: undefined }),
        formPath,
      ),
    runPublicIntent: refuseWrite,
    deviceCookie: refuseWrite,
  };
}
