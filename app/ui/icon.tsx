const drawings = {
  calm: 'M12 11v6m0-10v.01',
  ok: 'm8 12.5 2.5 2.5 5-5.5',
  warn: 'M12 7v6m0 4v.01',
  bad: 'M12 7v6m0 4v.01',
} as const;

/** The sign beside a tone's colour. The words next to it say the same, so it is silent to screen readers. */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {name === 'warn' ? <path d="M12 2.5 23 21.5H1z" /> : <circle cx="12" cy="12" r="10.5" />}
      <path d={drawings[name]} />
    </svg>
  );
}
