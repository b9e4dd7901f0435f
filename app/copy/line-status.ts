import type { LineState } from '#rpc/domain/line-status.ts';
import type { ByLanguage } from './language.ts';
import { lineStatusCopy, type LineStatusCopy, type StatusWords } from './line-status.en.ts';
import { lineStatusCopyEs } from './line-status.es.ts';

export const lineStatusMessages: ByLanguage<LineStatusCopy> = { en: lineStatusCopy, es: lineStatusCopyEs };

/** The words for a line's state; a suspension for an open bill has its own. */
export function statusWords(state: LineState, nonPay: boolean, copy = lineStatusCopy): StatusWords {
  return state === 'suspended' && nonPay ? copy.nonPay : copy.states[state];
}
