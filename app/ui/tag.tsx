import type { Tone } from '#app/copy/tone.ts';

export function Tag({ tone, children }: { tone: Tone; children: string }) {
  return <span className={tone === 'calm' ? 'tag' : `tag ${tone}`}>{children}</span>;
}
