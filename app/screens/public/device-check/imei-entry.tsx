import type { FieldMetadata } from '@conform-to/react';
import type { ImeiWords, ScanWords } from '#app/assist/field-words.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { CallUs, useCallWords } from '#app/forms/call-us.tsx';
import { Banner } from '#app/ui/banner.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { digitCount, digitsRules } from '#rpc/domain/digits.ts';
import { deviceCheckMessages } from './copy.ts';

interface ImeiEntryProps {
  field: FieldMetadata<string | undefined>;
  hint: string;
  /** Words of the assist module for a device; they depend on the page's purpose. */
  fits: Pick<ImeiWords, 'esim' | 'sim' | 'incompatible'>;
  /** Words of the button that scans the IMEI with the camera. */
  scan?: ScanWords;
}

/** Field for an IMEI, which the `assist` module checks when the focus leaves it (PUBLIC-11, ACTIVATE-8). */
export function ImeiEntry({ field, hint, fits, scan }: ImeiEntryProps) {
  const { lite } = usePage();
  const copy = useCopy(deviceCheckMessages);
  const { fallback } = useCopy(problemMessages);
  const words = {
    ...copy.errors,
    ...fits,
    checking: copy.checking,
    fiveG: copy.notify.fiveG.title,
    downtime: copy.notify.downtime.title,
    alreadyInUse: copy.alreadyInUse,
    failed: fallback.text,
    call: useCallWords(['alreadyInUse', 'incompatible']),
  };
  return (
    <Field
      field={field}
      label={copy.label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="go"
      required
      assist={lite ? undefined : { kind: 'imei', words }}
      scan={scan}
      count={{ typed: digitCount('imei', field.initialValue ?? ''), wanted: digitsRules.imei.most }}
    />
  );
}

/** A device that another line uses, in the carrier's words if it has any; else a check without a result (ERROR-11). */
export function CheckRefused({ inUse }: { inUse?: { message?: string | undefined } | undefined }) {
  const { alreadyInUse } = useCopy(deviceCheckMessages);
  const { fallback } = useCopy(problemMessages);
  return inUse ? (
    <Banner
      tone="bad"
      more={
        <p>
          <CallUs />
        </p>
      }
    >
      {inUse.message ?? alreadyInUse}
    </Banner>
  ) : (
    <Banner tone="bad" {...fallback} />
  );
}
