import type { DigitsProblem } from '#rpc/domain/digits.ts';
import type { DeviceCheck } from '#rpc/public/device.ts';

/** What is said of an IMEI, in the page's language; the page has it in `data-words`. */
export type ImeiWords = Record<'checking' | Exclude<DigitsProblem, 'refused'> | DeviceCheck['outcome'], string> & {
  call: CallWords;
};

/** Beside what somebody has to be called about: the words before the number, the number, and its address (ERROR-22). */
export interface CallWords {
  about: readonly DeviceCheck['outcome'][];
  words: string;
  number: string;
  to: string;
}
