import { lineCardMessages } from '#app/copy/line-card.ts';
import type { Tone } from '#app/copy/tone.ts';
import type { DataUsage, UsageLevel } from '#rpc/domain/usage.ts';
import { DataSize, dataSizeText } from './data-size.tsx';
import { Day } from './day.tsx';
import { Meter } from './meter.tsx';
import { useCopy } from './use-copy.ts';

/** Amber from 75 %, red over 90 % (LINE-21); the words beside the bar say the same. */
const toneOf: Record<UsageLevel, Tone> = { ok: 'calm', warn: 'warn', bad: 'bad', full: 'bad' };

/** What is left of a line's data, first and large; then the bar, and how much was used. */
export function DataUse({ usage, resetsOn }: { usage: DataUsage; resetsOn?: string }) {
  const copy = useCopy(lineCardMessages);
  const limited = usage.maxBytes > 0;
  return (
    <div className="use">
      <p>
        <span>
          <b>
            <DataSize bytes={limited ? usage.leftBytes : usage.usedBytes} beside={usage.maxBytes} />
          </b>{' '}
          {limited ? copy.left : copy.used}
        </span>{' '}
        {resetsOn && (
          <span>
            {copy.resets} <Day day={resetsOn} />
          </span>
        )}
      </p>
      {limited && <Meter percent={usage.percent} tone={toneOf[usage.level]} label={copy.meter(usage.percent)} />}
      <p>
        {limited
          ? copy.usedOf(dataSizeText(usage.usedBytes, usage.maxBytes), dataSizeText(usage.maxBytes))
          : copy.unlimited}
      </p>
    </div>
  );
}
