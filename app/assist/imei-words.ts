import type { DigitsProblem } from '#rpc/domain/digits.ts';
import type { DeviceCheck } from '#rpc/public/device.ts';

/** What is said of an IMEI, in the page's language; the page has it in `data-words`. */
export type ImeiWords = Record<'checking' | Exclude<DigitsProblem, 'refused'> | DeviceCheck['outcome'], string>;
