import { CallLink } from './call-link.tsx';

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
