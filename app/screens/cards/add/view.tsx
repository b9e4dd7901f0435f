import { cardsMessages } from '#app/copy/cards.ts';
import { HostedPageForm } from '#app/forms/hosted-page-form.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { paths } from '#app/ui/paths.ts';
import { Refused } from '#app/ui/refused.tsx';
import { SignInFirst } from '#app/forms/sign-in-first.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { isInProgress } from '#rpc/domain/ledger.ts';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import type { NewCardForm } from '../intent.ts';
import { addCardMessages } from './copy.ts';

/** Steps of adding a card: it is typed on the payment system's page (CARD-12, SAFETY-14). */
export function AddCardView({ form, to }: { form: NewCardForm | PrimaryOnly; to?: string | undefined }) {
  const { add, backToCards } = useCopy(cardsMessages);
  return (
    <SinglePage title={add} back={{ to: paths.cards({ to }), words: backToCards }}>
      {'refused' in form ? <Refused why={{ reason: form.refused }} /> : <Body form={form} />}
    </SinglePage>
  );
}

function Body({ form: { decision, operationId, after } }: { form: NewCardForm }) {
  const copy = useCopy(addCardMessages);
  const banner = after && !after.page && after.entry.state !== 'done' && <OperationBanner entry={after.entry} />;
  if (!decision.allowed) return <Refused why={decision} />;
  if (after && isInProgress(after.entry.state)) return <>{banner}</>;
  return (
    <>
      {banner}
      <HostedPageForm operationId={operationId} page={after?.page} {...copy} />
      <SignInFirst />
    </>
  );
}
