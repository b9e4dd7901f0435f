import type { ReactNode } from 'react';
import { paths } from '#app/ui/paths.ts';
import { CallLink } from '#app/ui/call-link.tsx';
import { dataSizeText } from '#app/ui/data-size.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import type { BroadbandLabel } from '#rpc/domain/broadband-label.ts';
import { labelMessages } from './copy.ts';

/** Returns gigabytes as text, such as "5 GB" (SAFETY-17). */
export const gigabytesText = (gigabytes: number) => dataSizeText(gigabytes * bytesPerGigabyte);

const range = ([from, to]: readonly [number, number], unit: string) => `${from}–${to} ${unit}`;

/** The broadband facts of a plan; closed at first. */
export function Label({ label }: { label: BroadbandLabel }) {
  const copy = useCopy(labelMessages);
  return (
    <details className="more">
      <summary>
        {copy.summary}
        <span className="unseen"> – {label.name}</span>
      </summary>
      <LabelTable label={label} />
    </details>
  );
}

/** The table of a plan's broadband facts in the form that the FCC prescribes. */
export function LabelTable({ label }: { label: BroadbandLabel }) {
  const { brand } = usePage();
  const copy = useCopy(labelMessages);
  const size = label.gigabytes === undefined ? undefined : gigabytesText(label.gigabytes);
  return (
    <table className="table label">
      <caption>
        <b>
          {brand.longName}, {label.name}
        </b>
        <br />
        {copy.kind}
      </caption>
      <tbody>
        <Row term={copy.monthlyPrice} strong>
          {moneyText(label.firstLine)}
        </Row>
        <Row term={copy.eachMoreLine}>{moneyText(label.eachMoreLine)}</Row>
        <tr>
          <td colSpan={2}>{copy.terms}</td>
        </tr>
      </tbody>
      <tbody>
        <Heading>{copy.charges}</Heading>
        {label.simKit !== undefined && <Row term={copy.simKit}>{moneyText(label.simKit)}</Row>}
        <Row term={copy.earlyTermination}>{moneyText(label.earlyTerminationFee)}</Row>
        <Row term={copy.taxes}>{copy.taxesVary}</Row>
      </tbody>
      <tbody>
        <Heading>{copy.speeds}</Heading>
        <Row term={copy.download}>{range(label.download, 'Mbps')}</Row>
        <Row term={copy.upload}>{range(label.upload, 'Mbps')}</Row>
        <Row term={copy.latency}>{range(label.latency, 'ms')}</Row>
      </tbody>
      <tbody>
        <Row term={copy.dataIncluded} strong>
          {label.unlimited ? copy.unlimited(size) : size}
        </Row>
        {label.extraData && (
          <Row term={copy.extraData(gigabytesText(label.extraData.gigabytes))}>{moneyText(label.extraData.price)}</Row>
        )}
      </tbody>
      <tbody>
        <Heading>{copy.policies}</Heading>
        <Row term={copy.networkManagement}>
          <a href={brand.external.policies}>{copy.readPolicy}</a>
        </Row>
        <Row term={copy.privacy}>
          <a href={paths.privacy}>{copy.readPolicy}</a>
        </Row>
        <Row term={copy.support}>
          <CallLink />
        </Row>
        <tr>
          <td colSpan={2}>
            {copy.planId}: {label.planId}
          </td>
        </tr>
        <tr>
          <td colSpan={2}>
            {copy.learnMore} <a href="https://www.fcc.gov/consumer">fcc.gov/consumer</a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Row({ term, strong, children }: { term: string; strong?: boolean; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{strong ? <b>{term}</b> : term}</th>
      <td>{strong ? <b>{children}</b> : children}</td>
    </tr>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <tr>
      <th colSpan={2} scope="rowgroup">
        <b>{children}</b>
      </th>
    </tr>
  );
}
