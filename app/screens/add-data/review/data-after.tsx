import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { leftAfter, leftOf } from '#rpc/domain/facts/data-now.ts';
import { dataLeftText, dataSizeText } from '#app/ui/data-size.tsx';
import { LineSide } from '#app/ui/line-side.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { reviewMessages } from './copy.ts';
import type { TopUpReview } from './intent.ts';

/** The line, its data once this is added, and what is left now (TOPUP-14, SHELL-52). */
export function DataAfter({ review: { line, data, gigabytes } }: { review: TopUpReview }) {
  const copy = useCopy(reviewMessages);
  const now = leftOf(data);
  const after = leftAfter(data, gigabytes * bytesPerGigabyte);
  return (
    <LineSide line={line}>
      {now && after && (
        <>
          <p className="use">
            <b className="keep">{dataLeftText(after)}</b> {copy.leftAfter}
          </p>
          <p className="quiet small">{copy.leftNow(dataLeftText(now), dataSizeText(now.maxBytes))}</p>
        </>
      )}
    </LineSide>
  );
}
