import { PageLink } from './page-link.tsx';

/** The way back, at the top of a journey's page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink className="back" href={to}>
      <svg
        width="1rem"
        height="1rem"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M10 3 5 8l5 5" />
      </svg>
      {children}
    </PageLink>
  );
}
