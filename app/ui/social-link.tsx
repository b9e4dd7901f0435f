/** Simple outlines, 24 by 24. */
const drawings: Readonly<Record<string, string>> = {
  Facebook: 'M14 21v-8h3l.5-4H14V7.5c0-1 .5-1.5 1.5-1.5H18V2.5h-3C12 2.5 10 4.5 10 7.5V9H7v4h3v8z',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 1 0 8 4 4 0 0 1 ' +
    '0-8zm5-1.5v.01',
  YouTube: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z',
};

/** A social site by its sign; in plain words, or where there is no sign, by its name. */
export function SocialLink({ name, to, plain = false }: { name: string; to: string; plain?: boolean }) {
  const drawing = plain ? undefined : drawings[name];
  return (
    <a href={to}>
      {drawing && (
        <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawing} />
        </svg>
      )}
      {drawing ? <span className="unseen">{name}</span> : name}{' '}
    </a>
  );
}
