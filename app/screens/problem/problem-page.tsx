import type { ReactElement } from 'react';
import type { Language } from '#app/copy/language.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { type Blocked, reasons } from '#rpc/domain/decision.ts';
import { forbiddenMessages } from './forbidden/copy.ts';
import { ForbiddenView } from './forbidden/view.tsx';
import { formUsedMessages } from './form-used/copy.ts';
import { FormUsedView } from './form-used/view.tsx';
import { LetsTalkView } from './lets-talk/view.tsx';
import { maintenanceMessages } from './maintenance/copy.ts';
import { MaintenanceView } from './maintenance/view.tsx';
import { notFoundMessages } from './not-found/copy.ts';
import { NotFoundView } from './not-found/view.tsx';
import { SorryView } from './sorry/view.tsx';
import { turnedAwayMessages } from './turned-away/copy.ts';
import { TurnedAwayView } from './turned-away/view.tsx';
import { waitingMessages } from './waiting/copy.ts';
import { WaitingView } from './waiting/view.tsx';

/** What a loader, an action or the gate refused with: the status, and with a 403 why. */
export interface PageRefusal {
  status: number;
  /**
   * A rule's reason; with a 202, the form that was sent, sealed; with a 503, `Unread` or the maintenance; with a 429,
   * when to try again, in milliseconds since 1970; or nothing that people are told.
   */
  told?: unknown;
}

interface Page {
  title: (language: Language) => string;
  view: ReactElement;
}

/** The page for a refusal; 202 is a carrier that is slow, 503 one that failed, anything unknown is us. */
export function problemPage({ status, told }: PageRefusal): Page {
  switch (status) {
    case 202:
      return { title: (language) => waitingMessages[language].title, view: <WaitingView form={textOf(told)} /> };
    case 403:
      return forbidden(blockedOf(told));
    case 404:
      return { title: (language) => notFoundMessages[language].title, view: <NotFoundView /> };
    case 405:
    case 413:
    case 429:
      return {
        title: (language) => turnedAwayMessages[language][status].title,
        view: <TurnedAwayView status={status} until={status === 429 ? Number(told) : undefined} />,
      };
    case 415:
      return { title: (language) => forbiddenMessages[language].title, view: <ForbiddenView /> };
    case 422:
      return { title: (language) => formUsedMessages[language].title, view: <FormUsedView /> };
    case 503:
      return maintenanceOf(told) ?? sorry(<SorryView kind="retry" {...unreadOf(told)} />);
    default:
      return sorry(<SorryView />);
  }
}

function forbidden(why: Blocked | undefined): Page {
  if (why?.reason === 'fraud')
    return { title: (language) => problemMessages[language].letsTalk.title, view: <LetsTalkView /> };
  if (why?.reason === 'primary-disabled') return sorry(<SorryView kind="disabled" />);
  return { title: (language) => forbiddenMessages[language].title, view: <ForbiddenView why={why} /> };
}

/** The page of a 503 that the operator caused. */
function maintenanceOf(told: unknown): Page | undefined {
  if (typeof told !== 'object' || told === null || !('maintenance' in told)) return undefined;
  const minutes = Number(told.maintenance);
  return {
    title: (language) => maintenanceMessages[language].title,
    view: <MaintenanceView minutes={minutes} />,
  };
}

/** What a 503 tells. */
function unreadOf(told: unknown): { down: string | undefined; unsent: boolean } {
  const { down, unsent }: { down?: unknown; unsent?: unknown } = typeof told === 'object' && told !== null ? told : {};
  return { down: textOf(down), unsent: unsent === true };
}

/** What a response tells as text, if anything. */
function textOf(told: unknown): string | undefined {
  return typeof told === 'string' && told !== '' ? told : undefined;
}

/** Does the page load itself again? Not with a form, which waits for a press (HTTP-26). */
export function loadsAgain(refusal: PageRefusal | undefined): boolean {
  return refusal?.status === 202 && textOf(refusal.told) === undefined;
}

function sorry(view: ReactElement): Page {
  return { title: (language) => problemMessages[language].generic.title, view };
}

/** What a rule refused with, as its response tells it. */
function blockedOf(told: unknown): Blocked | undefined {
  const isBlocked = (value: object): value is Blocked =>
    'reason' in value && (reasons as readonly unknown[]).includes(value.reason);
  return typeof told === 'object' && told !== null && isBlocked(told) ? told : undefined;
}
