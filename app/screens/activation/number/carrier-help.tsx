import { CallLink } from '#app/ui/call-link.tsx';
import { List } from '#app/ui/list.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { phoneText } from '#app/ui/phone-number.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import type { CarrierOption } from '#contracts/config/vocabulary.ts';
import { digitsOf, digitsProblem } from '#rpc/domain/digits.ts';
import { isolated } from '#rpc/domain/isolated.ts';
import { numberMessages } from './copy.ts';

interface CarrierHelpProps {
  carrier: CarrierOption;
  /** The number to dial, ten digits. */
  number: string;
}

/**
 * The place of account number and PIN at a carrier, in the carrier's words (ACTIVATE-34). They are English: on pages in
 * another language our own words precede them.
 */
export function CarrierHelp({ carrier, number }: CarrierHelpProps) {
  const copy = useCopy(numberMessages).help;
  const isForeign = useIsForeign();
  const { acctNumMsg } = carrier;
  return (
    <>
      <section className="card" aria-labelledby="help">
        <h2 id="help">{copy.title}</h2>
        <details className="more">
          <summary>{copy.account}</summary>
          {(isForeign || !acctNumMsg) && <p>{copy.accountText}</p>}
          {acctNumMsg && <English>{withNumber(acctNumMsg, number)}</English>}
        </details>
        <PinHelp carrier={carrier} number={number} />
      </section>
      <p>
        <TapLink href={paths.support}>{copy.more}</TapLink>
      </p>
    </>
  );
}

/** Returns a carrier's words with the number that is moved. */
const withNumber = (text: string, number: string) => text.replaceAll('{0}', phoneText(number));

const useIsForeign = () => usePage().language !== 'en';

function PinHelp({ carrier: { extraPinInfo, pinLabel, pinMsg, pinTel }, number }: CarrierHelpProps) {
  const copy = useCopy(numberMessages).help;
  const isForeign = useIsForeign();
  const directions = pinMsg && withNumber(pinMsg, number);
  const dial = code(pinMsg, pinTel, copy.dial);
  const steps = [isForeign ? undefined : directions, dial, copy.wait].filter((step) => step !== undefined);
  const hasSteps = directions !== undefined || dial !== undefined;
  const canCall = pinTel !== undefined && digitsProblem('phone', digitsOf('phone', pinTel)) === undefined;
  return (
    <details className="more">
      <summary>{pinLabel && hasSteps ? copy.steps(pinLabel) : copy.noPin}</summary>
      <div className="stack">
        {(isForeign || !hasSteps) && <p>{copy.noPinText}</p>}
        {isForeign && directions && <English>{directions}</English>}
        {hasSteps && <List items={steps} numbered />}
        {extraPinInfo && <English>{withNumber(extraPinInfo, number)}</English>}
        {canCall && (
          <p>
            {copy.call} <CallLink number={phoneText(digitsOf('phone', pinTel))} />
          </p>
        )}
      </div>
    </details>
  );
}

/** Marks menu words of another carrier as English, because they have no translation. */
function English({ children }: { children: string }) {
  return <p lang={useIsForeign() ? 'en' : undefined}>{children}</p>;
}

/** A short code is dialed from the phone itself, unless the text has that hint already; a number to call has a link. */
function code(pinMsg: string | undefined, pinTel: string | undefined, words: (code: string) => string) {
  const isSaid = pinTel === undefined || pinMsg?.includes(pinTel);
  return isSaid || digitsProblem('phone', digitsOf('phone', pinTel)) === undefined
    ? undefined
    : words(isolated(pinTel));
}
