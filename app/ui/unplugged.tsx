import { usePage } from './page-context.tsx';

const plug = 'M2 36q16 0 16-16h14m0-12v24h10a10 10 0 0 0 10-10v-4A10 10 0 0 0 42 8zm20 7h8m-8 10h8';
const socket = 'M86 8v24H76a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6zm0 12h16q16 0 16-16';

/** A plug beside its socket: something did not work, or nothing is here yet. Lite pages have none (SHELL-27). */
export function Unplugged() {
  if (usePage().lite) return null;
  return (
    <svg width="120" height="40" viewBox="0 0 120 40" aria-hidden="true">
      <path
        d={plug + socket}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
