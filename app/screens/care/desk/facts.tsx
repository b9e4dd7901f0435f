import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import type { CareFact, CareFacts } from '#rpc/portal/care-view.ts';
import { DateTime } from '#app/ui/date-time.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Section } from '#app/ui/section.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useActivitySummary } from '#app/ui/use-activity-summary.ts';
import { useCopy } from '#app/ui/page-context.tsx';
import { deskMessages } from './copy.ts';
import { PlainList } from '#app/ui/plain-list.tsx';

/** States about which customers call the Care Team. */
const bad: readonly CareFact['state'][] = ['refused', 'needs-care', 'unknown'];

/** The account's operations in the customer's words, with the portal's facts of each (CARE-5). */
export function Facts({ facts: { until, operations, questions } }: { facts: CareFacts }) {
  const { facts: copy } = useCopy(deskMessages);
  const problems = operations.filter(({ state }) => bad.includes(state));
  return (
    <>
      <section className="card">
        <h2>{copy.title}</h2>
        <p>
          {copy.until} <DateTime at={until} />.
        </p>
        <PostForm button={copy.stop} hidden={{ ask: 'close' }} />
      </section>
      <Section title={copy.problems}>
        {problems.length === 0 ? <p>{copy.noProblems}</p> : <Operations operations={problems} />}
      </Section>
      <Section title={copy.all}>
        {operations.length === 0 ? <p>{copy.none}</p> : <Operations operations={operations} />}
      </Section>
      {questions.length > 0 && (
        <Section title={copy.asked}>
          <PlainList>
            {questions.map(({ kind, startedAt, failures }) => (
              <li key={`${kind} ${startedAt}`}>
                {kind} · <DateTime at={startedAt} /> · {copy.failures(failures)}
              </li>
            ))}
          </PlainList>
        </Section>
      )}
    </>
  );
}

function Operations({ operations }: Pick<CareFacts, 'operations'>) {
  return (
    <PlainList ordered className="stack">
      {operations.map((operation) => (
        <Operation key={operation.reference} operation={operation} />
      ))}
    </PlainList>
  );
}

function Operation({ operation }: { operation: CareFact }) {
  const { facts: copy } = useCopy(deskMessages);
  const { reference } = useCopy(journeyMessages);
  const { tag, tone } = useCopy(activitySummaryMessages).state[operation.state];
  const { titleOf } = useActivitySummary();
  const { kind, line, sentAt, settledAt, lastCheckedAt, refusal, steps } = operation;
  return (
    <li className="card">
      <div>
        <h3>
          {titleOf({
            summary: operation.summary,
            line: line === undefined ? undefined : { ref: '', occurrence: line },
          })}{' '}
          <Tag tone={tone}>{tag}</Tag>
        </h3>
        <p>
          {reference} <span className="keep">{operation.reference}</span> · {kind}
        </p>
      </div>
      <div>
        <p className="quiet small">
          {copy.sent} <DateTime at={sentAt} />
          {settledAt !== undefined && (
            <>
              {' '}
              · {copy.ended} <DateTime at={settledAt} />
            </>
          )}
          {lastCheckedAt !== undefined && (
            <>
              {' '}
              · {copy.checked} <DateTime at={lastCheckedAt} />
            </>
          )}
        </p>
        {refusal && (
          <p>
            {copy.refusal} {refusal}.
          </p>
        )}
        {steps.length > 0 && (
          <p className="quiet small">
            {copy.steps}:{' '}
            {steps.map(({ step, state, refusal: why }) => [step, state, why].filter(Boolean).join(' ')).join(', ')}
          </p>
        )}
      </div>
    </li>
  );
}
