import type { DigitsKind, DigitsProblem } from '#rpc/domain/digits.ts';
import type { DeviceCheck } from '#rpc/public/device.ts';

/** Which number a field takes, and what is said of a wrong one; the page has it in `data-words`. */
export type DigitsWords = { kind: DigitsKind; refused?: string } & Record<Exclude<DigitsProblem, 'refused'>, string>;

/** What is said when an address is filled in, in the page's language; the page has it in `data-words`. */
export interface PlaceWords {
  /** Before the place. */
  filled: string;
}

/** What a countdown says, in the page's language; `#` stands for the seconds. The page has it in `data-words`. */
export interface WaitWords {
  one: string;
  more: string;
}

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
