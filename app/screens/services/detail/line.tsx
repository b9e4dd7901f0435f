import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { Disconnected } from '#app/ui/line-info.tsx';
import { paths } from '#app/ui/paths.ts';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import type { ServiceLine } from '../service-lines.ts';
import type { ServiceUsage } from '../service-usage.ts';
import { accountMessages } from '../../account/account/copy.ts';
import { serviceMessages } from './copy.ts';
import { ServiceSwitch, SwitchClosed } from './service-switch.tsx';
import { UsageOfService } from './usage.tsx';

interface LineOfServiceProps {
  line: ServiceLine;
  service: ServiceType;
  /** Makes the line's ids unique on the page. */
  index: number;
  usage?: ServiceUsage | undefined;
}

/** One line: who has it, the service's switch, and what was used of it (SERVICE-7). */
export function LineOfService({ line, service, index, usage }: LineOfServiceProps) {
  const copy = useCopy(serviceMessages);
  const id = `line-${index}`;
  return (
    <article className="card" aria-labelledby={id}>
      <div className="pair">
        <div className="who">
          <h2 id={id}>{lineTitle(line, useCopy(ordinalMessages))}</h2>
          <p>
            {line.msisdn && <PhoneNumber digits={line.msisdn} />} {line.isPrimary && copy.primary}
          </p>
        </div>{' '}
        {line.disconnected ? (
          <Tag tone="bad">{copy.disconnected}</Tag>
        ) : (
          <ServiceSwitch line={line} service={service} id={id} />
        )}
      </div>
      {!line.disconnected && <SwitchClosed line={line} id={id} />}
      {line.disconnected ? (
        <DisconnectedInfo byRequest={line.disconnected.byRequest} />
      ) : (
        <UsageLink line={line} service={service} id={id} open={usage !== undefined} />
      )}
      {usage && <UsageOfService usage={usage} service={service} />}
    </article>
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

/** Opens and closes the usage history. */
function UsageLink({
  line,
  service,
  id,
  open,
}: Pick<LineOfServiceProps, 'line' | 'service'> & { id: string; open: boolean }) {
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
