import { CallLink } from '#app/ui/call-link.tsx';
import { List } from '#app/ui/list.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { phoneText } from '#app/ui/phone-number.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { CarrierOption } from '#contracts/config/vocabulary.ts';
import { digitsOf, digitsProblem } from '#rpc/domain/digits.ts';
import { numberMessages } from './copy.ts';

interface CarrierHelpProps {
  carrier: CarrierOption;
  /** Ten digits. */
  number: string;
}

/** The place of account number and PIN at a carrier, in the carrier's words (ACTIVATE-34). */
export function CarrierHelp({ carrier, number }: CarrierHelpProps) {
  const copy = useCopy(numberMessages).help;
  const { acctNumMsg, extraPinInfo, pinLabel, pinMsg, pinTel } = carrier;
  const ofNumber = (text: string) => text.replaceAll('{0}', phoneText(number));
  const steps = [pinMsg && ofNumber(pinMsg), code(pinMsg, pinTel, copy.dial)].filter((step) => step !== undefined);
  const canCall = pinTel !== undefined && digitsProblem('phone', digitsOf('phone', pinTel)) === undefined;
  return (
    <>
      <section className="card" aria-labelledby="help">
        <h2 id="help">{copy.title}</h2>
        <details className="more">
          <summary>{copy.account}</summary>
          <p>{acctNumMsg ? ofNumber(acctNumMsg) : copy.accountText}</p>
        </details>
        <details className="more">
          <summary>{pinLabel && steps.length > 0 ? copy.steps(pinLabel) : copy.noPin}</summary>
          <div className="stack">
            {steps.length > 0 ? <List items={[...steps, copy.wait]} numbered /> : <p>{copy.noPinText}</p>}
            {extraPinInfo && <p>{ofNumber(extraPinInfo)}</p>}
            {canCall && (
              <p>
                {copy.call} <CallLink number={phoneText(digitsOf('phone', pinTel))} />
              </p>
            )}
          </div>
        </details>
      </section>
      <p>
        <TapLink href={paths.support}>{copy.more}</TapLink>
      </p>
    </>
  );
}

/** A short code is dialed from the phone itself, unless the text has that hint already; a number to call has a link. */
function code(pinMsg: string | undefined, pinTel: string | undefined, words: (code: string) => string) {
  const isSaid = pinTel === undefined || pinMsg?.includes(pinTel);
  return isSaid || digitsProblem('phone', digitsOf('phone', pinTel)) === undefined ? undefined : words(pinTel);
}
