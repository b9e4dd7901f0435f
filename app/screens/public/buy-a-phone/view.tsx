import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { OutButton } from '#app/ui/out-button.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { PartOfPage } from '#app/ui/part-of-page.tsx';
import { Points } from '#app/ui/points.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { buyAPhoneCopies } from './copy.ts';

/** The shop is another site; bringing one's own leads to the IMEI check (portal-1 §2). */
export function BuyAPhoneView() {
  const { brand } = usePage();
  const copy = useCopy(buyAPhoneCopies);
  return (
    <>
      <Hero title={copy.heading} text={copy.text} />
      <div className="cards">
        <InfoCard title={copy.shop.title} text={copy.shop.text}>
          <OutButton main to={brand.external.shop}>
            {copy.shop.button}
          </OutButton>
        </InfoCard>
        <InfoCard title={copy.own.title} text={copy.own.text}>
          <ButtonLink to={address.imeiCheck}>{copy.own.button}</ButtonLink>
        </InfoCard>
      </div>
      {[copy.ready, copy.imei].map(({ title, points }) => (
        <PartOfPage key={title} title={title}>
          <Points items={points} />
        </PartOfPage>
      ))}
      <PartOfPage title={copy.sim.title} text={copy.sim.text}>
        <p className="text">
          {copy.help} <CallLink number={brand.supportNumber} />.
        </p>
      </PartOfPage>
    </>
  );
}
