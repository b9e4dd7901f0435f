import type { Tone } from '#app/copy/tone.ts';

export function Tag({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`tag ${tone}`}>{children}</span>;
}
