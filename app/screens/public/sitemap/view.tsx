import { paths } from '#app/ui/paths.ts';
import { LinkList } from '#app/ui/link-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { type Group, groups } from './groups.ts';
import type { SitemapCopy } from './copy.ts';

/** The list of all public pages for people; search engines read /sitemap.xml. */
export function SitemapView({ copy }: { copy: SitemapCopy }) {
  return (
    <>
      <h1>{copy.title}</h1>
      <div className="cards">
        {(Object.keys(groups) as Group[]).map((group) => (
          <Section key={group} title={copy.groups[group]}>
            <LinkList links={groups[group].map((page) => ({ to: paths[page], words: copy.pages[page] }))} />
          </Section>
        ))}
      </div>
    </>
  );
}
