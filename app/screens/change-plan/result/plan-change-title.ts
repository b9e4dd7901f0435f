import { journeyMessages } from '#app/copy/journey.ts';
import type { Language } from '#app/copy/language.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import type { ChangePlanResult } from '../intent.ts';
import { resultMessages } from './copy.ts';

/** What the page and its tab are called, by how the plan change goes. */
export function titleOfPlanChange({ state, when, planName, line }: ChangePlanResult, language: Language): string {
  const copy = resultMessages[language];
  const ofLine = lineInSentence(line, ordinalMessages[language]);
  switch (state) {
    case 'sending':
    case 'pending':
      return (when === 'now' ? copy.changing : copy.scheduling)(planName, ofLine);
    case 'unknown':
      return copy.checking;
    case 'done':
      return when === 'now' ? copy.done.title : copy.scheduled.title;
    case 'refused':
      return copy.failed.title;
    case 'needs-care':
      return journeyMessages[language].callUs;
  }
}
