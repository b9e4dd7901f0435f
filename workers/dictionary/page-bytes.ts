import type { Range } from './match-finder.ts';

/** Text before a form's token, which belongs to one session (SAFETY-3). */
const beforeSecret = 'name="_token" value="';

/** Returns a page in UTF-8, and the parts that are secret: what a URL shows may stand beside them (ADR-060). */
export function pageBytes(html: string): { bytes: Uint8Array; secrets: Range[] } {
  const encoder = new TextEncoder();
  const bytes = new Uint8Array(3 * html.length);
  const secrets: Range[] = [];
  let [done, written] = [0, 0];
  const write = (to: number) => {
    written += encoder.encodeInto(html.slice(done, to), bytes.subarray(written)).written;
    done = to;
  };
  for (let place = html.indexOf(beforeSecret); place !== -1; place = html.indexOf(beforeSecret, done)) {
    write(place + beforeSecret.length);
    const start = written;
    const end = html.indexOf('"', done);
    if (end === -1) break;
    write(end);
    secrets.push([start, written]);
  }
  write(html.length);
  return { bytes: bytes.subarray(0, written), secrets };
}
