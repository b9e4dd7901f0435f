import { isOtherSystem, otherSystems, services } from '../endpoint.ts';
import type { Finding } from './finding.ts';

/** For people: first what does not hold, by endpoint, state and field, then the totals. */
export function asText(findings: readonly Finding[]): string {
  const failed = findings.filter(({ faults }) => faults.length > 0);
  const lines = failed.flatMap(({ service, description, state, faults, answer }) => [
    `✗ ${service}: ${description}`,
    `    state  ${state}`,
    ...faults.map(({ field, message }) => `    field  ${field}: ${message}`),
    ...(answer ? [`    answer ${answer}`] : []),
    '',
  ]);
  const counts = services.flatMap((service) => {
    const own = findings.filter((finding) => finding.service === service);
    return own.length > 0
      ? [`${service}: ${own.filter(({ faults }) => faults.length === 0).length} of ${own.length} interactions hold`]
      : [];
  });
  const elsewhere = findings.some(({ service }) => isOtherSystem(service))
    ? []
    : [`(${otherSystems.join(', ')} have their own addresses: give each as --provider with its --service)`];
  return [
    ...lines,
    ...counts,
    ...(findings.length > 0 && new Set(findings.map(({ service }) => service)).size > 1 ? elsewhere : []),
  ].join('\n');
}

/** For CI: JUnit, one suite per service. */
export function asJUnit(findings: readonly Finding[]): string {
  const suites = [...new Set(findings.map(({ service }) => service))].map((service) => {
    const own = findings.filter((finding) => finding.service === service);
    const cases = own.map(({ endpoint, description, state, faults, answer }) => {
      const head =
        `    <testcase classname="${xml(`${service}.${endpoint}`)}" ` +
        `name="${xml(`${description}, given ${state}`)}"`;
      if (faults.length === 0) return `${head}/>`;
      const text = faults.map(({ field, message }) => `${field}: ${message}`).join('\n');
      return (
        `${head}>\n      <failure ` +
        `message="${xml(text.split('\n', 1)[0] ?? '')}">` +
        xml(`${endpoint}\nstate: ${state}\n${text}\nanswer: ${answer ?? 'none'}`) +
        '</failure>\n    </testcase>'
      );
    });
    return (
      `  <testsuite name="${xml(service)}" tests="${own.length}" ` +
      `failures="${own.filter(({ faults }) => faults.length > 0).length}">\n${cases.join('\n')}\n  </testsuite>`
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="lineside">\n${suites.join('\n')}\n</testsuites>\n`;
}

/** For tools: all findings. */
export function asJson(findings: readonly Finding[]): string {
  return `${JSON.stringify({ holds: findings.every(({ faults }) => faults.length === 0), findings }, null, 2)}\n`;
}

function xml(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  // XML cannot represent most control characters, not even escaped.
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '�')
    .replaceAll(/[&<>"]/g, (character) => names[character] as string);
}
