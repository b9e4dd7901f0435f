import type { ReactNode } from 'react';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { type FoundPlan, type PlanWish, usesInGigabytes } from '#rpc/domain/find-plan.ts';
import { plansMessages } from './copy.ts';
import { shopAddress } from '../shop-address.ts';

/** A message, a map's pin, a note, a video: by the gigabytes of the use. */
const drawings = {
  2: 'M4 5h16v11H10l-4 4v-4H4z',
  5: 'M12 21c-4-5-7-8-7-12a7 7 0 0 1 14 0c0 4-3 7-7 12zm0-12v.01',
  10: 'M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0V6l10-2v12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  15: 'M8 5v14l11-7z',
} as const;

const resultId = 'yours';

/** Lines and use in, the monthly total out: a form that needs no script (PUBLIC-38). */
export function Finder({ wish, result }: { wish: PlanWish | undefined; result: FoundPlan | undefined }) {
  const { finder } = useCopy(plansMessages);
  return (
    <div className="cols">
      <form className="card find" method="get" action={`${paths.plans}#${resultId}`}>
        <h2>{finder.title}</h2>
        <fieldset>
          <legend>{finder.lines}</legend>
          <div className="picks">
            {[1, 2, 3, 4, 5, 6].map((lines) => (
              <Pick key={lines} name="lines" value={lines} checked={wish?.lines === lines}>
                {lines}
              </Pick>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{finder.use}</legend>
          <div className="picks broad">
            {usesInGigabytes.map((use) => (
              <Pick key={use} name="use" value={use} checked={wish?.use === use}>
                <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={drawings[use]} />
                </svg>
                {finder.uses[use]}
              </Pick>
            ))}
          </div>
        </fieldset>
        <button type="submit" className={wish ? 'btn' : 'btn main'}>
          {finder.show}
        </button>
      </form>
      {wish && result && <Found wish={wish} result={result} />}
    </div>
  );
}

interface PickProps {
  name: string;
  value: number;
  checked: boolean;
  children: ReactNode;
}

/** A radio button that covers its whole tile. */
function Pick({ children, checked, ...input }: PickProps) {
  return (
    <label className="pick">
      <input type="radio" required {...input} defaultChecked={checked} /> <span>{children}</span>
    </label>
  );
}

/** The plan, its monthly total and what it is made of, with the next steps for a visitor or an account holder. */
function Found({ wish: { lines }, result: { plan, total, prices } }: { wish: PlanWish; result: FoundPlan }) {
  const { me, brand } = usePage();
  const copy = useCopy(plansMessages);
  const parts = prices.map(({ count, price }) => (count > 1 ? `${count} × ${moneyText(price)}` : moneyText(price)));
  return (
    <section className="card panel side" aria-labelledby={resultId}>
      <h2 id={resultId}>{copy.found.title(lines, plan.name)}</h2>
      <p>
        <b className="big">{moneyText(total)}</b> {copy.perMonth}
      </p>
      <p>{copy.found.parts(parts)}</p>
      {me ? (
        me.isPrimary && (
          <div className="acts over">
            <MainLink to={paths.accountFor(plan.id)}>{copy.change}</MainLink>
          </div>
        )
      ) : (
        <div className="acts over">
          <MainLink to={shopAddress(brand, plan.id, lines)}>{copy.order}</MainLink>
          <ButtonLink to={paths.imeiCheckFor(plan.id)}>{copy.bring}</ButtonLink>
        </div>
      )}
    </section>
  );
}
