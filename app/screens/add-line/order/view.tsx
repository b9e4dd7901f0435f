import { chargeMessages } from '#app/copy/charge.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { Banner } from '#app/ui/banner.tsx';
import { successMessages } from '#app/copy/success.ts';
import { ButtonLink, CallButton, MainLink } from '#app/ui/button.tsx';
import { OperationEnd, titleByState } from '#app/ui/journey-end.tsx';
import { weekdayText } from '#app/ui/day.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Reference } from '#app/ui/reference.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Success } from '#app/ui/success.tsx';
import { addLineMessages } from '#app/copy/add-line.ts';
import { List } from '#app/ui/list.tsx';
import { AddLineCharge } from '../charge-sums.tsx';
import type { OrderResult } from './intent.ts';
import { type OrderCopy, orderMessages } from './copy.ts';
import { OrderedLines } from './ordered-lines.tsx';
import type { Language } from '#app/copy/language.ts';

/** The end of Add Line: the outcome or the state of the order (ADDLINE-18). */
export function OrderView({ result }: { result: OrderResult }) {
  const copy = useCopy(orderMessages);
  const title = titleOfOrder(result, usePage().language);
  const { unknown, cantTell } = useCopy(chargeMessages);
  return (
    <OperationEnd
      kind="add-line"
      result={result}
      title={title}
      said={result.message}
      again={paths.addLineStep('review')}
      back={{ to: paths.home, words: copy.home }}
      more={<OrderedLines result={result} />}
      words={{
        unknown: `${copy.checkingText} ${unknown}`,
        needsCare: result.isNotOrdered ? copy.needsCare : `${cantTell} ${copy.needsCare}`,
      }}
      done={<Done result={result} title={title} />}
      refused={<NotOrdered result={result} title={title} />}
    />
  );
}

function Done({ result, title }: { result: OrderResult; title: string }) {
  const copy = useCopy(orderMessages);
  const { arrives } = useCopy(successMessages);
  const { today, language } = usePage();
  const { arrivesBy, lines, planName } = result;
  const shipped = lines.find(({ sim, ref }) => sim === 'sim' && ref !== undefined);
  return (
    <>
      <Success
        said={title}
        title={arrivesBy ? arrives(weekdayText(arrivesBy, today, language)) : title}
        parcel={Boolean(shipped)}
      >
        <p>{copy.doneText(planName, lines.length)}</p>
        {result.charges && <AddLineCharge charges={result.charges} />}
      </Success>
      <div className="cols">
        <div className="stack">
          <NextSteps result={result} />
          <div className="acts">
            {shipped?.ref !== undefined && <MainLink to={paths.trackOrder(shipped.ref)}>{copy.track}</MainLink>}
            <ButtonLink main={shipped?.ref === undefined} to={paths.home}>
              {copy.home}
            </ButtonLink>
          </div>
        </div>
        <div className="side stack">
          <OrderedLines result={result} />
          <Reference id={result.operationId} />
        </div>
      </div>
    </>
  );
}

/** Page of an order that changed nothing; the answers are kept (JOURNEY-10). */
function NotOrdered({ result, title }: { result: OrderResult; title: string }) {
  const { refusal, message, refusedCoupon } = result;
  const { careNumber } = usePage().brand;
  const copy = useCopy(orderMessages);
  const { fallback } = useCopy(problemMessages);
  return (
    <SinglePage title={title}>
      <Banner
        tone="bad"
        title={message ?? (refusal === 'other' && refusedCoupon === undefined ? fallback.text : undefined)}
        stays
      >
        {whyNot(result, copy)}
      </Banner>
      <div className="acts">
        {refusedCoupon !== undefined && <MainLink to={paths.addLineStep('plan')}>{copy.changeCoupon}</MainLink>}
        <ButtonLink main={refusedCoupon === undefined} to={paths.addLineStep('review')}>
          {copy.again}
        </ButtonLink>
        <CallButton number={careNumber} />
        <ButtonLink to={paths.home}>{copy.home}</ButtonLink>
      </div>
    </SinglePage>
  );
}

/** Returns the parts that failed, and the remedy. */
function whyNot({ refusal, refusedCoupon }: OrderResult, copy: OrderCopy): string {
  if (refusedCoupon !== undefined) return copy.coupon(refusedCoupon);
  if (refusal === 'absent') return copy.neverArrived;
  return refusal === 'session' ? copy.session : copy.refused;
}

/** The next steps after the order: the shipment, and the activation of the lines. */
function NextSteps({ result: { lines, shipping } }: { result: OrderResult }) {
  const copy = useCopy(orderMessages).next;
  const { simCards, ways, days } = useCopy(addLineMessages);
  const cards = lines.filter(({ sim }) => sim === 'sim').length;
  return (
    <section className="card" aria-labelledby="next">
      <h2 id="next">{copy.title}</h2>
      <List
        items={[
          ...(shipping
            ? [
                copy.shipped(simCards(cards), ways[shipping.serviceCode] ?? shipping.name, days(shipping.days)),
                copy.activateSim,
              ]
            : []),
          ...(cards < lines.length ? [copy.activateEsim(lines.length - cards)] : []),
        ]}
      />
    </section>
  );
}

/** Returns the title of the page and its tab, by the state of the order. */
export function titleOfOrder({ state, lines }: Pick<OrderResult, 'state' | 'lines'>, language: Language): string {
  const copy = orderMessages[language];
  const count = addLineMessages[language].lines(lines.length);
  return titleByState(state, language, {
    pending: copy.ordering(count),
    unknown: copy.checking,
    done: copy.done(count),
    refused: problemMessages[language].fallback.title,
  });
}
