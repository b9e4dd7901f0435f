import { journeyMessages } from '#app/copy/journey.ts';
import type { Language } from '#app/copy/language.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import type { ActivationOutcome, ActivationRefusal } from './activation-outcome.ts';
import { activationResultMessages } from './copy.ts';

/** Returns the title of the page and its tab, by the activation's outcome. */
export function titleOfActivation(outcome: ActivationOutcome, language: Language): string {
  const copy = activationResultMessages[language];
  switch (outcome.kind) {
    case 'sending':
    case 'in-progress':
    case 'checking':
      return copy.inProgress;
    case 'successful':
      return copy.successful;
    case 'failed':
      return copy.failed;
    case 'refused':
      return titleOfRefusal(outcome.why, language);
    case 'not-sent':
      return journeyMessages[language].notSent;
    case 'needs-care':
      return journeyMessages[language].callUs;
  }
}

function titleOfRefusal(why: ActivationRefusal, language: Language): string {
  const { failed, pausedTitle } = activationResultMessages[language];
  switch (why) {
    case 'other':
    case 'downtime':
      return failed;
    case 'hold':
      return pausedTitle;
    case 'fiveG':
      return deviceCheckMessages[language].notify.fiveG.title;
    default:
      return problemMessages[language].generic.title;
  }
}
