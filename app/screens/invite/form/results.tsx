import { InfoCard } from '#app/ui/info-card.tsx';
import { Money } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { Known } from '#app/ui/known.tsx';
import type { Invitations } from './intent.ts';
import { inviteMessages } from './copy.ts';
import { PlainList } from '#app/ui/plain-list.tsx';
import { isolated } from '#rpc/domain/isolated.ts';

/** Name of a friend in the preview of the invitation. */
const someone = 'Sam';

/** An approximate preview of the message that friends get (REFER-9). */
export function Preview({ model: { firstName } }: { model: Pick<Invitations, 'firstName'> }) {
  const { preview } = useCopy(inviteMessages);
  const { brand } = usePage();
  return (
    <details className="more">
      <summary>{preview.title}</summary>
      <blockquote>
        <p>{preview.text(someone, isolated(firstName), brand.longName)}</p>
        <p className="quiet small">{preview.unsubscribe}</p>
      </blockquote>
    </details>
  );
}

/** The friends whom the customer has invited. */
export function Invited({ friends }: { friends: Invitations['invited'] }) {
  const { invited } = useCopy(inviteMessages);
  return (
    <InfoCard title={invited.title}>
      <Known of={friends} missing={invited.missing}>
        {(known) =>
          known.length === 0 ? (
            <p>{invited.none}</p>
          ) : (
            <PlainList className="stack">
              {known.map(({ refereeName, refereeEmailId }) => (
                <li key={refereeEmailId}>
                  <bdi>{refereeName}</bdi> <span className="quiet">{refereeEmailId}</span>
                </li>
              ))}
            </PlainList>
          )
        }
      </Known>
    </InfoCard>
  );
}

/** The results of the group's invitations (REFER-10). */
export function Results({ results }: { results: Invitations['results'] }) {
  const { results: copy } = useCopy(inviteMessages);
  return (
    <InfoCard title={copy.title}>
      <Known of={results} missing={copy.missing}>
        {({ invited, joined, creditEarned }) => (
          <Summary
            rows={[
              { term: copy.invited, value: invited },
              { term: copy.joined, value: joined },
              { term: copy.credit, value: <Money cents={creditEarned} /> },
            ]}
          />
        )}
      </Known>
    </InfoCard>
  );
}
