import { lineCardMessages } from '#app/copy/line-card.ts';
import type { Tone } from '#app/copy/tone.ts';
import type { DataUsage, UsageLevel } from '#rpc/domain/usage.ts';
import type { CardUsage } from '#rpc/portal/line-card.ts';
import { dataLeftText, dataSizeText } from './data-size.tsx';
import { Day } from './day.tsx';
import { Meter } from './meter.tsx';
import { useCopy } from './page-context.tsx';

/** Amber from 75 %, red over 90 % (LINE-21); the words beside the bar have the same information. */
const toneOf: Record<UsageLevel, Tone> = { ok: 'calm', warn: 'warn', bad: 'bad', full: 'bad' };

/**
 * Data left on a line, first and large, with a bar that shows the same and the days until the reset (HOME-21). For
 * unlimited data: the data used, and the part of it with full speed (LINE-43).
 */
export function DataUse({ usage }: { usage: DataUsage & Partial<CardUsage> }) {
  const copy = useCopy(lineCardMessages);
  const { usedBytes, maxBytes, unlimited, percent, level, resetsOn, daysLeft } = usage;
  const limited = maxBytes > 0 && !unlimited;
  const leftPercent = Math.max(0, 100 - percent);
  return (
    <>
      <p className="use">
        <b className="keep">{limited ? dataLeftText(usage) : dataSizeText(usedBytes)}</b>{' '}
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
      {resetsOn && (
        <p className="quiet small">
          {daysLeft !== undefined && `${copy.daysLeft(daysLeft)}, `}
          {copy.resets} <Day day={resetsOn} />
        </p>
      )}
    </>
  );
}
