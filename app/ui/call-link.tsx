import { callAddress } from './call-address.ts';

/** 1.800.555.0100 as a link that dials. */
export function CallLink({ number }: { number: string }) {
  return <a href={callAddress(number)}>{number}</a>;
}
