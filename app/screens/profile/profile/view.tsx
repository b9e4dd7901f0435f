import { Fragment } from 'react';
import { CallText } from '#app/ui/call-text.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { ProfileModel } from './intent.ts';
import { profileMessages } from './copy.ts';

/** What is empty (PROFILE-2). */
const empty = '--';

/** A customer's own details, to read (PROFILE-1). */
export function ProfileView({ profile }: { profile: ProfileModel }) {
  const copy = useCopy(profileMessages);
  const { supportNumber } = usePage().brand;
  return (
    <SinglePage title={copy.title}>
      <div className="card">
        <Summary
          rows={[
            { term: copy.firstName, value: profile.firstName || empty },
            { term: copy.lastName, value: profile.lastName || empty },
            { term: copy.accountNumber, value: profile.accountNumber || empty },
            { term: copy.email, value: profile.email || empty },
            { term: copy.address, value: <BillingAddress address={profile.address} /> },
          ]}
        />
      </div>
      <p className="text">
        <CallText number={supportNumber}>{copy.change(supportNumber)}</CallText>
      </p>
    </SinglePage>
  );
}

const parts = ['line1', 'line2', 'city', 'state', 'country', 'zip'] as const;

/** One part a line; the second line of the street only where there is one (PROFILE-3). */
function BillingAddress({ address }: Pick<ProfileModel, 'address'>) {
  const copy = useCopy(profileMessages);
  if (!address) return empty;
  return parts
    .filter((part) => part !== 'line2' || address.line2)
    .map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <br />}
        {part !== 'line2' && !address[part] && <span className="unseen">{copy.part[part]}: </span>}
        {address[part] || empty}
      </Fragment>
    ));
}
