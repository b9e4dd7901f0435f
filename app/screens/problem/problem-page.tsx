import type { ReactElement } from 'react';
import type { Language } from '#app/copy/language.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { waitSeconds } from '#app/late-reload.ts';
import { type Blocked, reasons } from '#rpc/domain/decision.ts';
import { keptFormName } from '#rpc/domain/sealed-form.ts';
import { forbiddenMessages } from './forbidden/copy.ts';
import { ForbiddenView } from './forbidden/view.tsx';
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
   * The body: a rule's reason; with a 202, the submitted form, sealed; with a 503, the same, or the maintenance; with a
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
      return waiting(keptOf(body));
    case 403:
      return forbidden(blockedOf(body));
    case 404:
      return { title: (language) => notFoundMessages[language].title, view: <NotFoundView /> };
    case 405:
    case 413:
    case 422:
    case 429:
      return {
        title: (language) => turnedAwayMessages[language][status].title,
        view: <TurnedAwayView status={status} until={status === 429 ? Number(body) : undefined} />,
      };
    case 415:
      return { title: (language) => forbiddenMessages[language].title, view: <ForbiddenView /> };
    case 503:
      return maintenanceOf(body) ?? sorry(<SorryView kind="retry" {...unreadOf(body)} />);
    default:
      return sorry(<SorryView />);
  }
}

function waiting(kept: Pick<Kept, 'form' | 'isCheck'>): Page {
  const title = ({ title, check }: (typeof waitingMessages)['en']) => (kept.isCheck ? check.title : title);
  return { title: (language) => title(waitingMessages[language]), view: <WaitingView {...kept} /> };
}

function forbidden(why: Blocked | undefined): Page {
  if (why?.reason === 'fraud')
    return { title: (language) => problemMessages[language].letsTalk.title, view: <LetsTalkView /> };
  if (why?.reason === 'primary-disabled') return sorry(<SorryView kind="disabled" />);
  return { title: (language) => forbiddenMessages[language].title, view: <ForbiddenView why={why} /> };
}

/** Returns the maintenance page for the body of a 503 that the operator caused. */
function maintenanceOf(body: unknown): Page | undefined {
  if (typeof body !== 'object' || body === null || !('maintenance' in body)) return undefined;
  const minutes = Number(body.maintenance);
  return {
    title: (language) => maintenanceMessages[language].title,
    view: <MaintenanceView minutes={minutes} />,
  };
}

/** The body of a 202 or 503, which keeps the submitted form. */
interface Kept {
  /** The submitted form, sealed. */
  form?: string | undefined;
  isCheck?: boolean;
  down?: string | undefined;
  unsent?: boolean;
}

function keptOf(body: unknown): Pick<Kept, 'form' | 'isCheck'> {
  const { form, isCheck }: { form?: unknown; isCheck?: unknown } = objectIn(body);
  return { form: textOf(form), isCheck: isCheck === true };
}

function unreadOf(body: unknown): Pick<Kept, 'form' | 'down' | 'unsent'> {
  const { down, unsent, form }: { down?: unknown; unsent?: unknown; form?: unknown } = objectIn(body);
  return { down: textOf(down), unsent: unsent === true, form: textOf(form) };
}

const objectIn = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});

/** Reads a body that is text; undefined for any other. */
function textOf(body: unknown): string | undefined {
  return typeof body === 'string' && body !== '' ? body : undefined;
}

/**
 * Seconds until the page of a slow check loads itself again (HTTP-31). After a longer time browsers keep its place in
 * their history, and Back to it would end at an error of the browser: it is the answer to a form (SHELL-40).
 */
const checkSeconds = 1;

/**
 * Returns the content of the tag that loads the page at `path` again; undefined for a page that does not. A form waits
 * for a press (HTTP-26), unless it only has something checked (HTTP-31).
 */
export function reloadOf({ status, body }: PageRefusal, path: string): string | undefined {
  if (status !== 202) return undefined;
  const { form, isCheck } = keptOf(body);
  if (!form) return String(waitSeconds);
  if (!isCheck) return undefined;
  return `${checkSeconds};url=${path}${path.includes('?') ? '&' : '?'}${keptFormName}=${encodeURIComponent(form)}`;
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
