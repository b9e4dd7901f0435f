import { problemMessages } from '#app/copy/problem.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { Banner } from '#app/ui/banner.tsx';
import { CallButton, MainLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useActivitySummary } from '#app/ui/use-activity-summary.ts';
import type { Language } from '#app/copy/language.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { serviceRefusal } from '#rpc/domain/service.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { serviceMessages } from './copy.ts';
import { unavailableId } from './terms.tsx';

/** Returns true when only the generic error screen is left (SERVICE-34). */
export function endsInError({ state, refusal }: ActivityEntry): boolean {
  return state === 'refused' && serviceRefusal(refusal) === 'error';
}

/** Returns the title of the tab while that screen is shown (SHELL-17); else undefined. */
export function titleOfChange(after: ActivityEntry | undefined, language: Language): string | undefined {
  return after && endsInError(after) ? problemMessages[language].generic.title : undefined;
}

/** The generic error screen, whose button leads Home (SERVICE-34). */
export function ServiceError() {
  const { generic, unchanged } = useCopy(problemMessages);
  const { error } = useCopy(serviceMessages);
  return (
    <ProblemLayout
      title={generic.title}
      ways={
        <>
          <MainLink to={paths.postActivationHome}>{error.home}</MainLink>
          <CallButton />
        </>
      }
    >
      <p>{generic.retry}</p>
      <p>{unchanged}</p>
    </ProblemLayout>
  );
}

/** Returns true for a change that turns the service on. */
function isOn({ summary }: ActivityEntry): boolean {
  return summary.kind === 'service' && summary.enable;
}

/** Result of a change that was sent from this page. */
export function ServiceChanged({ entry, service }: { entry: ActivityEntry; service: ServiceType }) {
  const { supportNumber } = usePage().brand;
  const { after, on, off } = useCopy(serviceMessages);
  const { lineOf } = useActivitySummary();
  const { letsTalk } = useCopy(problemMessages);
  const { names } = useCopy(servicesMessages);
  if (entry.state !== 'refused') return <OperationBanner entry={entry} />;
  switch (serviceRefusal(entry.refusal)) {
    case 'lets-talk':
      return <LetsTalk id={unavailableId} />;
    case 'suspended':
      return (
        <Banner tone="bad" title={letsTalk.text}>
          <ReasonText why={{ reason: 'suspended' }} />
        </Banner>
      );
    case 'read-again':
      return (
        <Banner tone="warn">
          <CallText number={supportNumber}>{after.readAgain(supportNumber)}</CallText>
        </Banner>
      );
    case 'in-progress':
      return <Banner tone="warn">{after.inProgress}</Banner>;
    case 'no-effect': {
      const still = { service: names[service], line: lineOf(entry), was: (isOn(entry) ? off : on).toLowerCase() };
      return (
        <Banner tone="warn">
          <CallText number={supportNumber}>{after.noEffect(still, supportNumber)}</CallText>
        </Banner>
      );
    }
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
