import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { ActionLink } from '#app/ui/action-link.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import type { KitLine } from '#rpc/portal/order/order-card.ts';
import { ordersMessages } from './copy.ts';

interface ActivateKitProps {
  kit: KitLine;
  id: string;
  /** The SIM card has arrived, so the button is filled (ORDER-8). */
  isDelivered: boolean;
}

/**
 * Both links to the activation, with the reason under the first where they are disabled (LINE-24). A SIM card that
 * has not left is not offered for activation (ORDER-27).
 */
export function ActivateKit({ kit: { line, activate }, id, isDelivered }: ActivateKitProps) {
  const copy = useCopy(ordersMessages);
  const lineSuffix = ` – ${lineInSentence(line, useCopy(ordinalMessages))}`;
  const { leads } = useOffer();
  const to = paths.activation(line.ref);
  if (!activate || !leads(to)) return null;
  if (!activate.allowed && activate.reason === 'kit-not-sent')
    return (
      <p>
        <ReasonText why={activate} />
      </p>
    );
  const whyId = `${id}-why`;
  return (
    <>
      {!isDelivered && <p>{copy.haveIt}</p>}
      <div className="acts">
        <ActionLink
          decision={activate}
          to={to}
          main={isDelivered}
          about={lineSuffix}
          blocked={(why) => (
            <DisabledAction id={whyId} why={<ReasonText why={why} />}>
              {copy.getReady}
            </DisabledAction>
          )}
        >
          {copy.getReady}
        </ActionLink>
        <ActionLink
          decision={activate}
          to={to}
          about={lineSuffix}
          blocked={() => <DisabledAction id={whyId}>{copy.activateNow}</DisabledAction>}
        >
          {copy.activateNow}
        </ActionLink>
      </div>
    </>
  );
}
