import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { Disconnected } from '#app/ui/line-info.tsx';
import { paths } from '#app/ui/paths.ts';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import type { ServiceLine } from '../service-lines.ts';
import type { ServiceUsage } from '../service-usage.ts';
import { accountMessages } from '../../account/account/copy.ts';
import { serviceMessages } from './copy.ts';
import { LineHead } from './line-head.tsx';
import { hasSwitch, opensTerms, ServiceSwitch } from './service-switch.tsx';
import { SwitchWithTerms } from './terms.tsx';
import { UsageOfService } from './usage.tsx';

interface LineOfServiceProps {
  line: ServiceLine;
  service: ServiceType;
  /** Makes the line's ids unique on the page. */
  index: number;
  usage?: ServiceUsage | undefined;
}

/** One line: its owner, the service's switch, and the usage of the service (SERVICE-7). */
export function LineOfService({ line, service, index, usage }: LineOfServiceProps) {
  const id = `line-${index}`;
  return (
    <li aria-labelledby={id}>
      {opensTerms(line) ? (
        <SwitchWithTerms line={line} service={service} id={id} />
      ) : (
        <SwitchOf line={line} service={service} id={id} />
      )}
      {line.disconnected ? (
        <DisconnectedInfo byRequest={line.disconnected.byRequest} />
      ) : (
        <UsageLink line={line} service={service} id={id} open={usage !== undefined} />
      )}
      {usage && <UsageOfService usage={usage} service={service} />}
    </li>
  );
}

type LinePart = Pick<LineOfServiceProps, 'line' | 'service'> & { id: string };

/** A line without terms: its state, and the reason of a disabled switch (SERVICE-10). */
function SwitchOf({ line, service, id }: LinePart) {
  const copy = useCopy(serviceMessages);
  const whyId = `${id}-why`;
  const isClosed = !line.disconnected && !line.decision.allowed && hasSwitch(line);
  return (
    <>
      <div className="pair">
        <LineHead line={line} id={id} />{' '}
        {line.disconnected ? (
          <Tag tone="bad">{copy.disconnected}</Tag>
        ) : (
          <ServiceSwitch line={line} service={service} whyId={whyId} />
        )}
      </div>
      {isClosed && (
        <p className="why quiet small" id={whyId}>
          {!line.decision.allowed && <ReasonText why={line.decision} />}
        </p>
      )}
    </>
  );
}

function DisconnectedInfo({ byRequest }: { byRequest: boolean }) {
  const copy = useCopy(lineCardMessages);
  return (
    <details className="more">
      <summary>
        <span className="open">{copy.more}</span> <span className="less">{copy.less}</span>
      </summary>
      <Disconnected byRequest={byRequest} />
    </details>
  );
}

/** Link that opens or closes the usage history. */
function UsageLink({ line, service, id, open }: LinePart & { open: boolean }) {
  const { view, hide } = useCopy(accountMessages).usage;
  const aboutText = ` – ${lineInSentence(line, useCopy(ordinalMessages))}`;
  return (
    <p>
      <a
        className="tap"
        href={open ? `${paths.service(service)}#${id}` : `${paths.service(service, { usage: line.ref })}#usage`}
      >
        {open ? hide : view}
        <span className="unseen">{aboutText}</span>
      </a>
    </p>
  );
}
