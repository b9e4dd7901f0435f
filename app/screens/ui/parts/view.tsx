import { PageContextProvider, usePage } from '#app/ui/page-context.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { samplePage } from '#app/ui/testing/sample-page.ts';
import { parts } from './parts.ts';

/**
 * The parts with all their states, or one of them; the same at any time and for everybody, but for brand and language.
 */
export function PartsView({ only }: { only?: string }) {
  const { brand, language } = usePage();
  const names = Object.keys(parts)
    .sort()
    .filter((name) => only === undefined || name === only);
  return (
    <PageContextProvider facts={{ ...samplePage, path: '/ui', brand, language }}>
      <h1>app/ui</h1>
      {names.map((name) => (
        <section className="stack" key={name} data-part={name}>
          <h2>
            <TapLink href={`?part=${name}`}>{name}</TapLink>
          </h2>
          {Object.entries(parts[name] ?? {}).map(([state, shown]) => (
            <div className="stack" key={state}>
              <p className="quiet small">{state}</p>
              <div data-state={state}>{shown}</div>
            </div>
          ))}
        </section>
      ))}
    </PageContextProvider>
  );
}
