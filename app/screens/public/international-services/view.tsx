import { paths } from '#app/ui/paths.ts';
import { MainLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { Section } from '#app/ui/section.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { List } from '#app/ui/list.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import type { InternationalServicesCopy } from './copy.ts';

/** Roaming abroad and calling abroad (PUBLIC-18, PUBLIC-25). */
export function InternationalServicesView({ copy }: { copy: InternationalServicesCopy }) {
  const { me, nav } = usePage();
  const { payAsYouGo, unlimited } = copy.ildTerms;
  const { leads } = useOffer();
  return (
    <>
      <Hero title={copy.heading} text={copy.text}>
        {!leads(paths.services) ? null : me ? (
          nav.services && <MainLink to={paths.services}>{copy.manage}</MainLink>
        ) : (
          <MainLink to={`${paths.login}?to=${paths.services}`}>{copy.signIn}</MainLink>
        )}
      </Hero>
      {[copy.roaming, copy.calling].map(({ title, text, points }) => (
        <Section key={title} title={title} text={text}>
          <List items={points} />
        </Section>
      ))}
      <Section title={copy.ildTerms.title}>
        <div className="cards">
          {[payAsYouGo, unlimited].map(({ title, points }) => (
            <InfoCard key={title} level={3} title={title}>
              <List items={points} />
            </InfoCard>
          ))}
        </div>
        <p>
          <TapLink href={`${paths.terms}#ild`}>{copy.ildTerms.link}</TapLink>
        </p>
      </Section>
      <Section title={copy.steps.title}>
        <List numbered items={copy.steps.list} />
      </Section>
      <Section title={copy.travel.title}>
        <List items={copy.travel.points} />
      </Section>
      <p className="text">
        {copy.help} <CallLink />.
      </p>
    </>
  );
}
