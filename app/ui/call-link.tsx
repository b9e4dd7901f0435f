import { usePage } from './page-context.tsx';

/** 1.800.555.0100 as a link that dials: the number of customer support, or another one. */
export function CallLink({ number }: { number?: string }) {
  const { supportNumber } = usePage().brand;
  const called = number ?? supportNumber;
  return <a href={callAddress(called)}>{called}</a>;
}

/** The address that dials a number of the United States, or texts it, however it is spelt. */
export function callAddress(number: string, by: 'tel' | 'sms' = 'tel'): string {
  const digits = number.replaceAll(/\D/g, '');
  return `${by}:+${digits.length === 10 ? '1' : ''}${digits}`;
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
