import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { noticeMessages } from '#app/copy/notice.ts';
import { ActionLink } from '#app/ui/action-link.tsx';
import { BackLink } from '#app/ui/back-link.tsx';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink, CallButton } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { dayText } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { LinkList } from '#app/ui/link-list.tsx';
import { AccountDisabled } from '#app/ui/no-lines.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Section } from '#app/ui/section.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { useWayBackToStart } from '#app/ui/way-back.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { OrderCard } from '#rpc/portal/order/order-card.ts';
import type { Orders, OrdersPage } from './intent.ts';
import { Arrival, firstToArrive } from './arrival.tsx';
import { AfterReorder } from './after-reorder.tsx';
import { ordersMessages } from './copy.ts';
import { EsimCard } from './esim-card.tsx';
import { KitCard, OnlyKit } from './kit-card.tsx';

/** Track Order: every order that is on its way, those of one line, or one order (ORDER-1). */
export function OrdersView({ page }: { page: OrdersPage }) {
  const copy = useCopy(ordersMessages);
  const { leads } = useOffer();
  const wayBack = useWayBackToStart();
  if (page.kind === 'disabled')
    return (
      <SinglePage title={copy.title} back={wayBack}>
        <AccountDisabled what={page.disabled} />
        <div className="acts">
          <CallButton main />
        </div>
      </SinglePage>
    );
  const { scope, cards, line, after, charge } = page;
  const earliest = firstToArrive(cards);
  const [only] = cards.length === 1 ? cards : [];
  return (
    <>
      <BackLink to={wayBack.to}>{wayBack.words}</BackLink>
      {earliest ? (
        <Arrival {...earliest} />
      ) : (
        <div className="head">
          <h1>{copy.title}</h1>
          {line && (
            <p>
              <LineName line={line.line} />
            </p>
          )}
        </div>
      )}
      {after && <AfterReorder entry={after} charge={charge} />}
      <div className="cols">
        {earliest && earliest.kit === only ? (
          <OnlyKit kit={earliest.kit} id="order-1" />
        ) : (
          <div className="stack">
            {cards.map((card, index) => (
              <Card key={`${card.kind} ${index}`} card={card} id={`order-${index + 1}`} />
            ))}
            {cards.length === 0 && <Note tone="calm">{copy.none}</Note>}
          </div>
        )}
        <div className="side stack">
          <Reorder line={line} />
          {scope !== 'all' && (
            <p>
              <a href={paths.orders}>{copy.all}</a>
            </p>
          )}
          <Lists page={page} />
          {page.invite && leads(paths.invite) && (
            <div className="acts">
              <ButtonLink to={paths.invite}>{copy.invite}</ButtonLink>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function Card({ card, id }: { card: OrderCard; id: string }) {
  const ordinals = useCopy(ordinalMessages);
  switch (card.kind) {
    case 'kit':
      return <KitCard kit={card} id={id} />;
    case 'esim':
      return <EsimCard esim={card} id={id} />;
    default:
      return (
        <article className="card" aria-labelledby={id}>
          <h2 id={id}>{lineTitle(card.line, ordinals)}</h2>
          <NoOrder card={card} />
        </article>
      );
  }
}

/** Reason that a line has no order to follow: the same words as on its card on Home. */
function NoOrder({ card }: { card: Exclude<OrderCard, { kind: 'kit' | 'esim' }> }) {
  const { supportNumber, careNumber } = usePage().brand;
  const { missing } = useCopy(ordersMessages);
  const notices = useCopy(noticeMessages);
  if (card.kind === 'missing') return <MissingNote tone="warn">{missing}</MissingNote>;
  const facts = { supportNumber, careNumber, percent: 0 };
  const { tone, title, text } =
    card.kind === 'unpaid'
      ? notices.unpaid(facts)
      : notices['order-stopped']({ ...facts, reference: spokenReference(card.operationId) });
  return (
    <Note tone={tone} title={title}>
      <CallText number={card.kind === 'unpaid' ? supportNumber : careNumber}>{text}</CallText>
    </Note>
  );
}

/** Another SIM card for the line that the page is about (ORDER-18). */
function Reorder({ line }: Pick<Orders, 'line'>) {
  const copy = useCopy(ordersMessages);
  const { leads } = useOffer();
  if (!line?.reorder || !leads(paths.reorderSim(line.line.ref))) return null;
  return (
    <div className="acts">
      <ActionLink
        decision={line.reorder}
        to={paths.reorderSim(line.line.ref)}
        blocked={(why) => (
          <DisabledAction id="reorder-why" why={<ReasonText why={why} />}>
            {copy.reorder}
          </DisabledAction>
        )}
      >
        {copy.reorder}
      </ActionLink>
    </div>
  );
}

function Lists({ page: { earlier, byLine } }: { page: Orders }) {
  const { today, language } = usePage();
  const copy = useCopy(ordersMessages);
  const ordinals = useCopy(ordinalMessages);
  return (
    <>
      {byLine.length > 0 && (
        <Section title={copy.byLine}>
          <LinkList
            links={byLine.map((line) => ({ to: paths.trackOrder(line.ref), words: lineTitle(line, ordinals) }))}
          />
        </Section>
      )}
      {earlier.length > 0 && (
        <Section title={copy.earlier}>
          <LinkList
            links={earlier.map(({ ref, placedOn, lines }) => ({
              to: paths.order(ref),
              words: copy.orderOf(dayText(placedOn, today, language)),
              text: lines.map((line) => lineTitle(line, ordinals)).join(', '),
            }))}
          />
        </Section>
      )}
    </>
  );
}
