import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { preLoginCopy as copy } from './copy.ts';

/** What a visitor sees first (portal-1 §2). Sign-in itself happens at the account site. */
export function PreLoginView() {
  const { brand } = usePage();
  return (
    <section className="hero">
      <h1>{copy.heading(brand.longName)}</h1>
      <p>{copy.text}</p>
      <div className="acts">
        <ButtonLink main to={address.login}>
          {copy.login}
        </ButtonLink>
        <ButtonLink to={brand.external.learnMore}>{copy.learnMore}</ButtonLink>
      </div>
    </section>
  );
}
