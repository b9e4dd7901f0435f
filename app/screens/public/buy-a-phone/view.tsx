import { paths } from '#app/ui/paths.ts';
import { ButtonLink, ExternalLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { Section } from '#app/ui/section.tsx';
import { List } from '#app/ui/list.tsx';
import type { BuyAPhoneCopy } from './copy.ts';

/** The shop is another site; bringing one's own leads to the IMEI check (PUBLIC-19). */
export function BuyAPhoneView({ copy }: { copy: BuyAPhoneCopy }) {
  const { brand } = usePage();
  return (
    <>
      <Hero title={copy.heading} text={copy.text} />
      <div className="cards">
        <InfoCard title={copy.shop.title} text={copy.shop.text}>
          <ExternalLink main to={brand.external.shop}>
            {copy.shop.button}
          </ExternalLink>
        </InfoCard>
        <InfoCard title={copy.own.title} text={copy.own.text}>
          <ButtonLink to={paths.imeiCheck}>{copy.own.button}</ButtonLink>
        </InfoCard>
      </div>
      {[copy.ready, copy.imei].map(({ title, points }) => (
        <Section key={title} title={title}>
          <List items={points} />
        </Section>
      ))}
      <Section title={copy.sim.title} text={copy.sim.text}>
        <p className="text">
          {copy.help} <CallLink />.
        </p>
      </Section>
    </>
  );
}
