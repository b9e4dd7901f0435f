import { layoutMessages } from '#app/copy/layout.ts';
import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { noticeMessages } from '#app/copy/notice.ts';
import { SorryView } from '#app/screens/problem/sorry/view.tsx';
import { ActionLink } from '#app/ui/action-link.tsx';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-text.tsx';
import { dayText } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { LinkList } from '#app/ui/link-list.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Section } from '#app/ui/section.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { OrderCard } from '#rpc/portal/order/order-card.ts';
import type { Orders, OrdersPage } from '#rpc/portal/order/track.ts';
import { AfterReorder } from './after-reorder.tsx';
import { ordersMessages } from './copy.ts';
import { EsimCard } from './esim-card.tsx';
import { KitCard } from './kit-card.tsx';

/** Track Order: every order that is on its way, those of one line, or one order (ORDER-1). */
export function OrdersView({ page }: { page: OrdersPage }) {
  const { backHome } = useCopy(layoutMessages);
  const copy = useCopy(ordersMessages);
  if (page.at === 'disabled') return <SorryView kind="disabled" />;
  const { scope, cards, line, after } = page;
  return (
    <SinglePage
      title={copy.title}
      back={{ to: paths.postActivationHome, words: backHome }}
      about={line && <LineName line={line.line} />}
    >
      {after && <AfterReorder entry={after} />}
      {cards.map((card, index) => (
        <Card key={`${card.kind} ${index}`} card={card} id={`order-${index + 1}`} />
      ))}
      {cards.length === 0 && <Note tone="calm">{copy.none}</Note>}
      <Reorder line={line} />
      {scope !== 'all' && (
        <p>
          <a href={paths.orders}>{copy.all}</a>
        </p>
      )}
      <Lists page={page} />
      {page.invite && (
        <div className="acts">
          <ButtonLink to={paths.invite}>{copy.invite}</ButtonLink>
        </div>
      )}
    </SinglePage>
  );
}

function Card({ card, id }: { card: OrderCard; id: string }) {
  const { supportNumber, careNumber } = usePage().brand;
  const copy = useCopy(ordersMessages);
  const unpaid = useCopy(noticeMessages).unpaid({ supportNumber, careNumber, percent: 0 });
  const ordinals = useCopy(ordinalMessages);
  switch (card.kind) {
    case 'kit':
      return <KitCard kit={card} id={id} />;
    case 'esim':
      return <EsimCard esim={card} id={id} />;
    case 'unpaid':
    case 'missing':
      return (
        <article className="card" aria-labelledby={id}>
          <h2 id={id}>{lineTitle(card.line, ordinals)}</h2>
          {card.kind === 'missing' ? (
            <Note tone="warn">{copy.missing}</Note>
          ) : (
            <Note tone={unpaid.tone} title={unpaid.title}>
              <CallText number={supportNumber}>{unpaid.text}</CallText>
            </Note>
          )}
        </article>
      );
  }
}

/** Another SIM card for the line that the page is about (ORDER-18). */
function Reorder({ line }: Pick<Orders, 'line'>) {
  const copy = useCopy(ordersMessages);
  if (!line?.reorder) return null;
  return (
    <div className="acts">
      <ActionLink
        decision={line.reorder}
        to={paths.reorderSim(line.line.ref)}
        blocked={(reason) => (
          <DisabledAction id="reorder-why" why={<ReasonText reason={reason} />}>
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
  const { now, language } = usePage();
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
              words: copy.orderOf(dayText(placedOn, now, language)),
              text: lines.map((line) => lineTitle(line, ordinals)).join(', '),
            }))}
          />
        </Section>
      )}
    </>
  );
}
