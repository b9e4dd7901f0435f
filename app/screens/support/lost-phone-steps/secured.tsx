import { CallButton } from '#app/ui/button.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { Success } from '#app/ui/success.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { Tag } from '#app/ui/tag.tsx';
import type { Tone } from '#app/copy/tone.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import { lostStepsMessages } from './copy.ts';
import type { Secured, SecuredStep } from './secure.ts';

const tones: Record<SecuredStep['state'], Tone> = { open: 'calm', done: 'ok', refused: 'bad', none: 'ok' };

/** Outcome of each step of the one button; a refused one shows what is left to do (LOST-10). */
export function SecuredSteps({ secured }: { secured: Secured }) {
  const { secured: copy } = useCopy(lostStepsMessages);
  const { steps, state, signedOut } = secured;
  const rows = (
    <Summary
      rows={steps.map((one) => ({
        term: copy.steps[one.step],
        value: (
          <Tag tone={tones[one.state]}>
            {one.step === 'sign-out' && one.state === 'done' && signedOut !== undefined
              ? copy.signedOut(signedOut)
              : copy[one.state][one.step]}
          </Tag>
        ),
      }))}
    />
  );
  const isDone = steps.every((one) => one.state === 'done' || one.state === 'none');
  return (
    <>
      {isDone && <Success title={copy.done.title} level={2} />}
      <section className="card" role={isDone ? undefined : 'status'}>
        {!isDone && <h2>{isInProgress(state) ? copy.open.title : copy.refused.title}</h2>}
        {rows}
        {isInProgress(state) && <p>{copy.open.text}</p>}
        {!isInProgress(state) && !isDone && (
          <>
            <p>{copy.refused.text}</p>
            <div className="acts">
              <CallButton main />
            </div>
          </>
        )}
      </section>
    </>
  );
}
