import { InfoCard } from '#app/ui/info-card.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { List } from '#app/ui/list.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { oneDay } from '#rpc/domain/day.ts';
import { draftLifeMs } from '#rpc/domain/journey/journey.ts';
import { accountTtlMs, operationTtlMs } from '#rpc/domain/ledger.ts';
import { deviceTtlMs } from '#rpc/notification/notification.ts';
import { settingsMessages } from './copy.ts';

/**
 * The portal's data on the customer, and files of the activity and of all of it (SETTINGS-5, SETTINGS-6, SETTINGS-7).
 */
export function KeptData() {
  const { push } = usePage();
  const copy = useCopy(settingsMessages).data;
  return (
    <>
      <InfoCard title={copy.title} text={copy.text}>
        <details className="more">
          <summary>{copy.what}</summary>
          <List
            items={[
              ...copy.kept({
                activityDays: operationTtlMs / oneDay,
                draftDays: draftLifeMs / oneDay,
                signInDays: accountTtlMs / oneDay,
              }),
              ...(push ? [copy.notifications(deviceTtlMs / oneDay)] : []),
            ]}
          />
          <p className="quiet small">{copy.carrier}</p>
        </details>
      </InfoCard>
      <LinkRows
        label={copy.title}
        links={[
          { to: paths.activity, words: copy.see },
          { to: paths.activityFile, words: copy.download, text: 'CSV' },
          { to: paths.keptFile, words: copy.all },
          { to: paths.privacy, words: copy.privacy },
        ]}
      />
    </>
  );
}
