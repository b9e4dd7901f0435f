import { CallText } from '#app/ui/call-link.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { WidePage } from '#app/ui/wide-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import type { ProfileModel } from './intent.ts';
import { profileMessages } from './copy.ts';
import { isolated } from '#rpc/domain/isolated.ts';

/** The text in place of an empty value (PROFILE-2). */
const empty = '--';

/** A customer's own details, read-only (PROFILE-1). */
export function ProfileView({ profile }: { profile: ProfileModel }) {
  const copy = useCopy(profileMessages);
  const { supportNumber } = usePage().brand;
  return (
    <WidePage
      title={copy.title}
      after={
        <div className="card">
          <p>
            <CallText number={supportNumber}>{copy.change(supportNumber)}</CallText>
          </p>
        </div>
      }
    >
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
    </WidePage>
  );
}

/**
 * The billing address as on an envelope, with "--" for a missing part. A second street line only where there is one
 * (PROFILE-3).
 */
function BillingAddress({ address }: Pick<ProfileModel, 'address'>) {
  const copy = useCopy(profileMessages);
  if (!address) return empty;
  const part = (name: 'line1' | 'city' | 'state' | 'country' | 'zip') =>
    isolated(address[name]) || (
      <>
        <span className="unseen">{copy.part[name]}: </span>
        {empty}
      </>
    );
  return (
    <>
      {part('line1')}
      <br />
      {address.line2 && (
        <>
          {isolated(address.line2)}
          <br />
        </>
      )}
      {part('city')}, {part('state')} {part('zip')}
      <br />
      {part('country')}
    </>
  );
}
