import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { Button } from '#app/ui/button.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { phoneText } from '#app/ui/phone-number.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { lostStepsMessages } from './copy.ts';
import type { LostLine } from './intent.ts';
import { isPausable } from './lines.tsx';
import { stepsId } from './single-steps.tsx';

/** Form that pauses the data, signs out and locks at once, in this order (LOST-10). */
export function SecureForm({ lines, secureId }: { lines: readonly LostLine[]; secureId: string }) {
  const copy = useCopy(lostStepsMessages);
  const { leads } = useOffer();
  const [first] = lines;
  const isOnly = lines.length === 1;
  const canOrder = lines.filter(({ esim, order, isOrdering }) => !esim && order.allowed && !isOrdering);
  const orderPath = isOnly && first ? paths.replaceSim(first.line.ref) : `#${stepsId}`;
  return (
    <section className="card" aria-label={copy.secure.button}>
      <PostForm
        operation={secureId}
        hidden={{ step: 'secure', ...(isOnly && first && { line: first.line.ref }) }}
        signInFirst
      >
        {lines.length > 1 && <WhoseLine lines={lines} />}
        <PlainList ordered className="next">
          {lines.some(isPausable) && (
            <li>
              <b>{copy.pause.button}</b> {copy.secure.onLine}
            </li>
          )}
          <li>
            <b>{copy.signOut.button}</b>
          </li>
          <li>
            <b>{copy.secure.lock}</b>: {copy.secure.why}
          </li>
        </PlainList>
        <div className="acts">
          <Button main>{copy.secure.button}</Button>
        </div>
      </PostForm>
      <p className="quiet small">
        {copy.secure.back}{' '}
        {canOrder.length > 0 && leads(paths.replaceSim('')) && (
          <>
            {copy.secure.newSim} <a href={orderPath}>{copy.secure.orderFirst}</a>: {copy.secure.lockedCannot}
          </>
        )}
      </p>
    </section>
  );
}

function WhoseLine({ lines }: { lines: readonly LostLine[] }) {
  const copy = useCopy(lostStepsMessages);
  const ordinals = useCopy(ordinalMessages);
  return (
    <div className="field">
      <label htmlFor="who">{copy.secure.whose}</label>
      <select id="who" name="line">
        {lines.map(({ line }) => (
          <option value={line.ref} key={line.ref}>
            {[lineTitle(line, ordinals), line.msisdn && phoneText(line.msisdn)].filter(Boolean).join(', ')}
          </option>
        ))}
      </select>
    </div>
  );
}
