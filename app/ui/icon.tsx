const drawings = {
  calm: 'M12 11v6m0-10v.01',
  ok: 'm8 12.5 2.5 2.5 5-5.5',
  warn: 'M12 7v6m0 4v.01',
  bad: 'M12 7v6m0 4v.01',
  edit: 'm4 20 1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
} as const;

/**
 * The sign beside a tone's colour, or of something to press. The words next to it say the same, so it is silent to
 * screen readers.
 */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {name === 'warn' ? <path d="M12 2.5 23 21.5H1z" /> : name !== 'edit' && <circle cx="12" cy="12" r="10.5" />}
      <path d={drawings[name]} />
    </svg>
  );
}
