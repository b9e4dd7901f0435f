import { journeyMessages } from '#app/copy/journey.ts';
import type { Language } from '#app/copy/language.ts';
import { problemMessages } from '#app/copy/problem.ts';
import type { ActivationOutcome } from '#rpc/portal/activation/step-page.ts';
import { activationResultMessages } from './copy.ts';

/** What the page and its tab are called, by how the activation goes. */
export function titleOfActivation(outcome: ActivationOutcome, language: Language): string {
  const copy = activationResultMessages[language];
  switch (outcome.at) {
    case 'sending':
    case 'in-progress':
    case 'checking':
      return copy.inProgress;
    case 'successful':
      return copy.successful;
    case 'failed':
      return copy.failed;
    case 'refused':
      if (outcome.why === 'other') return copy.failed;
      return outcome.why === 'hold' ? copy.pausedTitle : problemMessages[language].generic.title;
    case 'needs-care':
      return journeyMessages[language].callUs;
  }
}
