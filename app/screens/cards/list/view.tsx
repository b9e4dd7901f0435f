import type { ReactNode } from 'react';
import { cardsMessages } from '#app/copy/cards.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Banner } from '#app/ui/banner.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { FirstMonthText } from '#app/ui/first-month.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SignInFirst } from '#app/forms/sign-in-first.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import type { CardNews, CardsModel } from '../intent.ts';
import { expiryText, useCardName } from '../card-facts.tsx';
import { isForActivation, useWayBack } from '../way-back.ts';
import { cardListMessages } from './copy.ts';

interface CardsViewProps {
  cards: CardsModel | PrimaryOnly;
  /** Nothing was sent: the cards are not as the page showed them. */
  moved?: boolean;
  /** Path of the page that linked to the Cards page. */
  to?: string | undefined;
  /** The card that was to be the default before signing in again (SIGNIN-29). */
  chosen?: string | undefined;
}

/** The saved cards, and what can be done with each (CARD-1). */
export function CardsView({ cards, moved = false, to, chosen }: CardsViewProps) {
  const { title } = useCopy(cardsMessages);
  const backLink = useWayBack(to);
  return (
    <>
      <BackLink to={backLink.to}>{backLink.words}</BackLink>
      <div className="head">
        <h1>{title}</h1>
      </div>
      {'refused' in cards ? (
        <Refused why={{ reason: cards.refused }} />
      ) : (
        <Body cards={cards} moved={moved} to={to} chosen={chosen} />
      )}
    </>
  );
}

/** Id of the reason that disables every button. */
const whyId = 'cards-why';

function Body({ cards, moved, to, chosen }: CardsViewProps & { cards: CardsModel }) {
  const copy = useCopy(cardListMessages);
  const { after, change, firstMonth } = cards;
  const underWay = after !== undefined && isInProgress(after.entry.state);
  const hasUsable = cards.cards.some(({ isDefault, isExpired }) => isDefault && !isExpired);
  const isOffered = change.allowed || change.reason !== 'does-not-apply';
  return (
    <>
      {moved && <Banner tone="warn" {...copy.moved} />}
      {after && <News news={after} />}
      <Added cards={cards} to={to} canSet={change.allowed && !underWay} />
      {!change.allowed && isOffered && <Refused why={change} id={whyId} />}
      <FirstMonthText of={firstMonth} />
      <p className="text">
        {isForActivation(to) && holdText(firstMonth, copy)}
        {cards.cards.length === 0 ? copy.none : hasUsable ? copy.text : copy.noUsable}
      </p>
      {change.allowed && <SignInFirst />}
      <div className={cards.cards.length > 0 ? 'cols' : undefined}>
        <div className="cards">
          {cards.cards.map((card, index) => (
            <SavedCard
              key={card.ref}
              card={card}
              index={index + 1}
              change={change}
              underWay={underWay}
              to={to}
              chosen={chosen}
            />
          ))}
        </div>
        <AddCard cards={cards} to={to} />
      </div>
    </>
  );
}

/** The effect of the default card on the hold; none where the month is paid. */
function holdText(firstMonth: FirstMonth | undefined, { hold }: (typeof cardListMessages)['en']): string {
  if (firstMonth?.kind === 'held') return `${hold.stays} `;
  return firstMonth?.kind === 'paid' ? '' : `${hold.text} `;
}

/** The way to a new card, beside the cards on a wide screen. */
function AddCard({ cards: { add, change }, to }: Pick<CardsViewProps, 'to'> & { cards: CardsModel }) {
  const { add: words } = useCopy(cardsMessages);
  const { leads } = useOffer();
  if (!leads(paths.addCard())) return null;
  return (
    <div className="side stack">
      {add.allowed ? (
        <ButtonLink to={paths.addCard({ to })}>{words}</ButtonLink>
      ) : (
        <DisabledAction id={change.allowed ? 'add-why' : whyId} why={change.allowed && <ReasonText why={add} />}>
          {words}
        </DisabledAction>
      )}
    </div>
  );
}

interface AddedProps {
  cards: CardsModel;
  to: string | undefined;
  /** No other change is in progress, and no rule disables the cards. */
  canSet: boolean;
}

