import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineStatusMessages, statusWords } from '#app/copy/line-status.ts';
import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import type { LineCard as Line } from '#rpc/portal/line-card.ts';
import { paths } from './paths.ts';
import { DataSwitch } from './data-switch.tsx';
import { DataUse } from './data-use.tsx';
import { Icon } from './icon.tsx';
import { LineActions } from './line-actions.tsx';
import { LineInfo } from './line-info.tsx';
import { LineNotice } from './line-notice.tsx';
import { ProgressDots } from './progress-dots.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { Tag } from './tag.tsx';
import { useCopy } from './use-copy.ts';
import { useMissing } from './missing.tsx';

/** One line: its status, its data, what can be done. `index` makes its ids unique on the page. */
export function LineCard({ line, index }: { line: Line & { operationId?: string }; index: number }) {
  const { usageMissing } = useCopy(lineCardMessages);
  const missing = useMissing();
  const id = `line-${index}`;
  return (
    <article className="card" aria-labelledby={id}>
      <LineHead line={line} id={id} />
      {line.usage && <DataUse usage={line.usage} />}
      {line.usageMissing && <p className="quiet small">{missing(usageMissing)}</p>}
      {line.notices.map((notice) => (
        <LineNotice key={notice} notice={notice} line={line} id={`${id}-${notice}`} />
      ))}
      {line.progress && <ProgressDots progress={line.progress} />}
      <LineActions line={line} id={id} first={line.dataService.paused && <DataSwitch line={line} id={id} />}>
        <LineInfo line={line} />
      </LineActions>
    </article>
  );
}

/** What the line is called, how it stands, and its number: the head of its card. */
export function LineHead({ line, id }: { line: Line; id: string }) {
  const status = statusWords(line.state, line.notices.includes('non-pay'), useCopy(lineStatusMessages));
  return (
    <div className="who">
      <Title line={line} id={id} />
      <Tag tone={status.tone}>{status.tag}</Tag>
      <Subtitle line={line} />
    </div>
  );
}

/**
 * What the line is called; beside it the icon that changes it, where that is allowed. Where it isn't, the card says why
 * already.
 */
function Title({ line, id }: { line: Line; id: string }) {
  const { editName } = useCopy(lineCardMessages);
  const ordinals = useCopy(ordinalMessages);
  const heading = <h2 id={id}>{lineTitle(line, ordinals)}</h2>;
  if (!line.actions.some(({ action, decision }) => action === 'rename' && decision.allowed)) return heading;
  return (
    <div>
      {heading}{' '}
      <a className="tap edit" href={paths.rename(line.ref)}>
        <Icon name="edit" />
        <span className="unseen">{editName(lineInSentence(line, ordinals))}</span>
      </a>
    </div>
  );
}

/** The number, or what stands for it, and whose group it is. */
function Subtitle({ line }: { line: Line }) {
  const copy = useCopy(lineCardMessages);
  const number = line.portingNumber ?? line.msisdn;
  if (!number && !line.isPrimary)
    return <p>{[line.esim ? copy.esim : copy.sim, line.info.plan].filter(Boolean).join(' · ')}</p>;
  return (
    <p>
      {line.portingNumber && `${copy.keeping} `}
      {number && <PhoneNumber digits={number} />}
      {number && line.isPrimary && ' · '}
      {line.isPrimary && copy.primary}
    </p>
  );
}
