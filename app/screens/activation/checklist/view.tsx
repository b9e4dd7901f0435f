import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { ImeiPicture } from '#app/ui/imei-picture.tsx';
import { List } from '#app/ui/list.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { ChecklistPage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { checklistMessages } from './copy.ts';

/** The items to have ready before a line is activated (ACTIVATE-5). */
export function ChecklistView({ page, because }: { page: ChecklistPage; because?: string | undefined }) {
  const copy = useCopy(checklistMessages);
  const { finding } = useCopy(deviceCheckMessages);
  const line = lineInSentence(page.line, useCopy(ordinalMessages));
  const isEsim = page.sim === 'esim';
  return (
    <ActivationStepLayout page={page} title={copy.title(line)} about={copy.about} because={because}>
      {page.linesLeft > 1 && <p className="quiet">{copy.lines(page.linesLeft)}</p>}
      <section className="card" aria-labelledby="ready">
        <h2 id="ready">{copy.ready}</h2>
        <List items={[isEsim ? copy.esimDevice : copy.device, copy.imei, isEsim ? copy.esim : copy.sim, copy.port]} />
        <details className="more">
          <summary>{finding.title}</summary>
          <div className="stack">
            <List items={finding.ways} />
            <ImeiPicture />
          </div>
        </details>
      </section>
      <PostForm operation={page.operationId} button={copy.activate} hidden={{ version: page.version }} />
    </ActivationStepLayout>
  );
}