/** Result of the page for a new card: the new card, or none. */
function Added({ cards: { added, cards, firstMonth }, to, canSet }: AddedProps) {
  const copy = useCopy(cardListMessages);
  const nameOf = useCardName();
  if (!added) return null;
  if (!added.card) return <Banner tone="warn" {...copy.notAdded} />;
  const addedText = copy.added(nameOf(added.card));
  const card = cards.find(({ ref }) => ref === added.card?.ref);
  const isSettled = firstMonth?.kind === 'held' || firstMonth?.kind === 'paid';
  if (!isForActivation(to) || isSettled || !card || card.isDefault)
    return (
      <Banner tone="ok" leaves>
        {addedText}
      </Banner>
    );
  // Offers the new card as the default, because a waiting activation places its hold there (CARD-18).
  const defaultCard = cards.find(({ isDefault }) => isDefault);
  return (
    <Banner tone="ok" stays title={addedText} more={canSet && <SetDefault card={card}>{copy.hold.use}</SetDefault>}>
      {defaultCard ? copy.hold.other(nameOf(defaultCard)) : copy.hold.none}
    </Banner>
  );
}

/** Result of a change; a success names the card, which activity pages do not. */
function News({ news: { entry, lastFour } }: { news: CardNews }) {
  const copy = useCopy(cardListMessages);
  const { kind } = entry.summary;
  const words = kind === 'card-default' ? copy.defaultSet : kind === 'card-remove' ? copy.removed : undefined;
  return <OperationBanner entry={entry} done={lastFour && words?.(lastFour)} />;
}

interface SavedCardProps extends Pick<CardsModel, 'change'> {
  card: CardsModel['cards'][number];
  index: number;
  /** A change of the cards is in progress, so no other one can start. */
  underWay: boolean;
  to: string | undefined;
  chosen: string | undefined;
}

function SavedCard({ card, index, change, underWay, to, chosen }: SavedCardProps) {
  const copy = useCopy(cardListMessages);
  const { expires } = useCopy(cardsMessages);
  const nameOf = useCardName();
  const id = `card-${index}`;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="who">
        <h2 id={id}>{nameOf(card)}</h2>
        <p>
          {card.isDefault && <Tag tone="ok">{copy.tags.default}</Tag>}{' '}
          {card.isExpired && <Tag tone="bad">{copy.tags.expired}</Tag>} <bdi>{card.nameOnCard}</bdi>
          {'\u00a0· '}
          {expires} {expiryText(card.expiry)}
        </p>
      </div>
      {underWay || (!change.allowed && change.reason === 'does-not-apply') ? null : change.allowed ? (
        <Buttons card={card} id={id} to={to} chosen={chosen} />
      ) : (
        <ClosedButtons card={card} />
      )}
    </section>
  );
}

interface SetDefaultProps extends Pick<SavedCardProps, 'card'> {
  focused?: boolean;
  children: ReactNode;
}

/** Makes a card the default. */
function SetDefault({ card, focused = false, children }: SetDefaultProps) {
  if (!useOffer().sends('card-default')) return null;
  return (
    <PostForm operation={card.operationId} hidden={{ card: card.ref }}>
      <Button focused={focused}>{children}</Button>
    </PostForm>
  );
}

function Buttons({ card, id, to, chosen }: Pick<SavedCardProps, 'card' | 'to' | 'chosen'> & { id: string }) {
  const sharedCopy = useCopy(cardsMessages);
  const copy = useCopy(cardListMessages);
  const nameOf = useCardName();
  const { leads } = useOffer();
  const aboutText = ` – ${nameOf(card)}`;
  const whyRemoveId = `${id}-why`;
  const isKept = card.isDefault && leads(paths.removeCard(card.ref));
  return (
    <div>
      <div className="acts">
        {!card.isDefault && (
          <SetDefault card={card} focused={card.ref === chosen}>
            {copy.setDefault}
            <span className="unseen">{aboutText}</span>
          </SetDefault>
        )}
        <ButtonLink to={paths.cardExpiry(card.ref, { to })} about={aboutText}>
          {sharedCopy.update}
        </ButtonLink>
        {!card.isDefault && (
          <ButtonLink to={paths.removeCard(card.ref, { to })} about={aboutText}>
            {sharedCopy.remove}
          </ButtonLink>
        )}
        {isKept && <DisabledAction id={whyRemoveId}>{sharedCopy.remove}</DisabledAction>}
      </div>
      {isKept && (
        <p className="why quiet small" id={whyRemoveId}>
          <ReasonText why={{ reason: 'default-card' }} />
        </p>
      )}
    </div>
  );
}

/** Shows the reason only at the top of the page, not beside each button. */
function ClosedButtons({ card }: Pick<SavedCardProps, 'card'>) {
  const sharedCopy = useCopy(cardsMessages);
  const { setDefault } = useCopy(cardListMessages);
  return (
    <div className="acts">
      {[...(card.isDefault ? [] : [setDefault]), sharedCopy.update, sharedCopy.remove].map((words) => (
        <DisabledAction key={words} id={whyId}>
          {words}
        </DisabledAction>
      ))}
    </div>
  );
}
