import { journeyMessages } from '#app/copy/journey.ts';
import type { Language } from '#app/copy/language.ts';
import type { KitResult } from './intent.ts';
import { kitMessages } from '../kit/copy.ts';

/** What the page and its tab are called, by how the order of a SIM kit goes. */
export function titleOfKit({ state }: Pick<KitResult, 'state'>, language: Language): string {
  const copy = kitMessages[language];
  switch (state) {
    case 'sending':
    case 'pending':
    case 'unknown':
      return copy.ordering;
    case 'done':
      return copy.confirmed.title;
    case 'refused':
      return copy.failed;
    case 'needs-care':
      return journeyMessages[language].callUs;
  }
}
