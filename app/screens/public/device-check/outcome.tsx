import { problemMessages } from '#app/copy/problem.ts';
import { groupsOfFour } from '#app/ui/groups-of-four.ts';
import { paths } from '#app/ui/paths.ts';
import { CallUs } from '#app/forms/call-us.tsx';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import type { DeviceCheck } from '#rpc/public/device.ts';
import { shopAddress } from '../shop-address.ts';
import { deviceCheckMessages } from './copy.ts';

interface OutcomeProps {
  planId?: string | undefined;
  imei: string;
  check: Extract<DeviceCheck, { kind: 'esim' | 'sim' | 'incompatible' }>;
}

/** Result of the check of a device: it works, with or without eSIM, or it does not. */
export function Outcome({ imei, check, planId }: OutcomeProps) {
  const { me, brand } = usePage();
  const copy = useCopy(deviceCheckMessages);
  if (check.kind === 'incompatible') return <Incompatible imei={imei} />;
  const { title, text } = copy.outcome[check.kind];
  return (
    <SinglePage title={title} about={text}>
      <section className="card">
        <Summary
          rows={[
            ...(check.device ? [{ term: copy.facts.device, value: check.device }] : []),
            { term: copy.facts.imei, value: <span className="keep">{groupsOfFour(imei)}</span> },
            { term: copy.facts.simType, value: copy.simType[check.kind] },
          ]}
        />
      </section>
      <div className="acts">
        {planId && !me && <MainLink to={shopAddress(brand, planId)}>{copy.order}</MainLink>}
        <ButtonLink main={!planId} to={paths.plans}>
          {copy.plans}
        </ButtonLink>
        <ButtonLink to={paths.imeiCheckFor(planId)}>{copy.another}</ButtonLink>
      </div>
      {planId && !me && (
        <p>
          <CallUs />
        </p>
      )}
    </SinglePage>
  );
}

function Incompatible({ imei }: { imei: string }) {
  const copy = useCopy(deviceCheckMessages);
  const { tryAgain } = useCopy(problemMessages);
  const { title, text } = copy.outcome.incompatible;
  return (
    <SinglePage title={title} about={text}>
      <section className="card">
        <Summary rows={[{ term: copy.facts.imei, value: <span className="keep">{groupsOfFour(imei)}</span> }]} />
        <p>
          <CallUs />
        </p>
      </section>
      <div className="acts">
        <MainLink to={paths.imeiCheck}>{tryAgain}</MainLink>
        <ButtonLink to={paths.buyAPhone}>{copy.buy}</ButtonLink>
      </div>
    </SinglePage>
  );
}
