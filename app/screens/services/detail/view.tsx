import { layoutMessages } from '#app/copy/layout.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { AccountDisabled } from '#app/ui/no-lines.tsx';
import { paths } from '#app/ui/paths.ts';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { ServiceModel } from './intent.ts';
import { endsInError, ServiceChanged, ServiceError } from './after.tsx';
import { serviceMessages } from './copy.ts';
import { LineOfService } from './line.tsx';
import { ServiceInfo } from './service-info.tsx';

/** One service: each line with its switch, then what it is about (SERVICE-5). */
export function ServiceView({ model }: { model: ServiceModel }) {
  const copy = useCopy(serviceMessages);
  const { names, back } = useCopy(servicesMessages);
  const { service, lines, usage, after } = model;
  if (after && endsInError(after)) return <ServiceError />;
  if (model.closed) return <ClosedService model={model} />;
  return (
    <>
      <BackLink to={paths.services}>{back}</BackLink>
      <h1>{names[service]}</h1>
      {after && <ServiceChanged entry={after} service={service} />}
      {model.disabled && <AccountDisabled what={model.disabled} />}
      {model.letsTalk && <LetsTalk />}
      {lines.length === 0 ? (
        <div className="sheet">
          <p>{copy.noLines}</p>
          <ServiceInfo model={model} />
        </div>
      ) : (
        <div className="cols">
          <section className="stack">
            <div className="pair">
              <b>{copy.line}</b> <b>{copy.status}</b>
            </div>
            {lines.map((line, index) => (
              <LineOfService
                key={line.ref}
                line={line}
                service={service}
                index={index + 1}
                usage={usage?.ref === line.ref ? usage : undefined}
              />
            ))}
          </section>
          <div className="side">
            <ServiceInfo model={model} />
          </div>
        </div>
      )}
    </>
  );
}

/** Result of a change whose service was closed after it was sent (SERVICE-38); the cards may be closed as well. */
function ClosedService({ model: { service, after } }: { model: ServiceModel }) {
  const { names } = useCopy(servicesMessages);
  const { backHome } = useCopy(layoutMessages);
  return (
    <SinglePage title={names[service]} back={{ to: paths.home, words: backHome }}>
      {after && <ServiceChanged entry={after} service={service} />}
      <Refused why={{ reason: 'service-closed' }} />
    </SinglePage>
  );
}
