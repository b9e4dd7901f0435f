import { DateTime } from '#app/ui/date-time.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { Section } from '#app/ui/section.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { ActivityModel } from '#rpc/portal/activity.ts';
import { listMessages } from './copy.ts';
import { PlainList } from '#app/ui/plain-list.tsx';

type ActivityNotes = Pick<ActivityModel, 'shown' | 'turns'>;

/** Entries of Activity that record no operation: views by support, and notifications. */
export function Notes({ shown = [], turns = [] }: ActivityNotes) {
  return (
    <>
      {shown.length > 0 && <ShownToSupport shown={shown} />}
      {turns.length > 0 && <Turned turns={turns} />}
    </>
  );
}

/** The times at which a care agent saw the list here, because a customer showed it to them (CARE-6). */
function ShownToSupport({ shown }: Pick<Required<ActivityNotes>, 'shown'>) {
  const copy = useCopy(listMessages).shown;
  return (
    <Section title={copy.title}>
      <PlainList>
        {shown.map(({ at, until, you }) => (
          <li key={at}>
            {you ? copy.byYou : copy.byOther} <DateTime at={at} /> – <DateTime at={until} />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

/**
 * Starts and ends of notifications on devices, with a sign-out button for customers who did not cause them
 * (SETTINGS-22).
 */
function Turned({ turns }: Pick<Required<ActivityNotes>, 'turns'>) {
  const copy = useCopy(listMessages).turns;
  return (
    <Section title={copy.title}>
      <PlainList>
        {turns.map(({ at, isOn, you }) => (
          <li key={`${at} ${isOn}`}>
            {copy[isOn ? 'on' : 'off'][you ? 'you' : 'other']} <DateTime at={at} />
          </li>
        ))}
      </PlainList>
      <p>
        <TapLink href={paths.settings}>{copy.notMine}</TapLink>
      </p>
    </Section>
  );
}
