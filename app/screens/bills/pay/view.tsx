import { Note } from '#app/ui/banner.tsx';
import { HostedPageForm } from '#app/forms/hosted-page-form.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useWayBack } from '#app/ui/way-back.ts';
import { useCopy } from '#app/ui/page-context.tsx';
import { useReason } from '#app/ui/reason-text.tsx';
import { useRestoration } from '#app/ui/use-restoration.ts';
import { valueOf } from '#rpc/domain/facts/read.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import { AmountDue } from '../amount-due.tsx';
import type { PayForm } from './intent.ts';
import { payMessages } from './copy.ts';

/** The amount to pay and the place: the page of the payment system (SAFETY-14). */
export function PayView({ form }: { form: PayForm | PrimaryOnly }) {
  const { title } = useCopy(payMessages);
  return (
    <SinglePage title={title} back={useWayBack()}>
      {'refused' in form ? <Refused why={{ reason: form.refused }} /> : <Body form={form} />}
    </SinglePage>
  );
}

function Body({ form: { owed, suspended, decision, operationId, after } }: { form: PayForm }) {
  const { byPaying } = useRestoration();
  const reasonOf = useReason();
  const copy = useCopy(payMessages);
  const { autoPay, balance } = valueOf(owed) ?? {};
  return (
    <>
      {after && !after.page && after.entry.state !== 'done' && <OperationBanner entry={after.entry} />}
      <AmountDue owed={owed} />
      {!decision.allowed ? (
        decision.reason === 'nothing-due' ? (
          <Note tone="ok">{reasonOf(decision)}</Note>
        ) : (
          <Refused why={decision} />
        )
      ) : balance === undefined || (after && isInProgress(after.entry.state)) ? null : (
        <HostedPageForm
          operationId={operationId}
          page={after?.page}
          next={copy.next}
          note={suspended ? byPaying : autoPay === 'on' ? copy.autoPay : undefined}
          button={copy.button(moneyText(balance))}
          toPage={copy.toPage}
        />
      )}
    </>
  );
}
