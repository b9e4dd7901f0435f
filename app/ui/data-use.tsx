import { lineCardMessages } from '#app/copy/line-card.ts';
import type { Tone } from '#app/copy/tone.ts';
import { type DataLeft, type DataNow, leftOf } from '#rpc/domain/facts/data-now.ts';
import type { UsageLevel } from '#rpc/domain/usage.ts';
import { dataLeftText, dataSizeText } from './data-size.tsx';
import { Day } from './day.tsx';
import { Meter } from './meter.tsx';
import { useUnknown } from './known.tsx';
import { useCopy } from './page-context.tsx';

/** Amber from 75 %, red over 90 % (LINE-21); the words beside the bar have the same information. */
export const toneOf: Record<UsageLevel, Tone> = { ok: 'calm', warn: 'warn', bad: 'bad', full: 'bad' };

interface DataUseProps {
  data: DataNow;
  /** Omits the days until the reset, because a notice beside the data has them. */
  withoutDays?: boolean;
  /** Shows a sentence only, because the number and its bar are above. */
  small?: boolean;
}

/** The line's data in numbers; a sentence where there is no number that can be used (HOME-21, LINE-39). */
export function DataUse({ data, withoutDays = false, small = false }: DataUseProps) {
  const copy = useCopy(lineCardMessages);
  const textOf = useUnknown();
  if (data.kind === 'no-service') return null;
  if (data.kind === 'suspended') return <p className="quiet small">{copy.suspended}</p>;
  const dataLeft = leftOf(data);
  if (dataLeft && small) return <AmountInWords left={dataLeft} />;
  if (dataLeft) return <Amount left={dataLeft} withoutDays={withoutDays} />;
  const kind = 'isLoading' in data ? 'loading' : 'unreadable';
  return <p className="quiet small">{textOf({ kind }, copy.usageMissing)}</p>;
}

/** The data left in one sentence, for a row that has the number and the bar already. */
function AmountInWords({ left }: { left: DataLeft }) {
  const copy = useCopy(lineCardMessages);
  const { maxBytes, unlimited, resetsOn, daysLeft } = left;
  return (
    <p className="quiet small">
      {maxBytes > 0 && !unlimited
        ? `${dataLeftText(left)} ${copy.leftOf(dataSizeText(maxBytes))}.`
        : maxBytes > 0
          ? copy.fullSpeed(dataSizeText(maxBytes))
          : `${copy.unlimited}.`}{' '}
      {resetsOn && (
        <>
          {daysLeft !== undefined && `${copy.daysLeft(daysLeft)}, `}
          {copy.resets} <Day day={resetsOn} />
        </>
      )}
    </p>
  );
}

/**
 * Data left on a line, first and large, with a bar that shows the same and the days until the reset (HOME-21). For
 * unlimited data: the data used, and the part of it with full speed (LINE-43).
 */
function Amount({ left, withoutDays }: { left: DataLeft; withoutDays: boolean }) {
  const copy = useCopy(lineCardMessages);
  const { usedBytes, maxBytes, unlimited, percent, level, resetsOn, daysLeft } = left;
  const limited = maxBytes > 0 && !unlimited;
  const leftPercent = Math.max(0, 100 - percent);
  return (
    <>
      <p className="use">
        <b className="keep">{limited ? dataLeftText(left) : dataSizeText(usedBytes)}</b>{' '}
        {limited ? copy.leftOf(dataSizeText(maxBytes)) : copy.used}
      </p>
      {maxBytes > 0 && (
        <Meter
          percent={leftPercent}
          tone={toneOf[level]}
          label={unlimited ? copy.fullSpeedMeter(leftPercent) : copy.meter(leftPercent)}
        />
      )}
      {!limited && (
        <p className="quiet small">
          {unlimited && maxBytes > 0 ? copy.fullSpeed(dataSizeText(maxBytes)) : copy.unlimited}
        </p>
      )}
      {resetsOn && !withoutDays && (
        <p className="quiet small">
          {daysLeft !== undefined && `${copy.daysLeft(daysLeft)}, `}
          {copy.resets} <Day day={resetsOn} />
        </p>
      )}
    </>
  );
}
