import { Note } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { paths } from '#app/ui/paths.ts';
import { Refused } from '#app/ui/refused.tsx';
import { Section } from '#app/ui/section.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { EsimCode, PhoneSystem } from '#rpc/domain/esim-code.ts';
import type { EsimSetup } from './intent.ts';
import { esimSetupMessages } from './copy.ts';
import { CodeText } from './code-text.tsx';
import { QrCode } from './qr-code.tsx';

/** The activation code in three ways, or why it is not shown (ESIM-4 to ESIM-6). */
export function Install({ page: { line, system, isOnPhone, code } }: { page: EsimSetup }) {
  const copy = useCopy(esimSetupMessages);
  switch (code.at) {
    case 'sign-in-again':
      return (
        <Section title={copy.install.title}>
          <Note tone="calm" title={copy.signInAgain.title}>
            {copy.signInAgain.text}
          </Note>
          <div className="acts">
            <ButtonLink main to={paths.signInAgain(paths.esimSetup(line.ref, { system }))}>
              {copy.signInAgain.button}
            </ButtonLink>
          </div>
        </Section>
      );
    case 'closed':
      return (
        <Section title={copy.install.title}>
          <Refused why={code.why} />
        </Section>
      );
    case 'missing':
      return (
        <Section title={copy.install.title}>
          <Note tone="warn" title={copy.missing.title}>
            {copy.missing.text}
          </Note>
        </Section>
      );
    case 'shown':
      return <Code code={code.code} system={system} isOnPhone={isOnPhone} />;
  }
}

/** On the phone itself the link comes first, on another screen the QR code. */
function Code({ code, system, isOnPhone }: { code: EsimCode; system: PhoneSystem; isOnPhone: boolean }) {
  const copy = useCopy(esimSetupMessages).install;
  const here = (
    <div className="stack">
      <div className="acts">
        <ButtonLink main={isOnPhone} to={code.install[system]}>
          {copy.here}
        </ButtonLink>
      </div>
      <p className="quiet small">{copy.needs[system]}</p>
    </div>
  );
  const rows = [
    { term: copy.server, value: code.server },
    { term: copy.matchingId, value: <CodeText code={code.matchingId} /> },
    { term: copy.whole, value: <CodeText code={code.text} /> },
  ];
  return (
    <Section title={copy.title}>
      {isOnPhone && here}
      <figure className="stack">
        <QrCode text={code.text} label={copy.qrLabel} />
        <figcaption>{copy.qr}</figcaption>
      </figure>
      {!isOnPhone && here}
      <h3>{copy.byHand}</h3>
      <Summary rows={rows} />
      <p className="quiet small">
        {copy.secret} {copy.again}
      </p>
    </Section>
  );
}
