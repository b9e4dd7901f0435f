import type { DigitsKind, DigitsProblem } from '#rpc/domain/digits.ts';
import type { DeviceCheck } from '#rpc/public/device.ts';

/** Kind of number of a field, and the texts of its problems; the page has them in `data-words`. */
export type DigitsWords = { kind: DigitsKind; refused?: string } & Record<Exclude<DigitsProblem, 'refused'>, string>;

/** Texts of the button that reads a number with the camera; the page has them in `data-scan`. */
export type ScanWords = Record<'start' | 'stop' | 'failed', string>;

/** Text for a filled-in address, in the page's language; the page has it in `data-words`. */
export interface PlaceWords {
  /** Words before the city and state that were filled in. */
  filled: string;
}

/** Text of a countdown, in the page's language; `#` is replaced by the seconds. The page has it in `data-words`. */
export interface WaitWords {
  one: string;
  more: string;
}

/** Texts about an IMEI, in the page's language; the page has them in `data-words`. */
export type ImeiWords = Record<'checking' | Exclude<DigitsProblem, 'refused'> | DeviceCheck['kind'], string> & {
  call: CallWords;
};

/** Support number beside a result that only a person can resolve: words, number and address (ERROR-22). */
export interface CallWords {
  about: readonly DeviceCheck['kind'][];
  words: string;
  number: string;
  to: string;
}
