import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isRouteErrorResponse, Outlet, useMatches, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { problemPage, type PageRefusal } from './screens/problem/problem-page.tsx';
import { factsOf, type RootFacts } from './facts.ts';
import { descriptionOf, handleOf, titleOf } from './handle.ts';
import { Document } from './ui/document.tsx';
import { PageLayout } from './ui/page-layout.tsx';
import { PageContextProvider } from './ui/page-context.tsx';

export function loader({ context }: LoaderFunctionArgs): Promise<RootFacts> {
  return factsOf(context);
}

interface PageData {
  /** Seconds until a page without script looks again. */
  refresh?: number;
  /** What it waits for is told by nobody: with script, too, it looks again by itself. */
  pollOnly?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const error = useRouteError() ?? undefined;
  if (!facts) throw new Error('the root loader gave no facts');
  const handle = handleOf(matches);
  const title = error === undefined ? titleOf(handle, facts) : problemPage(refusalOf(error)).title(facts.language);
  const data = error === undefined ? matches.map((match) => match.data as PageData | undefined) : [];
  const refresh = data.map((one) => one?.refresh).findLast(Boolean);
  const live = error === undefined && !facts.lite ? handle?.script?.live : undefined;
  const found = error === undefined && !facts.signedIn && handle?.public ? { origin: facts.origin } : undefined;
  return (
    <PageContextProvider facts={facts}>
      <Document
        title={title}
        error={facts.formError}
        description={descriptionOf(handle, facts)}
        found={found}
        refresh={refresh}
        live={live}
        pollOnly={data.some((one) => one?.pollOnly)}
      >
        <PageLayout>{children}</PageLayout>
      </Document>
    </PageContextProvider>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Every problem page: what a loader refused with, and whatever broke. */
export function ErrorBoundary() {
  return problemPage(refusalOf(useRouteError())).view;
}

function refusalOf(error: unknown): PageRefusal {
  if (!isRouteErrorResponse(error)) return { status: 500, reason: '' };
  return { status: error.status, reason: typeof error.data === 'string' ? error.data : '' };
}
