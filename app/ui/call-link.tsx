import { callAddress } from './call-address.ts';
import { usePage } from './page-context.tsx';

/** 1.800.555.0100 as a link that dials: the number of customer support, or another one. */
export function CallLink({ number }: { number?: string }) {
  const { supportNumber } = usePage().brand;
  const called = number ?? supportNumber;
  return <a href={callAddress(called)}>{called}</a>;
}

/** A sentence in which the given number can be tapped to call. */
export function CallText({ children, number }: { children: string; number: string }) {
  const [before = '', ...rest] = children.split(number);
  return rest.length === 0 ? (
    <>{children}</>
  ) : (
    <>
      {before}
      <CallLink number={number} />
      {rest.join(number)}
    </>
  );
}
