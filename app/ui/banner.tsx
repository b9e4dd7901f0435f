import type { ReactNode } from 'react';
import type { Tone } from '#app/copy/tone.ts';
import { Icon } from './icon.tsx';

interface NoteProps {
  tone: Tone;
  title?: string;
  id?: string;
  children: ReactNode;
}

interface BannerProps extends NoteProps {
  /** Seconds after which script lets it leave (decision 5). An error stays. */
  leaves?: 2 | 3 | 5;
}

/** What has just happened, at the top of a page; read out when it appears. */
export function Banner({ leaves, ...note }: BannerProps) {
  const { tone } = note;
  return <Box {...note} role={tone === 'bad' ? 'alert' : 'status'} leaves={tone === 'bad' ? undefined : leaves} />;
}

/** What is so, as a part of the page: not read out by itself. */
export function Note(note: NoteProps) {
  return <Box {...note} />;
}

function Box({ tone, title, id, children, role, leaves }: NoteProps & { role?: 'alert' | 'status'; leaves?: number | undefined }) {
  return (
    <div className={`note ${tone}`} id={id} role={role} data-leaves={leaves}>
      <Icon name={tone} />
      <div>
        {title && <b>{title}</b>}
        <p>{children}</p>
      </div>
    </div>
  );
}
