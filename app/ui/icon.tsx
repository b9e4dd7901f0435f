const drawings = {
  edit: 'm4 20 1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
} as const;

/**
 * The sign of something to press. The words next to it say the same, so it is silent to screen readers. How it is drawn
 * is in the styles of where it stands.
 */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
