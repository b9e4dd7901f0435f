import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineStatusMessages, statusWords } from '#app/copy/line-status.ts';
import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { leftOf } from '#rpc/domain/facts/data-now.ts';
import type { LineCard as Line } from '#rpc/portal/line-card.ts';
import { DataSwitch } from './data-switch.tsx';
import { dataLeftText, dataSizeText } from './data-size.tsx';
import { DataUse, toneOf } from './data-use.tsx';
import { LineActions } from './line-actions.tsx';
import { type CardLine, faceOf, PlanRow } from './line-card.tsx';
import { LineFacts } from './line-info.tsx';
import { LineNotice, useNoticeWords } from './line-notice.tsx';
import { mayDo } from './may-do.ts';
import { Meter } from './meter.tsx';
import { useCopy } from './page-context.tsx';
import { PageLink } from './page-link.tsx';
import { paths } from './paths.ts';
import { PhoneNumber } from './phone-number.tsx';
import { PlanAdviceNote } from './plan-advice.tsx';
import { useStepWords } from './progress-dots.tsx';
import { Tag } from './tag.tsx';

/**
 * A line that needs nothing: a row with its name and what is left, which opens in place with all that a card has
 * (HOME-32). The whole row opens it, so it needs no words to press on.
 */
export function LineRow({ line, index }: { line: CardLine; index: number }) {
  const id = `line-${index}`;
  const copy = useCopy(lineCardMessages);
  const ordinals = useCopy(ordinalMessages);
  return (
    <li>
      <details className="line">
        <summary>
          <span {...faceOf(line)}>
            <Head line={line} id={id} />
            <span className="unseen">{copy.more}</span>
          </span>
        </summary>
        <div className="stack">
          <DataUse data={line.data} small />
          {line.notices.map((notice) => (
            <LineNotice plain key={notice} notice={notice} line={line} id={`${id}-${notice}`} />
          ))}
          {line.advice && <PlanAdviceNote lineRef={line.ref} advice={line.advice} />}
          <PlanRow line={line} about={line.msisdn && <PhoneNumber digits={line.msisdn} />} />
          <LineFacts line={line} withPlan={line.state !== 'active'} />
          <LineActions
            line={{ ...line, actions: line.actions.filter(({ action }) => action !== 'change-plan') }}
            id={id}
            first={line.dataService.paused && <DataSwitch line={line} id={id} />}
          >
            {mayDo(line, 'rename') && (
              <PageLink className="tap" href={paths.rename(line.ref)}>
                {copy.rename}
                <span className="unseen"> – {lineInSentence(line, ordinals)}</span>
              </PageLink>
            )}
          </LineActions>
        </div>
      </details>
    </li>
  );
}

/** Name, what is left and the bar; for a line without data its state, and how far it has come. */
function Head({ line, id }: { line: Line; id: string }) {
  const copy = useCopy(lineCardMessages);
  const ordinals = useCopy(ordinalMessages);
  const status = statusWords(line.state, line.notices.includes('non-pay'), useCopy(lineStatusMessages));
  const news = useNoticeWords(line)(line.notices[0]);
  const stepWords = useStepWords();
  const title = <h2 id={id}>{lineTitle(line, ordinals)}</h2>;
  if (line.state !== 'active')
    return (
      <>
        {title}{' '}
        <small>
          <Tag tone={status.tone}>{status.tag}</Tag>{' '}
          {line.progress
            ? stepWords(line.progress).join(': ')
            : (line.portingNumber ?? line.msisdn) && <PhoneNumber digits={line.portingNumber ?? line.msisdn ?? ''} />}
        </small>
      </>
    );
  const details = [line.info.plan, line.isPrimary && copy.primary, status.tag].filter(Boolean).join(' · ');
  return (
    <>
      {title} <Have line={line} />{' '}
      <small>{news && line.data.kind !== 'usable' ? (news.title ?? news.text) : details}</small>
      <Bar line={line} />
    </>
  );
}

/** Data that is left, or was used where there is no limit; nothing where it cannot be used (HOME-21). */
function Have({ line: { data } }: { line: Line }) {
  const copy = useCopy(lineCardMessages);
  const amount = data.kind === 'paused' ? undefined : leftOf(data);
  if (!amount) return null;
  const isLimited = amount.maxBytes > 0 && !amount.unlimited;
  return (
    <span className="have">
      <b>{isLimited ? dataLeftText(amount) : dataSizeText(amount.usedBytes)}</b> {isLimited ? copy.left : copy.used}
    </span>
  );
}

function Bar({ line: { data } }: { line: Line }) {
  const copy = useCopy(lineCardMessages);
  const amount = data.kind === 'paused' ? undefined : leftOf(data);
  if (!amount || amount.maxBytes === 0) return null;
  const percent = Math.max(0, 100 - amount.percent);
  const label = amount.unlimited ? copy.fullSpeedMeter(percent) : copy.meter(percent);
  return <Meter percent={percent} tone={toneOf[amount.level]} label={label} />;
}
