import type { Customer } from '#contracts/customer/vocabulary.ts';
import { nameOf, type Placed, placeOf } from '../domain/line.ts';

/** Name of a line on the pages of a journey. */
export interface LineName {
  ref: string;
  name?: string;
  occurrence: number;
  msisdn?: string;
}

type Named = Placed<Pick<Customer, 'firstName' | 'lastName' | 'peerAccountRef' | 'reachNumber'>>;

/** Returns the line's reference, with its name and number where known. */
export function lineName(ref: string, line: Named): LineName {
  const name = nameOf(line);
  return {
    ref,
    name,
    occurrence: placeOf(line),
    msisdn: line.reachNumber,
  };
}
