import type { Tone } from '#app/copy/tone.ts';
import { NotSent } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { isInProgress } from '#rpc/domain/ledger.ts';
import type { RouterPage, SeenRouter } from './intent.ts';
import { RouterMissing } from '../change-page.tsx';
import { routerMessages } from './copy.ts';

interface RouterViewProps {
  page: RouterPage;
  /** The reason why a form led here without being sent. */
  reason?: string | undefined;
}

/** Page of the home router with links to its changes (ROUTER-2). */
export function RouterView({ page, reason }: RouterViewProps) {
  const copy = useCopy(routerMessages);
  const { device, decision } = page;
  return (
    <SinglePage title={copy.title} back={{ to: paths.account, words: copy.account }}>
      <NotSent reasons={copy.reasons} because={reason} />
      {page.after && <After page={page} entry={page.after} />}
      {device ? (
        <>
          <DeviceCard device={device} />
          {decision.allowed ? <Ways /> : !bannerSays(page) && <Refused why={decision} />}
        </>
      ) : (
        <RouterMissing isUnknown={page.isUnknown} />
      )}
    </SinglePage>
  );
}

/** The outcome of a change; a restart ends only when the router is back. */
function After({ page, entry }: { page: RouterPage; entry: NonNullable<RouterPage['after']> }) {
  const { isBack } = useCopy(routerMessages);
  return (
    <OperationBanner entry={entry} done={isRestart(entry) && page.device?.status === 'ONLINE' ? isBack : undefined} />
  );
}

function isRestart({ summary: { kind } }: NonNullable<RouterPage['after']>): boolean {
  return kind === 'router-reboot' || kind === 'router-reset';
}

/** Returns true when the banner above already shows the reason: the same change, or the restart (ROUTER-6). */
function bannerSays({ after, device, decision }: RouterPage): boolean {
  if (after && isInProgress(after.state) && !decision.allowed && decision.reason === 'router-changing') return true;
  return after?.state === 'done' && isRestart(after) && device?.status === 'RESTARTING';
}

const tones: Readonly<Record<SeenRouter['status'], Tone>> = { ONLINE: 'ok', OFFLINE: 'bad', RESTARTING: 'warn' };

function DeviceCard({ device }: { device: SeenRouter }) {
  const { facts, status } = useCopy(routerMessages);
  return (
    <div className="card">
      <Summary
        rows={[
          { term: facts.status, value: <Tag tone={tones[device.status]}>{status[device.status]}</Tag> },
          { term: facts.ssid, value: device.ssid || facts.missing },
          { term: facts.model, value: [device.make, device.model].filter(Boolean).join(' ') || facts.missing },
          { term: facts.serialNumber, value: device.serialNumber },
          { term: facts.firmware, value: device.firmware || facts.missing },
        ]}
      />
    </div>
  );
}

/** Links to each change of the router, the harmless ones first. */
function Ways() {
  const { ways } = useCopy(routerMessages);
  return (
    <div className="acts">
      <ButtonLink to={paths.routerName}>{ways.name}</ButtonLink>
      <ButtonLink to={paths.routerPassword}>{ways.password}</ButtonLink>
      <ButtonLink to={paths.routerRestart}>{ways.restart}</ButtonLink>
      <ButtonLink to={paths.routerReset}>{ways.reset}</ButtonLink>
    </div>
  );
}
