/** The initials of a name in a circle, beside the name. */
export function Initials({ name }: { name: string }) {
  const words = name.split(' ');
  const letters = [words[0], words.at(-1)].map((word) => word?.[0]).join('');
  return (
    <svg width="44" height="44" aria-hidden="true">
      <circle cx="22" cy="22" r="22" fill="var(--soft)" />
      <text x="22" y="28" fontWeight="650" textAnchor="middle" fill="var(--brand)">
        {letters}
      </text>
    </svg>
  );
}
