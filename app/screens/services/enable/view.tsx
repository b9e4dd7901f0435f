import { servicesMessages } from '#app/copy/services.ts';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { List } from '#app/ui/list.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { hasRates } from '#rpc/domain/service.ts';
import type { EnableForm } from './intent.ts';
import { enableServiceMessages } from './copy.ts';

/** The terms of a service, before it is turned on for a line (SERVICE-15). */
export function EnableView({ form }: { form: EnableForm }) {
  const copy = useCopy(enableServiceMessages);
  const { names, viewRates, backTo } = useCopy(servicesMessages);
  const { service, decision, unavailable } = form;
  const name = names[service];
  const backLink = { to: paths.service(service), words: backTo(name) };
  const page = { title: copy.title(name), about: <LineName line={form.line} />, back: backLink };
  if (!decision.allowed) {
    return (
      <SinglePage {...page}>
        <Refused why={decision} />
      </SinglePage>
    );
  }
  return (
    <SinglePage {...page}>
      {unavailable && <LetsTalk id="unavailable" />}
      <p>{copy.terms}</p>
      <List items={copy.what[service]} />
      <p>
        {hasRates(service) && (
          <>
            <a href={paths.serviceRates(service)}>{viewRates}</a>
            {' · '}
          </>
        )}
        <a href={paths.terms}>{copy.allTerms}</a>
      </p>
      {unavailable ? (
        <DisabledAction id="unavailable">{copy.enable}</DisabledAction>
      ) : (
        <PostForm
          action={paths.enableService(service, form.line.ref)}
          operation={form.operationId}
          button={copy.enable}
          back={{ to: backLink.to, words: copy.keep }}
        />
      )}
    </SinglePage>
  );
}
