import { lineStatusMessages, statusWords } from '#app/copy/line-status.ts';
import type { Language } from '#app/copy/language.ts';
import type { StatusView } from './intent.ts';
import { lineStatusPageMessages } from './copy.ts';

/** What the page and its tab are called, by how the activation or port-in goes. */
export function titleOfStatus(view: StatusView, language: Language): string {
  const copy = lineStatusPageMessages[language];
  switch (view.at) {
    case 'activating':
    case 'porting':
      return copy[view.at].title;
    case 'fix':
      return copy.fix.title;
    case 'care':
      return copy.care[view.isPort ? 'port' : 'activation'].title;
    case 'active':
      return copy.done[view.isPort ? 'port' : 'activation'].title;
    case 'other':
      return view.state === 'not-activated'
        ? copy.other.title
        : statusWords(view.state, view.isNonPay, lineStatusMessages[language]).tag;
  }
}
