import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { AccountDisabled } from '#app/ui/no-lines.tsx';
import { paths } from '#app/ui/paths.ts';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { ServiceOfCard, ServicesModel } from './intent.ts';
import { serviceCardsMessages } from './copy.ts';

/** Cards of the three services, each with a link to its page (SERVICE-2). */
export function ServiceCardsView({ model: { cards, disabled, letsTalk } }: { model: ServicesModel }) {
  const copy = useCopy(serviceCardsMessages);
  const { names } = useCopy(servicesMessages);
  return (
    <>
      <h1>{copy.title}</h1>
      {disabled && <AccountDisabled what={disabled} />}
      {letsTalk && <LetsTalk />}
      <div className="cards">
        {cards.map(({ service, offered, on }) => (
          <InfoCard key={service} title={names[service]} text={copy.what[service]}>
            {on && <State on={on} />}
            {offered ? (
              <ButtonLink to={paths.service(service)} about={` – ${names[service]}`}>
                {copy.manage}
              </ButtonLink>
            ) : (
              <DisabledAction id={`closed-${service}`} why={<ReasonText why={{ reason: 'service-closed' }} />}>
                {copy.manage}
                <span className="unseen"> – {names[service]}</span>
              </DisabledAction>
            )}
          </InfoCard>
        ))}
      </div>
    </>
  );
}

/** Names the lines that have the service on; a single line needs no name. */
function State({ on: { lines, of } }: { on: NonNullable<ServiceOfCard['on']> }) {
  const copy = useCopy(serviceCardsMessages);
  const ordinals = useCopy(ordinalMessages);
  if (lines.length === 0) return <p className="quiet">{copy.off}</p>;
  return (
    <p>
      <Tag tone="ok">{copy.on(lines.length, of)}</Tag>{' '}
      {lines.length < of && <span className="quiet">{lines.map((line) => lineTitle(line, ordinals)).join(', ')}</span>}
    </p>
  );
}
