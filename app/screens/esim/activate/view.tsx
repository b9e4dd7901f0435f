import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { EsimCard } from '#app/screens/track-order/orders/esim-card.tsx';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { LinkList } from '#app/ui/link-list.tsx';
import { paths } from '#app/ui/paths.ts';
import { Section } from '#app/ui/section.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useWayBackToStart } from '#app/ui/way-back.ts';
import type { ActivateEsimPage } from './intent.ts';
import { activateEsimMessages } from './copy.ts';

/** The eSIM activation card of a line (ESIM-13). */
export function ActivateEsimView({ page }: { page: ActivateEsimPage }) {
  const copy = useCopy(activateEsimMessages);
  const ordinals = useCopy(ordinalMessages);
  const wayBack = useWayBackToStart();
  if (page.kind !== 'card') return <NoCard page={page} />;
  return (
    <SinglePage title={copy.title} back={wayBack}>
      <EsimCard esim={page.card} id="esim-1" />
      {page.others.length > 0 && (
        <Section title={copy.others}>
          <LinkList
            links={page.others.map((line) => ({ to: paths.activateEsim(line.ref), words: lineTitle(line, ordinals) }))}
          />
        </Section>
      )}
    </SinglePage>
  );
}

function NoCard({ page }: { page: Exclude<ActivateEsimPage, { kind: 'card' }> }) {
  const copy = useCopy(activateEsimMessages);
  const [text, lead] =
    page.kind === 'none'
      ? [copy.none.text]
      : page.esim
        ? [copy.begun, { to: paths.status(page.line.ref), words: copy.status }]
        : [copy.sim, { to: paths.trackOrder(page.line.ref), words: copy.order }];
  return (
    <SinglePage title={copy.none.title} about={page.kind === 'other' && <LineName line={page.line} />}>
      <p>{text}</p>
      <div className="acts">
        {lead && <MainLink to={lead.to}>{lead.words}</MainLink>}
        <ButtonLink main={!lead} to={paths.postActivationHome}>
          {copy.home}
        </ButtonLink>
      </div>
    </SinglePage>
  );
}
