import type { PortalContext } from '#rpc/portal-context.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { samplePortNumbers } from '#contracts/port/vocabulary.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import type { SignedIn } from './sign-in.ts';
import { loadOf } from './visit.ts';
import type { FixtureAccount } from './world.ts';
import { loadActivation } from '#app/screens/activation/step-page.ts';
import { beginActivation } from '#app/screens/activation/checklist/intent.ts';
import { checkDevice, acceptDevice } from '#app/screens/activation/device/intent.ts';
import { checkNumber, keepNumber } from '#app/screens/activation/number/intent.ts';
import { sendActivation } from '#app/screens/activation/confirm/intent.ts';

/** The intents of somebody who has just signed in. */
export function portalOf(account: FixtureAccount, signedIn: SignedIn): PortalContext {
  return loadOf(account, signedIn);
}

/**
 * Sends every form of an eSIM line's activation with a port-in. @returns what the last one, "Activate", leads to
 * @param portal the intents, asked for anew for each form
 * @param between what happens after each form and before the next
 */
export async function walkActivation(
  portal: () => PortalContext,
  lineRef: string,
  { accountNumber, pin }: { accountNumber: string; pin: string },
  between: () => Promise<unknown>,
) {
  const at = async (step: string) => {
    const page = await loadActivation(portal(), { lineRef, step });
    if (!('version' in page)) throw new Error(`the page of ${step} is ${page.kind}`);
    return { lineRef, version: page.version };
  };
  const saved = async (sent: Promise<{ kind: string }>) => {
    const { kind } = await sent;
    if (kind !== 'step') throw new Error(`a form leads to ${kind}`);
    await between();
  };
  await saved(beginActivation(portal(), { ...(await at('checklist')), operationId: newOperationId() }));
  await saved(checkDevice(portal(), { ...(await at('device')), imei: sampleImeis.compatible }));
  await saved(acceptDevice(portal(), await at('device')));
  const number = { number: samplePortNumbers.portable, carrier: 'Verizon' };
  await saved(checkNumber(portal(), { ...(await at('number')), ...number }));
  await saved(keepNumber(portal(), { ...(await at('number')), zip: '01803', accountNumber, pin }));
  const page = await loadActivation(portal(), { lineRef, step: 'confirm' });
  if (page.kind !== 'confirm' || page.accountNumber !== accountNumber)
    throw new Error(`the check page is ${page.kind}`);
  const { version, operationId, mark = '' } = page;
  return sendActivation(portal(), { lineRef, version, operationId, mark, payment: 'next-bill' });
}
