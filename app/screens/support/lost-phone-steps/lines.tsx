import type { ReactNode } from 'react';
import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { AboutLine } from '#app/ui/line-name.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { dayText } from '#app/ui/day.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { lostStepsMessages } from './copy.ts';
import type { LostLine } from './intent.ts';

/** Returns true where the data of a line is left to pause. */
export const isPausable = ({ data, pause }: LostLine): boolean => data === 'on' && pause.allowed;

/** Data of each line: one press where it is on, the reason where it can't be paused (LOST-3). */
export function PauseLines({ lines }: { lines: readonly LostLine[] }) {
  const copy = useCopy(lostStepsMessages);
  const ordinals = useCopy(ordinalMessages);
  const open = lines.filter(isPausable);
  const [first] = open;
  return (
    <>
      {lines
        .filter((line) => !open.includes(line) || open.length === 1)
        .map(({ line, data, pause }) => (
          <LineRow key={line.ref} line={line} standing={copy.now[data]}>
            {(data === 'on' || data === 'suspended') && !pause.allowed && (
              <p className="quiet small">
                <ReasonText why={pause} />
              </p>
            )}
          </LineRow>
        ))}
      {first && (
        <PostForm
          operation={first.operationId}
          hidden={{ step: 'pause', ...(open.length === 1 && { line: first.line.ref }) }}
        >
          {open.length > 1 && (
            <div className="field">
              <label htmlFor="pause">{copy.pause.whose}</label>
              <select id="pause" name="line">
                {open.map(({ line }) => (
                  <option value={line.ref} key={line.ref}>
                    {lineTitle(line, ordinals)}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className="acts">
            <Button>
              {copy.pause.button}
              {open.length === 1 && <AboutLine line={first.line} />}
            </Button>
          </div>
        </PostForm>
      )}
    </>
  );
}

/** A SIM card for each line: one on its way, a way to order it, or why there is none (LOST-5, LOST-6). */
export function OrderLines({ lines }: { lines: readonly LostLine[] }) {
  const copy = useCopy(lostStepsMessages);
  const orderText = useOrderText();
  const ordinals = useCopy(ordinalMessages);
  return lines.map((lostLine) => {
    const { line, esim, order, isOrdering, onItsWay } = lostLine;
    const isClosedByLock = !order.allowed && order.reason === 'account-locked';
    const isOrdered = isOrdering || onItsWay !== undefined;
    return (
      <LineRow key={line.ref} line={line} standing={orderText(lostLine)}>
        {esim ? (
          <p className="quiet small">{copy.order.esim}</p>
        ) : order.allowed ? (
          !isOrdering && (
            <div className="acts">
              <ButtonLink to={paths.replaceSim(line.ref)} about={` – ${lineInSentence(line, ordinals)}`}>
                {copy.order.button}
              </ButtonLink>
            </div>
          )
        ) : isClosedByLock && isOrdered ? null : (
          <p className="quiet small">
            <ReasonText why={order} /> {isClosedByLock && <a href={paths.unlock}>{copy.order.unlock}</a>}
          </p>
        )}
      </LineRow>
    );
  });
}

/** Returns the state of a line's SIM order as text; undefined without one. */
export function useOrderText(): (line: Pick<LostLine, 'isOrdering' | 'onItsWay'>) => string | undefined {
  const { today, language } = usePage();
  const { now } = useCopy(lostStepsMessages);
  return ({ isOrdering, onItsWay }) => {
    if (isOrdering) return now.ordering;
    return onItsWay && now.order(onItsWay.expectedOn && dayText(onItsWay.expectedOn, today, language));
  };
}

interface LineRowProps extends Pick<LostLine, 'line'> {
  standing: string | undefined;
  children: ReactNode;
}

function LineRow({ line, standing, children }: LineRowProps) {
  const title = lineTitle(line, useCopy(ordinalMessages));
  return (
    <div className="pair">
      <span>
        <b>{title}</b>
        {standing && ` · ${standing}`}
      </span>{' '}
      {children}
    </div>
  );
}
