import { ordinalLine, ordinalMessages } from '#app/copy/ordinal.ts';
import { ActionLink } from '#app/ui/action-link.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { paths } from '#app/ui/paths.ts';
import { Summary } from '#app/ui/summary.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import type { EsimCard as Esim } from '#rpc/portal/order/order-card.ts';
import { ordersMessages } from './copy.ts';
import { isolated } from '#rpc/domain/isolated.ts';

/** A line with an eSIM: nothing to wait for (ORDER-14). */
export function EsimCard({ esim, id }: { esim: Esim; id: string }) {
  const copy = useCopy(ordersMessages);
  const ordinals = useCopy(ordinalMessages);
  const { line, plan, workOrder, activate } = esim;
  const { leads } = useOffer();
  const rows = [
    ...(plan ? [{ term: copy.plan, value: plan }] : []),
    ...(workOrder ? [{ term: copy.orderNumber, value: <span className="keep">{workOrder}</span> }] : []),
  ];
  return (
    <article className="card" aria-labelledby={id}>
      <h2 id={id} className={line.name ? undefined : 'caps'}>
        {line.name ? copy.esim.title(isolated(line.name)) : ordinalLine(line.occurrence, ordinals)}
      </h2>
      {rows.length > 0 && <Summary rows={rows} />}
      <p>{copy.esim.congratulations}</p>
      {leads(paths.activation(line.ref)) && (
        <>
          <div>
            <h3>{copy.esim.activate}</h3>
            <p>{copy.esim.text}</p>
          </div>
          <div className="acts">
            <ActionLink
              main
              decision={activate}
              to={paths.activation(line.ref)}
              blocked={(why) => (
                <DisabledAction id={`${id}-why`} why={<ReasonText why={why} />}>
                  {copy.activateNow}
                </DisabledAction>
              )}
            >
              {copy.activateNow}
            </ActionLink>
          </div>
        </>
      )}
    </article>
  );
}
