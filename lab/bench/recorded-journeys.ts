import { parse } from 'postcss';
import type { Journey } from '#e2e/support/visits.ts';
import { Visitor } from '#e2e/support/visitor.ts';
import { Walker } from '#e2e/support/walker.ts';
import { world } from '#e2e/support/world.ts';

export type RecordedJourney = Pick<Recorder, 'pages' | 'leads'>;

/** Keeps each page of a journey as it came. */
class Recorder extends Walker {
  /** Pages by their paths; one that a form leads to on its own path has a step as well. */
  readonly pages = new Map<string, string>();
  /** The path to which a form of each page leads, or a path without a page. */
  readonly leads: Record<string, string> = {};
  #at = '';

  override async open(path: string): Promise<this> {
    await super.open(path);
    const link = new URL(path, this.url).pathname;
    this.#at = new URL(this.url).pathname;
    if (link !== this.#at) this.leads[link] = this.#at;
    return this.#keep();
  }

  override async press(...button: Parameters<Walker['press']>): Promise<this> {
    const from = this.#at;
    await super.press(...button);
    const { pathname } = new URL(this.url);
    this.#at = this.pages.has(pathname) ? `${pathname}?step=${this.pages.size}` : pathname;
    this.leads[from] = this.#at;
    return this.#keep();
  }

  #keep(): this {
    this.pages.set(this.#at, this.html);
    return this;
  }
}

/** Walks a journey of somebody new on the portal, Home first. */
export async function recordJourney({ seed, walk }: Pick<Journey, 'seed' | 'walk'>): Promise<RecordedJourney> {
  const { email } = await world.open(seed, { topUpMs: 3_600_000, planChangeMs: 3_600_000 });
  const recorder = await new Recorder(new Visitor()).signIn(email);
  await walk(await recorder.open('/home'));
  return recorder;
}

/** The styles of all pages, each rule once: they are in the pages. */
export function stylesOf(journeys: readonly RecordedJourney[]): string {
  const pages = journeys.flatMap(({ pages: recorded }) => [...recorded.values()]);
  const sheets = pages.flatMap((html) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css));
  return [...new Set(sheets.flatMap((css) => parse(css).nodes.map(String)))].join('\n');
}
