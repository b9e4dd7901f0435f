import { isOtherSystem, otherSystems, services } from '../endpoint.ts';
import { type Finding, holds } from './finding.ts';
import { grouped } from './grouped.ts';

/** Maximum length of a request's body or of an answer in the report, in characters. */
const mostShown = 300;

/**
 * Returns the report for people: failures by endpoint, state and field, then the totals.
 * @param verbose shows every interaction, with its request
 */
export function asText(findings: readonly Finding[], { verbose = false }: { verbose?: boolean } = {}): string {
  const listed = findings.filter(({ faults }) => verbose || faults.length > 0);
  const lines = listed.flatMap(({ service, description, state, faults, exchange, isPending, isLaw }) => [
    `${faults.length > 0 ? '✗' : '✓'} ${service}: ${description}${isPending && faults.length > 0 ? ' (pending)' : ''}`,
    `    state  ${state}`,
    ...(exchange?.request ? requestLines(exchange.request) : []),
    ...faults.map(({ field, message }) => `    ${isLaw ? 'law   ' : 'field '} ${field}: ${message}`),
    ...(exchange?.text && (verbose || faults.length > 0) ? [`    answer ${exchange.text.slice(0, mostShown)}`] : []),
    ...(verbose && exchange ? [`    took   ${exchange.ms} ms, HTTP ${exchange.status}`] : []),
    '',
  ]);
  const counts = services.flatMap((service) => {
    const serviceFindings = findings.filter((finding) => finding.service === service && !finding.isLaw);
    return serviceFindings.length > 0
      ? [
          `${service}: ${serviceFindings.filter(({ faults }) => faults.length === 0).length} of ${serviceFindings.length} interactions hold`,
        ]
      : [];
  });
  const elsewhere = findings.some(({ service }) => isOtherSystem(service))
    ? []
    : [`(${otherSystems.join(', ')} have their own addresses: give each as --provider with its --service)`];
  return [
    ...lines,
    ...warningsIn(findings),
    ...counts,
    ...(findings.length > 0 && new Set(findings.map(({ service }) => service)).size > 1 ? elsewhere : []),
  ].join('\n');
}

/** Returns each warning once, with the number of replies that cause it. */
function warningsIn(findings: readonly Finding[]): string[] {
  const all = findings.flatMap(({ endpoint, warnings = [] }) =>
    warnings.map(({ field, message }) => `! ${endpoint}: ${field === 'reply' ? '' : `${field}: `}${message}`),
  );
  return [...grouped(all, (line) => line)].map(([line, same]) =>
    same.length > 1 ? `${line} (${same.length} times)` : line,
  );
}

function requestLines({ method, url, body }: { method: string; url: string; body: string }): string[] {
  return [`    sent   ${method} ${url}`, ...(body ? [`    body   ${body.slice(0, mostShown)}`] : [])];
}

/**
 * Returns the report for CI: JUnit, one suite per service, with times in seconds.
 * @param notes remarks on all findings
 */
export function asJUnit(findings: readonly Finding[], notes: readonly string[] = []): string {
  const properties = notes.map((note) => `      <property name="note" value="${xml(note)}"/>\n`).join('');
  const suites = [...new Set(findings.map(({ service }) => service))].map((service) => {
    const serviceFindings = findings.filter((finding) => finding.service === service);
    return (
      `  <testsuite name="${xml(service)}" tests="${serviceFindings.length}" ` +
      `failures="${serviceFindings.filter((finding) => !holds([finding])).length}" time="${secondsOf(serviceFindings)}">\n` +
      (properties && `    <properties>\n${properties}    </properties>\n`) +
      `${serviceFindings.map(testCase).join('\n')}\n  </testsuite>`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<testsuites name="lineside" time="${secondsOf(findings)}">\n${suites.join('\n')}\n</testsuites>\n`
  );
}

function testCase(finding: Finding): string {
  const { service, endpoint, description, state, faults, warnings = [], exchange } = finding;
  const head =
    `    <testcase classname="${xml(`${service}.${endpoint}`)}" time="${secondsOf([finding])}" ` +
    `name="${xml(`${description.slice(endpoint.length + 1)}, given ${state}`)}"`;
  const warningLines = warnings.map(({ field, message }) => `${field}: ${message}`).join('\n');
  const output = warningLines && `      <system-out>${xml(warningLines)}</system-out>\n`;
  if (holds([finding])) return output ? `${head}>\n${output}    </testcase>` : `${head}/>`;
  const text = faults.map(({ field, message }) => `${field}: ${message}`).join('\n');
  const { method, url, body } = exchange?.request ?? { method: 'none', url: '', body: '' };
  return (
    `${head}>\n      <failure ` +
    `message="${xml(text.split('\n', 1)[0] ?? '')}">` +
    xml(`${endpoint}\nstate: ${state}\n${text}\nrequest: ${method} ${url} ${body}`.trimEnd()) +
    xml(`\nanswer: ${exchange?.text.slice(0, mostShown) || 'none'}`) +
    `</failure>\n${output}    </testcase>`
  );
}

function secondsOf(findings: readonly Finding[]): string {
  return (findings.reduce((sum, { exchange }) => sum + (exchange?.ms ?? 0), 0) / 1000).toFixed(3);
}

/** Returns the report for tools: all findings with their request and answer, and notes on all of them. */
export function asJson(findings: readonly Finding[], notes: readonly string[] = []): string {
  return `${JSON.stringify({ holds: holds(findings), notes, findings }, null, 2)}\n`;
}

function xml(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  // Removes most control characters, which XML cannot represent even escaped.
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '�')
    .replaceAll(/[&<>"]/g, (character) => names[character] as string);
}
