import { problemMessages } from '#app/copy/problem.ts';
import { callAddress } from './call-address.ts';
import { useCopy, usePage } from './page-context.tsx';

/** Links beside a support number: text messages, where the brand answers them, and the 711 relay (PUBLIC-36). */
export function TextOrRelay() {
  const { textNumber } = usePage().brand;
  const { textUs, relay } = useCopy(problemMessages);
  return (
    <p className="quiet small">
      {textNumber && (
        <>
          {textUs}{' '}
          <a className="keep" href={callAddress(textNumber, 'sms')}>
            {textNumber}
          </a>
          {' · '}
        </>
      )}
      {relay} <a href="tel:711">711</a>
    </p>
  );
}
