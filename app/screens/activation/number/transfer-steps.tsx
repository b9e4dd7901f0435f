import { List } from '#app/ui/list.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { CarrierOption } from '#contracts/config/vocabulary.ts';
import { numberMessages } from './copy.ts';

interface TransferStepsProps {
  carrier: CarrierOption;
  /** Name of the carrier; absent for one that was not named yet. */
  name?: string | undefined;
}

/** Id of the steps, for a link before the form: they are below it, so that its button is on the first screen. */
export const transferSteps = 'transfer-steps';

/** The steps before a transfer, in their order (ACTIVATE-41, ACTIVATE-35). */
export function TransferSteps({ carrier, name }: TransferStepsProps) {
  const { before } = useCopy(numberMessages);
  const old = name ?? before.oldCarrier;
  return (
    <section className="card" id={transferSteps} aria-labelledby="transfer-steps-title">
      <h2 id="transfer-steps-title">{before.title}</h2>
      <List
        numbered
        items={[
          before.lock(old, lockName(carrier.displayName)),
          before.find(old),
          before.pin(carrier.pinLabel),
          before.keep(old),
        ]}
      />
    </section>
  );
}

/** Carriers' names of the lock that keeps a number from being moved, by their name in the carrier's list (assumed). */
const lockNames: Readonly<Record<string, string>> = {
  'AT&T': 'Wireless Account Lock',
  'Google Fi': 'Number Lock',
  'T-Mobile': 'Port Out Protection',
  Verizon: 'Number Lock',
};

/** Returns the name of a carrier's lock; undefined where it is not listed. */
export function lockName(carrier: string): string | undefined {
  return Object.hasOwn(lockNames, carrier) ? lockNames[carrier] : undefined;
}
