import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { useCopy } from '#app/ui/page-context.tsx';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import type { ServiceLine } from '../service-lines.ts';
import { serviceMessages } from './copy.ts';

/** A line by its name or ordinal, its number, and "(Primary)" for the account holder (SERVICE-7). */
export function LineHead({ line, id }: { line: ServiceLine; id: string }) {
  const copy = useCopy(serviceMessages);
  return (
    <span>
      <h2 id={id}>{lineTitle(line, useCopy(ordinalMessages))}</h2>{' '}
      <small>
        {line.msisdn && <PhoneNumber digits={line.msisdn} />} {line.isPrimary && copy.primary}
      </small>
    </span>
  );
}
