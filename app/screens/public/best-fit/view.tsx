import { claim } from '#app/copy/claim.ts';
import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { PartOfPage } from '#app/ui/part-of-page.tsx';
import { Points } from '#app/ui/points.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { bestFitCopies } from './copy.ts';

/** Best Fit plans and what they save (portal-1 §1); prices are on the page of all plans. */
export function BestFitView() {
  const copy = useCopy(bestFitCopies);
  return (
    <>
      <Hero title={copy.heading} text={copy.text}>
        <ButtonLink main to={address.plans}>
          {copy.seePlans}
        </ButtonLink>
      </Hero>
      <PartOfPage title={copy.plans.title} text={copy.plans.text}>
        <div className="cards">
          {claim.bestFit.map((plan) => (
            <InfoCard key={plan} level={3} title={plan} text={copy.plans.for[plan]} />
          ))}
        </div>
      </PartOfPage>
      <PartOfPage title={copy.how.title}>
        <Points numbered items={copy.how.steps} />
      </PartOfPage>
      <PartOfPage title={copy.savings.title} text={copy.savings.text}>
        <p className="quiet text">{copy.savings.example}</p>
      </PartOfPage>
      <PartOfPage title={copy.good.title}>
        <Points items={copy.good.points} />
      </PartOfPage>
      <PartOfPage title={copy.next.title}>
        <div className="acts">
          <ButtonLink to={address.imeiCheck}>{copy.next.imeiCheck}</ButtonLink>
        </div>
      </PartOfPage>
    </>
  );
}
