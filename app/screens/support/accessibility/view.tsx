import { ButtonLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-address.ts';
import { InfoCard } from '#app/ui/info-card.tsx';
import { List } from '#app/ui/list.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { TextOrRelay } from '#app/ui/text-or-relay.tsx';
import type { AccessibilityCopy } from './copy.ts';

/** The accessibility statement, with what the conformance report comes to (PUBLIC-37). */
export function AccessibilityView({ copy: { heading, text, works, report, help } }: { copy: AccessibilityCopy }) {
  const { supportNumber } = usePage().brand;
  return (
    <SinglePage title={heading} about={text}>
      <InfoCard title={works.title}>
        <List items={works.items} />
      </InfoCard>
      <InfoCard title={report.title} text={report.text}>
        <List items={report.missing} />
        <p>{report.how}</p>
      </InfoCard>
      <InfoCard title={help.title} text={help.text}>
        <div className="acts">
          <ButtonLink to={callAddress(supportNumber)}>{help.call}</ButtonLink>
        </div>
        <TextOrRelay />
        <TapLink href={`mailto:${help.mail}`}>{help.mail}</TapLink>
      </InfoCard>
    </SinglePage>
  );
}
