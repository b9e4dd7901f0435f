import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { Button } from '#app/ui/button.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { AboutLine } from '#app/ui/line-name.tsx';
import { List } from '#app/ui/list.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import type { ServiceLine } from '../service-lines.ts';
import { serviceMessages } from './copy.ts';
import { LineHead } from './line-head.tsx';
import { termsMessages } from '#app/copy/service-terms.ts';

interface TermsProps {
  line: ServiceLine;
  service: ServiceType;
  id: string;
}

/** The id of the notice that the carrier has refused the service as unavailable. */
export const unavailableId = 'unavailable';

/** A switch that opens the terms in place: the whole row is its summary (SERVICE-14, SERVICE-15). */
export function SwitchWithTerms({ line, service, id }: TermsProps) {
  const copy = useCopy(serviceMessages);
  const terms = useCopy(termsMessages);
  const { names } = useCopy(servicesMessages);
  const lineText = lineInSentence(line, useCopy(ordinalMessages));
  return (
    <details className="on" open={line.isOwn || line.unavailable}>
      <summary className="pair">
        <LineHead line={line} id={id} />{' '}
        <span className="btn switch">
          {copy.off}
          <span className="unseen">{copy.turnOn(names[service], lineText)}</span>
        </span>
      </summary>
      <div className="stack">
        <b>{terms.terms}</b>
        <List items={terms.what[service]} />
        <p>
          <a href={paths.terms}>{terms.allTerms}</a>
        </p>
        {line.unavailable ? (
          <DisabledAction id={unavailableId}>{terms.enable}</DisabledAction>
        ) : (
          <PostForm
            action={paths.service(service)}
            operation={line.operationId}
            hidden={{ line: line.ref, enable: 'on' }}
          >
            <Button main={line.isOwn}>
              {terms.enable}
              <AboutLine line={line} />
            </Button>
          </PostForm>
        )}
      </div>
    </details>
  );
}
