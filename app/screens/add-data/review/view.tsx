import { topUpMessages } from '#app/copy/top-up.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ChargeLine, useCharge } from '#app/ui/charge.tsx';
import { dayText } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { EarlierOrder } from '#app/ui/earlier-order.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { Money, Price } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { DataState } from '../data-state.tsx';
import { reviewMessages } from './copy.ts';
import { DataAfter } from './data-after.tsx';
import type { ReviewReason, TopUpReview } from './intent.ts';

interface ReviewViewProps {
  review: TopUpReview;
  /** The reason for which the confirmed form came back: nothing was sent (LEDGER-11). */
  because?: ReviewReason | undefined;
}

/** Step 2 of Add Data: what it is and what it costs, before anything is sent. */
export function ReviewView({ review, because }: ReviewViewProps) {
  const copy = useCopy(reviewMessages);
  const topUp = useCopy(topUpMessages);
  const { line, gigabytes, price, tax, charge, useBy, data, decision, earlier, quoteHash } = review;
  const { today, language } = usePage();
  const size = topUp.size(gigabytes);
  const select = paths.addDataAgain(line.ref, gigabytes);
  const confirm = copy.confirm(size, useCharge().amountOf(charge));
  return (
    <SinglePage
      title={copy.title}
      back={{ to: select, words: copy.back }}
      step={{ step: 2, of: topUp.steps }}
      side={<DataAfter review={review} />}
    >
      {because && <Banner tone="warn" {...copy.because[because]} />}
      <div className="card">
        <Summary
          rows={[
            { term: copy.line, value: <LineName line={line} /> },
            { term: copy.size, value: <span className="keep">{size}</span>, change: select },
            ...(tax === undefined
              ? [{ term: topUp.charge, value: <Price cents={price} /> }]
              : [
                  { term: topUp.charge, value: <Money cents={price} /> },
                  { term: copy.tax, value: <Money cents={tax} /> },
                  { term: topUp.total, value: <Price cents={charge.cents} /> },
                ]),
          ]}
        />
        <p className="quiet small">
          {tax === undefined && `${topUp.taxes}. `}
          {topUp.useBy(useBy && dayText(useBy, today, language))}
        </p>
      </div>
      {decision.allowed ? (
        <PostForm button={confirm} hidden={{ gigabytes, price, quoteHash }}>
          <DataState data={data} isAdding={review.isAdding} />
          <EarlierOrder earlier={earlier} cents={charge.cents} />
          <ChargeLine charge={charge} />
        </PostForm>
      ) : (
        <>
          <Refused why={decision} id="why-not" />
          <DisabledAction id="why-not">{confirm}</DisabledAction>
        </>
      )}
    </SinglePage>
  );
}
