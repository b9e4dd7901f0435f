import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { isCharged } from '#rpc/domain/facts/cost.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { useCopy } from './page-context.tsx';
import { PageLink } from './page-link.tsx';
import { paths } from './paths.ts';

/** Link to the form of an operation that was not sent, or of an order without a trace; nothing for others. */
export function SendAgain({ entry }: { entry: Pick<ActivityEntry, 'summary' | 'line' | 'state'> }) {
  const { again } = useCopy(activitySummaryMessages);
  const to = formOf(entry);
  const isNotSent = entry.state === 'not-sent';
  if (to === undefined || (!isNotSent && !isCharged(entry.summary.kind))) return null;
  return <PageLink href={to}>{isNotSent ? again.send : again.order}</PageLink>;
}

/** Returns the address of the form of a kind; undefined where it has none that an address names. */
function formOf({ summary: { kind }, line }: Pick<ActivityEntry, 'summary' | 'line'>): string | undefined {
  if (kind === 'account-lock') return paths.settings;
  if (kind === 'secure-account') return paths.lostPhoneSteps;
  if (kind === 'account-unlock') return paths.unlock;
  if (kind === 'add-line') return paths.addLineStep('review');
  return line && formOfLine(kind, line.ref);
}

function formOfLine(kind: ActivityEntry['summary']['kind'], ref: string): string | undefined {
  switch (kind) {
    case 'top-up':
      return paths.addData(ref);
    case 'plan-change':
      return paths.changePlan(ref);
    case 'reorder-sim':
      return paths.reorderSim(ref);
    case 'sim-kit':
      return paths.activationStep(ref, 'kit');
    case 'month-in-advance':
      return paths.monthInAdvance(ref);
    case 'data-service':
      return paths.dataService(ref);
    case 'rename':
      return paths.rename(ref);
    case 'begin-activation':
      return paths.activationStep(ref, 'checklist');
    case 'activate':
      return paths.activation(ref);
    default:
      return undefined;
  }
}
