import { lineCardCopy as copy } from '#app/copy/line-card.ts';
import { statusWords } from '#app/copy/line-status.ts';
import { lineTitle } from '#app/copy/ordinal.ts';
import type { LineCard as Line } from '#rpc/portal/home.ts';
import { DataUse } from './data-use.tsx';
import { LineActions } from './line-actions.tsx';
import { LineInfo } from './line-info.tsx';
import { LineNotice } from './line-notice.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { Tag } from './tag.tsx';

/** One line: how it stands, its data, what can be done. `index` makes its ids unique on the page. */
export function LineCard({ line, index }: { line: Line; index: number }) {
  const status = statusWords(line.state, line.notices.includes('non-pay'));
  const id = `line-${index}`;
  return (
    <article className="card" aria-labelledby={id}>
      <div className="who">
        <h2 id={id}>{lineTitle(line)}</h2>
        <Tag tone={status.tone}>{status.tag}</Tag>
        <Subtitle line={line} />
      </div>
      {line.usage && <DataUse usage={line.usage} resetsOn={line.usage.resetsOn} />}
      {line.usageMissing && <p className="quiet small">{copy.usageMissing}</p>}
      {line.notices.map((notice) => (
        <LineNotice key={notice} notice={notice} line={line} id={`${id}-${notice}`} />
      ))}
      <LineActions line={line} id={id} />
      <LineInfo line={line} />
    </article>
  );
}

/** The number, or what stands for it, and whose group it is. */
function Subtitle({ line }: { line: Line }) {
  const number = line.portingNumber ?? line.msisdn;
  if (!number && !line.isPrimary) return <p>{[line.esim ? copy.esim : copy.sim, line.info.plan].filter(Boolean).join(' · ')}</p>;
  return (
    <p>
      {line.portingNumber && `${copy.keeping} `}
      {number && <PhoneNumber digits={number} />}
      {number && line.isPrimary && ' · '}
      {line.isPrimary && copy.primary}
    </p>
  );
}
