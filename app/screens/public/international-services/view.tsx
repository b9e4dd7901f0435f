import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { PartOfPage } from '#app/ui/part-of-page.tsx';
import { Points } from '#app/ui/points.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { internationalServicesCopies } from './copy.ts';

/** Roaming abroad and calling abroad (portal-1 §1, the words of portal-2 §2, the figures of portal-2 §9). */
export function InternationalServicesView() {
  const { brand, me, nav } = usePage();
  const copy = useCopy(internationalServicesCopies);
  const { payAsYouGo, unlimited } = copy.ildTerms;
  return (
    <>
      <Hero title={copy.heading} text={copy.text}>
        {me ? (
          nav.services && (
            <ButtonLink main to={address.services}>
              {copy.manage}
            </ButtonLink>
          )
        ) : (
          <ButtonLink main to={`${address.login}?to=${address.services}`}>
            {copy.signIn}
          </ButtonLink>
        )}
      </Hero>
      {[copy.roaming, copy.calling].map(({ title, text, points }) => (
        <PartOfPage key={title} title={title} text={text}>
          <Points items={points} />
        </PartOfPage>
      ))}
      <PartOfPage title={copy.ildTerms.title}>
        <div className="cards">
          {[payAsYouGo, unlimited].map(({ title, points }) => (
            <InfoCard key={title} level={3} title={title}>
              <Points items={points} />
            </InfoCard>
          ))}
        </div>
        <p>
          <a className="tap" href={`${address.terms}#ild`}>
            {copy.ildTerms.link}
          </a>
        </p>
      </PartOfPage>
      <PartOfPage title={copy.steps.title}>
        <Points numbered items={copy.steps.list} />
      </PartOfPage>
      <PartOfPage title={copy.travel.title}>
        <Points items={copy.travel.points} />
      </PartOfPage>
      <p className="text">
        {copy.help} <CallLink number={brand.supportNumber} />.
      </p>
    </>
  );
}
