import { addLineMessages } from '#app/copy/add-line.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import type { Language } from '#app/copy/language.ts';
import { problemMessages } from '#app/copy/problem.ts';
import type { OrderResult } from './intent.ts';
import { orderMessages } from './copy.ts';

/** What the page and its tab are called, by how the order of new lines goes. */
export function titleOfOrder({ state, lines }: Pick<OrderResult, 'state' | 'lines'>, language: Language): string {
  const copy = orderMessages[language];
  const count = addLineMessages[language].lines(lines.length);
  switch (state) {
    case 'sending':
    case 'pending':
      return copy.ordering(count);
    case 'unknown':
      return copy.checking;
    case 'done':
      return copy.done(count);
    case 'refused':
      return problemMessages[language].fallback.title;
    case 'needs-care':
      return journeyMessages[language].callUs;
  }
}
