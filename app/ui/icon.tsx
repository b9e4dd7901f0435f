const drawings = {
  edit: 'm4 20 1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
} as const;

/**
 * Icon of a control. The words next to it have its meaning, so screen readers skip it. The styles of its place define
 * the stroke and size.
 */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
