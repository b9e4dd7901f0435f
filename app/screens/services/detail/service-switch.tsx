import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { Known } from '#app/ui/known.tsx';
import { valueOf } from '#rpc/domain/facts/read.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import type { ServiceLine } from '../service-lines.ts';
import { serviceMessages } from './copy.ts';

interface ServiceSwitchProps {
  line: ServiceLine;
  service: ServiceType;
  /** Id of the reason why the switch is disabled (SERVICE-10). */
  whyId: string;
}

/** The switch of a line whose service is on: it is off after one press (SERVICE-14). A disabled one has its reason. */
export function ServiceSwitch({ line, service, whyId }: ServiceSwitchProps) {
  const copy = useCopy(serviceMessages);
  const name = useCopy(servicesMessages).names[service];
  const lineText = lineInSentence(line, useCopy(ordinalMessages));
  if (!hasSwitch(line)) return <Known of={line.enabled} missing={copy.unknown} small />;
  const enabled = valueOf(line.enabled);
  if (!line.decision.allowed) {
    return (
      <button
        type="button"
        className="btn switch"
        role="switch"
        aria-checked={enabled === true}
        disabled
        aria-describedby={whyId}
      >
        {line.changing ? copy.changing : enabled ? copy.on : copy.off}
        <span className="unseen">{copy.about(name, lineText)}</span>
      </button>
    );
  }
  return (
    <PostForm action={paths.service(service)} operation={line.operationId} hidden={{ line: line.ref }}>
      <button type="submit" className="btn switch" role="switch" aria-checked="true">
        {copy.on}
        <span className="unseen">{copy.turnOff(name, lineText)}</span>
      </button>
    </PostForm>
  );
}

/** Returns false for a line whose status the carrier did not return: it has no switch (SERVICE-8). */
export function hasSwitch({ enabled, changing }: ServiceLine): boolean {
  return enabled.kind === 'known' || changing;
}

/** Returns true for a line whose switch opens the terms in place (SERVICE-14, SERVICE-31). */
export function opensTerms(line: ServiceLine): boolean {
  if (line.unavailable) return true;
  return !line.disconnected && line.decision.allowed && line.enabled.kind === 'known' && !line.enabled.value;
}
