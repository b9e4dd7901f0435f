import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { Known } from '#app/ui/known.tsx';
import { valueOf } from '#rpc/domain/facts/read.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import type { ServiceLine } from '../service-lines.ts';
import { serviceMessages } from './copy.ts';

interface ServiceSwitchProps {
  line: ServiceLine;
  service: ServiceType;
  /** The id of the line's title. */
  id: string;
}

/**
 * The switch of a line's service. Turning it off takes one press, turning it on a confirmation (SERVICE-14). A disabled
 * switch has its reason (SERVICE-10).
 */
export function ServiceSwitch({ line, service, id }: ServiceSwitchProps) {
  const copy = useCopy(serviceMessages);
  const name = useCopy(servicesMessages).names[service];
  const lineText = lineInSentence(line, useCopy(ordinalMessages));
  const { decision } = line;
  if (!isKnown(line)) return <Known of={line.enabled} missing={copy.unknown} small />;
  const enabled = valueOf(line.enabled);
  const words = line.changing ? copy.changing : enabled ? copy.on : copy.off;
  if (!decision.allowed) {
    return (
      <button
        type="button"
        className="btn switch"
        role="switch"
        aria-checked={enabled === true}
        disabled
        aria-describedby={whyId(id)}
      >
        {words}
        <span className="unseen">{copy.about(name, lineText)}</span>
      </button>
    );
  }
  if (enabled) {
    return (
      <PostForm action={paths.service(service)} operation={line.operationId} hidden={{ line: line.ref }}>
        <button type="submit" className="btn switch" role="switch" aria-checked="true">
          {words}
          <span className="unseen">{copy.turnOff(name, lineText)}</span>
        </button>
      </PostForm>
    );
  }
  return (
    <form method="get" action={paths.enableService(service, line.ref)}>
      <button type="submit" className="btn switch" role="switch" aria-checked="false">
        {words}
        <span className="unseen">{copy.turnOn(name, lineText)}</span>
      </button>
    </form>
  );
}

/** Reason of a disabled switch, under the line's name and switch (SERVICE-10). */
export function SwitchClosed({ line, id }: Pick<ServiceSwitchProps, 'line' | 'id'>) {
  const { decision } = line;
  if (decision.allowed || !isKnown(line)) return null;
  return (
    <p className="why quiet small" id={whyId(id)}>
      <ReasonText why={decision} />
    </p>
  );
}

const whyId = (id: string) => `${id}-why`;

/** Returns false for a line whose status the carrier did not return: it has no switch. */
function isKnown({ enabled, changing }: ServiceLine): boolean {
  return enabled.kind === 'known' || changing;
}
