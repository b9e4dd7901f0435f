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

/** The refusal of a loader, an action or the gate: its status, and the body of the response. */
export interface PageRefusal {
  status: number;
  /**
   * The body: a rule's reason; with a 202, the submitted form, sealed; with a 503, `Unread` or the maintenance; with a
   * 429, the time of the next try, in milliseconds since 1970. All else is not shown.
   */
  body?: unknown;
}

interface Page {
  title: (language: Language) => string;
  view: ReactElement;
}

/** Returns the page for a refusal: 202 is a slow carrier, 503 a failed one, any other status our own fault. */
export function problemPage({ status, body }: PageRefusal): Page {
  switch (status) {
    case 202:
      return { title: (language) => waitingMessages[language].title, view: <WaitingView form={textOf(body)} /> };
    case 403:
      return forbidden(blockedOf(body));
    case 404:
      return { title: (language) => notFoundMessages[language].title, view: <NotFoundView /> };
    case 405:
    case 413:
    case 429:
      return {
        title: (language) => turnedAwayMessages[language][status].title,
        view: <TurnedAwayView status={status} until={status === 429 ? Number(body) : undefined} />,
      };
    case 415:
      return { title: (language) => forbiddenMessages[language].title, view: <ForbiddenView /> };
    case 422:
      return { title: (language) => formUsedMessages[language].title, view: <FormUsedView /> };
    case 503:
      return maintenanceOf(body) ?? sorry(<SorryView kind="retry" {...unreadOf(body)} />);
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
function maintenanceOf(body: unknown): Page | undefined {
  if (typeof body !== 'object' || body === null || !('maintenance' in body)) return undefined;
  const minutes = Number(body.maintenance);
  return {
    title: (language) => maintenanceMessages[language].title,
    view: <MaintenanceView minutes={minutes} />,
  };
}

/** Reads the body of a 503. */
function unreadOf(body: unknown): { down: string | undefined; unsent: boolean } {
  const { down, unsent }: { down?: unknown; unsent?: unknown } = typeof body === 'object' && body !== null ? body : {};
  return { down: textOf(down), unsent: unsent === true };
}

/** Reads a body that is text; undefined for any other. */
function textOf(body: unknown): string | undefined {
  return typeof body === 'string' && body !== '' ? body : undefined;
}

/** Returns true when the page loads itself again: not with a form, which waits for a press (HTTP-26). */
export function loadsAgain(refusal: PageRefusal | undefined): boolean {
  return refusal?.status === 202 && textOf(refusal.body) === undefined;
}

function sorry(view: ReactElement): Page {
  return { title: (language) => problemMessages[language].generic.title, view };
}

/** Reads the decision of the rule that refused; undefined for any other body. */
function blockedOf(body: unknown): Blocked | undefined {
  const isBlocked = (value: object): value is Blocked =>
    'reason' in value && (reasons as readonly unknown[]).includes(value.reason);
  return typeof body === 'object' && body !== null && isBlocked(body) ? body : undefined;
}
