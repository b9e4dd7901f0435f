import { dictionaryFor } from '#e2e/support/page-dictionary.ts';
import { journeys, visit } from '#e2e/support/visits.ts';
import { secretsOf } from '#workers/dictionary/secrets.ts';
import { median, type Row } from './budget-table.ts';

/**
 * Later pages of visits, for a browser that has the dictionary, and what their encoder costs: budgets 20 and 21. Bytes
 * and trips are tests as well (`e2e/visits.spec.ts`).
 */
export async function visits(batches: number): Promise<Row[]> {
  const rows: Row[] = [];
  const pages: string[] = [];
  for (const [name, journey] of Object.entries(journeys)) {
    const { bytes, trips } = await visit(journey);
    pages.push(...trips.flatMap(({ html }) => html ?? []));
    rows.push({
      number: 20,
      what: `later pages: ${name}`,
      unit: ' KB',
      budget: journey.mostBytes / 1024,
      measured: bytes / 1024,
      note: `${trips.length} round trips`,
    });
  }
  return [...rows, await encoderCpu(pages, batches)];
}

/** CPU milliseconds of the encoder for a page, in Node. */
async function encoderCpu(pages: readonly string[], batches: number): Promise<Row> {
  const { encoder } = await dictionaryFor(pages[0] ?? '');
  const bytes = pages.map((html) => new TextEncoder().encode(html));
  const batch = () => {
    const before = process.cpuUsage();
    for (const page of bytes) encoder.encode(page, secretsOf(page));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / pages.length;
  };
  // The first batches are slower: V8 compiles.
  const measured = Array.from({ length: batches + 20 }, batch).slice(20);
  return {
    number: 21,
    what: 'encoder, CPU for a page',
    unit: ' ms',
    budget: 0.15,
    measured: median(measured),
    note: `best batch ${Math.min(...measured).toFixed(3)} ms, ${pages.length} pages`,
  };
}
