import { encode } from 'uqr';

/**
 * A QR code, black on white in both color schemes: cameras expect it so. `label` says what it is for; what it encodes
 * stands beside it in words.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      width="240"
      height="240"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={modules.join('')} />
    </svg>
  );
}
