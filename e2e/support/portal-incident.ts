import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fetch } from 'miniflare';
import { type AlertId, alerts } from '../../scripts/points/alerts.ts';
import { ringingRows } from '../../scripts/testing/ringing-rows.ts';
import { alertFile } from '../../scripts/points/grafana.ts';
import { openPoints, type PointsFile, type Row } from '../../scripts/points/points-file.ts';
import { type PortalSettings, startPortal } from '../../scripts/portal.ts';
import { fixturesUrl, identityUrl, incidentUrl, ports } from './ports.ts';

export { spokenReference } from '#rpc/domain/spoken-reference.ts';
export { fetch as fetchThere, Response as ThereResponse } from 'miniflare';

type Outbound = NonNullable<PortalSettings['outbound']>;
type Changes = Pick<PortalSettings, 'clockAheadMs' | 'bindings'>;

/** A portal with storage, a log and data points of its own, to which incidents happen. */
export class IncidentPortal {
  readonly url = incidentUrl;
  readonly #folder = mkdtempSync(join(tmpdir(), 'lineside-incident-'));
  readonly pointsFile = join(this.#folder, 'points.sqlite');
  readonly logFile = join(this.#folder, 'portal.log');
  readonly #points: PointsFile = openPoints(this.pointsFile);
  #portal: Awaited<ReturnType<typeof startPortal>> | undefined;
  /** Answers a call to another system in its place; undefined lets it through. */
  disturb: ((request: Parameters<Outbound>[0]) => ReturnType<Outbound> | undefined) | undefined;

  constructor() {
    writeFileSync(this.logFile, '');
  }

  /** Starts it, or starts it again over what it has stored. */
  async start(changes: Changes = {}): Promise<this> {
    await this.halt();
    this.#portal = await startPortal({
      port: ports.incident,
      fixturesUrl,
      identityUrl,
      persist: join(this.#folder, 'storage'),
      onLog: (line) => appendFileSync(this.logFile, `${line}\n`),
      onPoint: (point) => this.#points.add(point),
      limitless: true,
      outbound: (request) => this.disturb?.(request) ?? fetch(request),
      ...changes,
    });
    return this;
  }

  /** Stops it for a while. */
  async halt(): Promise<void> {
    await this.#portal?.stop();
    this.#portal = undefined;
  }

  /** The alerts of ops/alerts.json that ring by its data points. */
  ringing(): AlertId[] {
    const ask = (sql: string) => this.#points.ask(sql.replace('FROM lineside_production', 'FROM points'));
    const rules = alertFile().groups.flatMap((group) => group.rules);
    return rules.flatMap((rule) => (ringingRows(rule, ask).length > 0 ? [rule.uid as AlertId] : []));
  }

  /** Those that wake somebody. */
  waking(): AlertId[] {
    return this.ringing().filter((id) => alerts[id].severity !== 'sev3');
  }

  /** Runs a query over its data points. */
  rows(sql: string): Row[] {
    return this.#points.ask(sql);
  }

  get log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  /** Changes what its Account objects have stored while it does not run, as another build or a broken disk would. */
  changeStored(statement: string): void {
    const storage = join(this.#folder, 'storage');
    for (const file of readdirSync(storage, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.sqlite') || !file.includes('AccountObject')) continue;
      const database = new DatabaseSync(join(storage, file));
      const has = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'operation'`).get();
      if (has) database.exec(statement);
      database.close();
    }
  }

  async stop(): Promise<void> {
    await this.halt();
    this.#points.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
