import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import { isCharged } from '#rpc/domain/facts/cost.ts';
import type { LineName as LineNameOf } from '#rpc/portal/line-name.ts';
import { Banner } from './banner.tsx';
import { ButtonLink, CallButton, MainLink } from './button.tsx';
import { LineName } from './line-name.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { Reference } from './reference.tsx';
import { SinglePage } from './single-page.tsx';
import { type LostOrder, useLostOrder } from './use-lost-order.ts';

interface OtherEndProps extends Omit<LostOrder, 'sentAt'> {
  state: OperationState;
  /** Epoch milliseconds; absent where the operation was not sent. */
  sentAt?: number;
  title: string;
  line?: Omit<LineNameOf, 'ref'>;
  operationId: string;
  /** `unreachable` where the session's tokens were not renewed in time. */
  refusal?: string | undefined;
  /** Address of the page from which the customer can submit the operation again. */
  again: string;
  back: { to: string; words: string };
}

/** The end of a journey that was not sent, has no trace at the carrier yet, or never had one (LEDGER-4). */
export function OtherEnd({ state, title, line, operationId, refusal, again, back, ...order }: OtherEndProps) {
  const { notSent, again: againWords } = useCopy(activitySummaryMessages);
  const { noTraceOf, cannotTellOf } = useLostOrder();
  const { kind, sentAt = 0, cents } = order;
  const isNotSent = state === 'not-sent';
  const notSentText = notSent[refusal === 'unreachable' ? 'unreachable' : 'session'];
  return (
    <SinglePage title={title} about={line && <LineName line={line} />}>
      <Banner tone={isNotSent ? 'bad' : 'warn'} stays>
        {isNotSent ? notSentText : state === 'no-trace' ? noTraceOf({ kind, sentAt, cents }) : cannotTellOf({ kind })}
      </Banner>
      <Reference id={operationId} />
      <div className="acts">
        {isNotSent && <MainLink to={again}>{againWords.send}</MainLink>}
        {state === 'no-trace' && isCharged(kind) && <ButtonLink to={again}>{againWords.order}</ButtonLink>}
        <CallButton number={usePage().brand.careNumber} />
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
      </div>
    </SinglePage>
  );
}
