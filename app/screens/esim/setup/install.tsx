import type { ReactNode } from 'react';
import { encode } from 'uqr';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { paths } from '#app/ui/paths.ts';
import { Refused } from '#app/ui/refused.tsx';
import { Section } from '#app/ui/section.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { EsimCode, PhoneSystem } from '#rpc/domain/esim-code.ts';
import type { EsimSetup } from './intent.ts';
import { esimSetupMessages } from './copy.ts';

/** The activation code in three ways, or why it is not shown (ESIM-4 to ESIM-6). */
export function Install({ page: { line, system, isOnPhone, code } }: { page: EsimSetup }) {
  const copy = useCopy(esimSetupMessages);
  switch (code.kind) {
    case 'sign-in-again':
      return (
        <Section title={copy.install.title}>
          <Note tone="calm" {...copy.signInAgain} />
          <div className="acts">
            <MainLink to={paths.signInAgain(paths.esimSetup(line.ref, { system }))}>{copy.signInAgain.button}</MainLink>
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
          <Note tone="warn" {...copy.missing} />
        </Section>
      );
    case 'shown':
      return <Code code={code.code} system={system} isOnPhone={isOnPhone} />;
  }
}

/** Shows the link first on the phone itself, and the QR code first on another screen. */
function Code({ code, system, isOnPhone }: { code: EsimCode; system: PhoneSystem; isOnPhone: boolean }) {
  const copy = useCopy(esimSetupMessages).install;
  const installLink = (
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
    { term: copy.matchingId, value: code.matchingId ? <CodeText code={code.matchingId} /> : copy.noMatchingId },
    { term: copy.whole, value: <CodeText code={code.text} /> },
  ];
  return (
    <Section title={copy.title}>
      {code.needsConfirmation && <Note tone="calm" {...copy.confirmation} />}
      {isOnPhone && installLink}
      <figure className="stack">
        <QrCode text={code.text} label={copy.qrLabel} />
        <figcaption>{copy.qr}</figcaption>
      </figure>
      {!isOnPhone && installLink}
      <h3>{copy.byHand}</h3>
      <Summary rows={rows} />
      <p className="quiet small">
        {copy.secret} {copy.again}
      </p>
    </Section>
  );
}

/**
 * A code to type or to copy. Where it finds no room it breaks between its parts, and a part that is still too long
 * after each eight characters; what is copied has none of these breaks (ESIM-4).
 */
function CodeText({ code }: { code: string }) {
  return code.split(/(?<=\$)/).map((part) => <Whole key={part}>{eights(part)}</Whole>);
}

function eights(part: string): ReactNode {
  const pieces = part.match(/.{1,8}/g) ?? [];
  return pieces.length > 1 ? pieces.map((piece, index) => <Whole key={index}>{piece}</Whole>) : part;
}

function Whole({ children }: { children: ReactNode }) {
  return <span className="keep">{children}</span>;
}

/**
 * A QR code, black on white in both color schemes, because cameras expect it so. `label` names its purpose; its content
 * is beside it in words.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      width="240"
      height="240"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={modules.join('')} />
    </svg>
  );
}
