import { problemMessages } from '#app/copy/problem.ts';
import { reasonMessages } from '#app/copy/reason.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-text.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { serviceRefusal } from '#rpc/domain/service.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { serviceMessages } from './copy.ts';

/** Is the generic error screen all that is left to say (SERVICE-34)? */
export function endsInError({ state, refusal }: ActivityEntry): boolean {
  return state === 'refused' && serviceRefusal(refusal) === 'error';
}

/** The generic error screen, whose button leads Home (SERVICE-34). */
export function ServiceError() {
  const { generic } = useCopy(problemMessages);
  const { error } = useCopy(serviceMessages);
  return (
    <ProblemLayout
      title={generic.title}
      ways={
        <ButtonLink main to={paths.postActivationHome}>
          {error.home}
        </ButtonLink>
      }
    >
      <p>{generic.retry}</p>
    </ProblemLayout>
  );
}

/** What has come of a change that was sent from this page. */
export function ServiceChanged({ entry, service }: { entry: ActivityEntry; service: ServiceType }) {
  const { supportNumber } = usePage().brand;
  const { after } = useCopy(serviceMessages);
  const { letsTalk } = useCopy(problemMessages);
  const { suspended } = useCopy(reasonMessages);
  const { names } = useCopy(servicesMessages);
  if (entry.state !== 'refused') return <OperationBanner entry={entry} />;
  switch (serviceRefusal(entry.refusal)) {
    case 'lets-talk':
      return <LetsTalk />;
    case 'suspended':
      return (
        <Banner tone="bad" title={letsTalk.text}>
          <CallText number={supportNumber}>{suspended(supportNumber)}</CallText>
        </Banner>
      );
    case 'read-again':
      return <Banner tone="warn">{after.readAgain}</Banner>;
    case 'call-care':
      return (
        <Banner tone="bad">
          <CallText number={supportNumber}>{after.callCare(names[service], supportNumber)}</CallText>
        </Banner>
      );
    default:
      return <OperationBanner entry={entry} />;
  }
}
