import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isRouteErrorResponse, Outlet, useMatches, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { problemPage, reloadOf, type PageRefusal } from './screens/problem/problem-page.tsx';
import type { PageHead } from './copy/page-text.ts';
import { rootDataOf, type RootData } from './root-data.ts';
import { descriptionOf, handleOf, titleOf } from './handle.ts';
import { Document } from './ui/document.tsx';
import { PageLayout } from './ui/page-layout.tsx';
import { PageContextProvider } from './ui/page-context.tsx';

export function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  return rootDataOf(context);
}

interface PageData {
  /** Title of the page in its present state, where the route's title is less exact. */
  title?: string;
  /** Text of a static page (ADR-009). */
  text?: PageHead;
  /** Seconds until a page without script is loaded again (POLL-10). */
  refresh?: number;
  /** The page gets no live events, so its script polls as well. */
  pollOnly?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  // Casts the loader's data, which keeps its Set of capabilities because no page hydrates.
  const facts = useRouteLoaderData<unknown>('root') as RootData | undefined;
  const matches = useMatches();
  const error = useRouteError() ?? undefined;
  if (!facts) throw new Error('the root loader gave no facts');
  const handle = handleOf(matches);
  const data = error === undefined ? matches.map((match) => match.data as PageData | undefined) : [];
  const dataTitle = data.map((pageData) => pageData?.title).findLast(Boolean);
  const text = data.map((pageData) => pageData?.text).findLast(Boolean);
  const title =
    error === undefined
      ? (dataTitle ?? titleOf(handle, facts, text))
      : problemPage(refusalOf(error)).title(facts.language);
  const script = error === undefined && !facts.lite ? handle?.script : undefined;
  const publicPage = error === undefined && !facts.signedIn && handle?.public ? { origin: facts.origin } : undefined;
  return (
    <PageContextProvider facts={facts}>
      <Document
        title={title}
        error={error === undefined && facts.formError}
        description={descriptionOf(handle, facts, text)}
        found={publicPage}
        refresh={refreshOf(data)}
        reload={reloadAfter(error, facts)}
        script={script}
        pollOnly={facts.quiet || data.some((pageData) => pageData?.pollOnly)}
      >
        <PageLayout>{children}</PageLayout>
      </Document>
    </PageContextProvider>
  );
}

/** Seconds until the page is loaded again; undefined if it is not. */
function refreshOf(data: readonly (PageData | undefined)[]): number | undefined {
  return data.map((pageData) => pageData?.refresh).findLast(Boolean);
}

/** Content of the tag that loads a waiting page again; undefined for any other page. */
function reloadAfter(error: unknown, { path, query }: RootData): string | undefined {
  return error === undefined ? undefined : reloadOf(refusalOf(error), path + query);
}

export default function Root() {
  return <Outlet />;
}

/** Every problem page: refusals of loaders and actions, and errors. */
export function ErrorBoundary() {
  return problemPage(refusalOf(useRouteError())).view;
}

function refusalOf(error: unknown): PageRefusal {
  if (!isRouteErrorResponse(error)) return { status: 500, body: undefined };
  return { status: error.status, body: error.data as unknown };
}
