import { ButtonLink } from '#app/ui/button.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { List } from '#app/ui/list.tsx';
import { paths } from '#app/ui/paths.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import { oneDay } from '#rpc/domain/day.ts';
import { draftLifeMs } from '#rpc/domain/journey/journey.ts';
import { accountLifeMs, keepMs } from '#rpc/domain/ledger.ts';
import { settingsMessages } from './copy.ts';

/** What the portal keeps, and files of one's activity and of all of it (SETTINGS-5, SETTINGS-6, SETTINGS-7). */
export function KeptData() {
  const copy = useCopy(settingsMessages).data;
  return (
    <InfoCard title={copy.title} text={copy.text}>
      <List
        items={copy.kept({
          activityDays: keepMs / oneDay,
          draftDays: draftLifeMs / oneDay,
          signInDays: accountLifeMs / oneDay,
        })}
      />
      <p className="text">{copy.carrier}</p>
      <div className="acts">
        <ButtonLink to={paths.activityFile}>{copy.download}</ButtonLink>
        <ButtonLink to={paths.keptFile}>{copy.all}</ButtonLink>
        <ButtonLink to={paths.activity}>{copy.see}</ButtonLink>
      </div>
      <p>
        <a href={paths.privacy}>{copy.privacy}</a>
      </p>
    </InfoCard>
  );
}
