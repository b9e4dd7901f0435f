import { cardsMessages } from '#app/copy/cards.ts';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { Blocked } from '#rpc/domain/decision.ts';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import type { CardForm } from '../intent.ts';
import { CardFacts, useCardName } from '../card-facts.tsx';
import { removeCardMessages } from './copy.ts';

/** Confirmation before a card is removed (CARD-6); the default card stays (CARD-7). */
export function RemoveCardView({ form, to }: { form: CardForm | PrimaryOnly; to?: string | undefined }) {
  const { backToCards } = useCopy(cardsMessages);
  const copy = useCopy(removeCardMessages);
  const nameOf = useCardName();
  const isRefused = 'refused' in form;
  return (
    <SinglePage
      title={copy.title}
      back={{ to: paths.cards({ to }), words: backToCards }}
      about={isRefused ? undefined : nameOf(form.card)}
    >
      {isRefused ? <Refused why={{ reason: form.refused }} /> : <Body form={form} to={to} />}
    </SinglePage>
  );
}

function Body({ form: { card, decision, operationId }, to }: { form: CardForm; to: string | undefined }) {
  const copy = useCopy(removeCardMessages);
  const blocked: Blocked | undefined = decision.allowed
    ? card.isDefault
      ? { reason: 'default-card' }
      : undefined
    : decision;
  return (
    <>
      <div className="card">
        <CardFacts card={card} />
      </div>
      {blocked ? (
        <Refused why={blocked} />
      ) : (
        <PostForm
          operation={operationId}
          button={copy.button}
          back={{ to: paths.cards({ to }), words: copy.keep }}
          signInFirst
        >
          <p>{copy.text}</p>
        </PostForm>
      )}
    </>
  );
}
