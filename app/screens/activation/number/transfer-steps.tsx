import { List } from '#app/ui/list.tsx';
import { Section } from '#app/ui/section.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { CarrierOption } from '#contracts/config/vocabulary.ts';
import { lockName } from './carrier-lock.ts';
import { numberMessages } from './copy.ts';

interface TransferStepsProps {
  carrier: CarrierOption;
  /** What the carrier is called; absent for one that was not named yet. */
  name?: string | undefined;
}

/** What makes a transfer go through, in the order in which to do it, before its form (ACTIVATE-41). */
export function TransferSteps({ carrier, name }: TransferStepsProps) {
  const { before } = useCopy(numberMessages);
  const old = name ?? before.oldCarrier;
  return (
    <Section title={before.title}>
      <List
        numbered
        items={[
          before.lock(old, lockName(carrier.displayName)),
          before.find(old),
          before.pin(carrier.pinLabel),
          before.keep(old),
        ]}
      />
    </Section>
  );
}
