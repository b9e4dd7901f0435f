import { useForm } from '@conform-to/react';
import { cardsMessages } from '#app/copy/cards.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Field } from '#app/ui/field.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import type { CardForm } from '../intent.ts';
import { CardFacts, expiryText, useCardName } from '../card-facts.tsx';
import { expiryMessages } from './copy.ts';
import type { ExpiryFields } from './form.ts';

interface ExpiryViewProps {
  form: CardForm | PrimaryOnly;
  to?: string | undefined;
  again?: FormReply | undefined;
}

/** Form for a card's new expiry date (CARD-8). */
export function ExpiryView({ form, to, again }: ExpiryViewProps) {
  const { backToCards } = useCopy(cardsMessages);
  const { title } = useCopy(expiryMessages);
  const nameOf = useCardName();
  const isRefused = 'refused' in form;
  return (
    <SinglePage
      title={title}
      back={{ to: paths.cards({ to }), words: backToCards }}
      about={isRefused ? undefined : nameOf(form.card)}
    >
      {isRefused ? <Refused why={{ reason: form.refused }} /> : <Body form={form} again={again} />}
    </SinglePage>
  );
}

function Body({ form: { card, decision, operationId }, again }: Pick<ExpiryViewProps, 'again'> & { form: CardForm }) {
  const copy = useCopy(expiryMessages);
  const [expiry, fields] = useForm<ExpiryFields>({
    id: 'card',
    lastResult: again,
    defaultValue: { expiry: expiryText(card.expiry) },
  });
  return (
    <>
      <ErrorSummary fields={[fields.expiry]} />
      <div className="card">
        <CardFacts card={card} />
      </div>
      {decision.allowed ? (
        <PostForm form={expiry} operation={operationId} button={copy.button} signInFirst>
          <Field
            field={fields.expiry}
            label={copy.label}
            hint={copy.hint}
            inputMode="numeric"
            autoComplete="cc-exp"
            assist={{ kind: 'expiry' }}
            required
          />
        </PostForm>
      ) : (
        <Refused why={decision} />
      )}
    </>
  );
}
