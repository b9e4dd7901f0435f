import { ButtonLink } from '#app/ui/button.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { List } from '#app/ui/list.tsx';
import { paths } from '#app/ui/paths.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import { oneDay } from '#rpc/domain/day.ts';
import { draftLifeMs } from '#rpc/domain/journey/journey.ts';
import { keepMs } from '#rpc/domain/ledger.ts';
import { settingsMessages } from './copy.ts';

/** What the portal keeps, and a file of one's activity (SETTINGS-5, SETTINGS-6). */
export function KeptData() {
  const copy = useCopy(settingsMessages).data;
  return (
    <InfoCard title={copy.title} text={copy.text}>
      <List items={copy.kept({ activityDays: keepMs / oneDay, draftDays: draftLifeMs / oneDay })} />
      <p className="text">{copy.carrier}</p>
      <div className="acts">
        <ButtonLink to={paths.activityFile}>{copy.download}</ButtonLink>
        <ButtonLink to={paths.activity}>{copy.see}</ButtonLink>
      </div>
      <p>
        <a href={paths.privacy}>{copy.privacy}</a>
      </p>
    </InfoCard>
  );
}
