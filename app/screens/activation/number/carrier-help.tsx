import { CallLink } from '#app/ui/call-link.tsx';
import { List } from '#app/ui/list.tsx';
import { paths } from '#app/ui/paths.ts';
import { phoneText } from '#app/ui/phone-number.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { CarrierOption } from '#contracts/config/vocabulary.ts';
import { digitsProblem, phoneDigits } from '#rpc/domain/digits.ts';
import { numberMessages } from './copy.ts';

interface CarrierHelpProps {
  carrier: CarrierOption;
  /** Ten digits. */
  number: string;
}

/** Where a carrier's customers find their account number and PIN, in the carrier's words (ACTIVATE-16). */
export function CarrierHelp({ carrier, number }: CarrierHelpProps) {
  const copy = useCopy(numberMessages).help;
  const { acctNumMsg, extraPinInfo, pinLabel, pinMsg, pinTel } = carrier;
  const ofNumber = (text: string) => text.replaceAll('{0}', phoneText(number));
  const steps = [pinMsg && ofNumber(pinMsg), ...dial(pinTel, copy.dial), extraPinInfo && ofNumber(extraPinInfo)];
  const told = steps.filter((step): step is string => Boolean(step));
  const canCall = pinTel !== undefined && digitsProblem('phone', phoneDigits(pinTel)) === undefined;
  return (
    <div className="card">
      <details className="more">
        <summary>{copy.account}</summary>
        <p>{acctNumMsg ? ofNumber(acctNumMsg) : copy.accountText}</p>
      </details>
      <details className="more">
        <summary>{pinLabel && pinMsg ? copy.steps(pinLabel) : copy.noPin}</summary>
        {told.length > 0 ? (
          <div className="stack">
            <List items={[...told, copy.wait]} numbered />
            {canCall && (
              <p>
                {copy.call} <CallLink number={pinTel} />
              </p>
            )}
          </div>
        ) : (
          <p>{copy.noPinText}</p>
        )}
      </details>
      <p>
        <a className="tap" href={paths.support}>
          {copy.more}
        </a>
      </p>
    </div>
  );
}

/** A short code is dialed from the phone itself; a telephone number gets a link instead. */
function dial(pinTel: string | undefined, words: (code: string) => string): string[] {
  return pinTel === undefined || digitsProblem('phone', phoneDigits(pinTel)) === undefined ? [] : [words(pinTel)];
}
