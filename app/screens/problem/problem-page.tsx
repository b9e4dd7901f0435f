import type { ReactElement } from 'react';
import type { Language } from '#app/copy/language.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { type Reason, reasons } from '#rpc/domain/permission.ts';
import { forbiddenMessages } from './forbidden/copy.ts';
import { ForbiddenView } from './forbidden/view.tsx';
import { formUsedMessages } from './form-used/copy.ts';
import { FormUsedView } from './form-used/view.tsx';
import { LetsTalkView } from './lets-talk/view.tsx';
import { notFoundMessages } from './not-found/copy.ts';
import { NotFoundView } from './not-found/view.tsx';
import { SorryView } from './sorry/view.tsx';
import { turnedAwayMessages } from './turned-away/copy.ts';
import { TurnedAwayView } from './turned-away/view.tsx';

/** What a loader, an action or the gate refused with: the status, and with a 403 why. */
export interface PageRefusal {
  status: number;
  /** A rule's reason; with a 429, when to try again, in milliseconds since 1970; or nothing that people are told. */
  reason: string;
}

interface Page {
  title: (language: Language) => string;
  view: ReactElement;
}

/** The page for a refusal; 503 is the carrier, anything unknown is us. */
export function problemPage({ status, reason }: PageRefusal): Page {
  switch (status) {
    case 403:
      if (reason === 'fraud')
        return { title: (language) => problemMessages[language].letsTalk.title, view: <LetsTalkView /> };
      if (reason === 'primary-disabled') return sorry(<SorryView kind="disabled" />);
      return {
        title: (language) => forbiddenMessages[language].title,
        view: <ForbiddenView reason={isReason(reason) ? reason : undefined} />,
      };
    case 404:
      return { title: (language) => notFoundMessages[language].title, view: <NotFoundView /> };
    case 405:
    case 413:
    case 429:
      return {
        title: (language) => turnedAwayMessages[language][status].title,
        view: <TurnedAwayView status={status} until={status === 429 ? Number(reason) : undefined} />,
      };
    case 415:
      return { title: (language) => forbiddenMessages[language].title, view: <ForbiddenView /> };
    case 422:
      return { title: (language) => formUsedMessages[language].title, view: <FormUsedView /> };
    case 503:
      return sorry(<SorryView kind="retry" />);
    default:
      return sorry(<SorryView />);
  }
}

function sorry(view: ReactElement): Page {
  return { title: (language) => problemMessages[language].generic.title, view };
}

function isReason(text: string): text is Reason {
  return (reasons as readonly string[]).includes(text);
}
