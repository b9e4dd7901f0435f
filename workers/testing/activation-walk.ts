import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { samplePortNumbers } from '#contracts/port/vocabulary.ts';
import { createPortalCaller, type PortalCaller } from '#rpc/portal-router.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import type { SignedIn } from './sign-in.ts';
import { loadOf } from './visit.ts';
import type { FixtureAccount } from './world.ts';

/** The intents of somebody who has just signed in. */
export function portalOf(account: FixtureAccount, signedIn: SignedIn): PortalCaller {
  return createPortalCaller(loadOf(account, signedIn));
}

/**
 * Sends every form of an eSIM line's activation with a port-in. @returns what the last one, "Activate", leads to
 * @param portal the intents, asked for anew for each form
 * @param between what happens after each form and before the next
 */
export async function walkActivation(
  portal: () => PortalCaller,
  lineRef: string,
  { accountNumber, pin }: { accountNumber: string; pin: string },
  between: () => Promise<unknown>,
) {
  const at = async (step: string) => {
    const page = await portal().activation.page({ lineRef, step });
    if (!('version' in page)) throw new Error(`the page of ${step} is ${page.at}`);
    return { lineRef, version: page.version };
  };
  const saved = async (sent: Promise<{ to: string }>) => {
    const { to } = await sent;
    if (to !== 'step') throw new Error(`a form leads to ${to}`);
    await between();
  };
  await saved(portal().activation.begin({ ...(await at('checklist')), operationId: newOperationId() }));
  await saved(portal().activation.checkDevice({ ...(await at('device')), imei: sampleImeis.compatible }));
  await saved(portal().activation.acceptDevice(await at('device')));
  const number = { number: samplePortNumbers.portable, carrier: 'Verizon' };
  await saved(portal().activation.checkNumber({ ...(await at('number')), ...number }));
  await saved(portal().activation.keepNumber({ ...(await at('number')), zip: '01803', accountNumber, pin }));
  await saved(portal().activation.choosePayment({ ...(await at('summary')), payment: 'next-bill' }));
  const page = await portal().activation.page({ lineRef, step: 'confirm' });
  if (page.at !== 'confirm' || page.accountNumber !== accountNumber) throw new Error(`the check page is ${page.at}`);
  const { version, operationId, mark = '' } = page;
  return portal().activation.confirm({ lineRef, version, operationId, mark });
}
