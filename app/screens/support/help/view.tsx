import { sentenceStart } from '#app/copy/sentence-start.ts';
import { paths } from '#app/ui/paths.ts';
import { LinkList } from '#app/ui/link-list.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { Section } from '#app/ui/section.tsx';
import { ContactCards } from '../contact-cards.tsx';
import { useDoor } from '#app/ui/way-back.ts';
import type { HelpCopy } from './copy.ts';

const selfHelp = ['imeiCheck', 'coverageMap', 'contactUs', 'feedback', 'leaving', 'accessibility'] as const;

/** The ways to help: the help center in a new tab, and people (PUBLIC-6). */
export function HelpView({ copy }: { copy: HelpCopy }) {
  const { brand, language, me, showsSupport } = usePage();
  const door = useDoor();
  return (
    <>
      <h1>{copy.heading}</h1>
      <div className="cards">
        <ContactCards
          copy={{ ...copy, chat: { ...copy.chat, text: sentenceStart(brand.hours.chat[language]) } }}
          phone="support"
        />
      </div>
      <Section title={copy.self.title}>
        <LinkList
          links={[
            { to: me ? door(paths.lostPhoneSteps) : paths.lostPhone, words: copy.self.lostPhone },
            ...(me && showsSupport ? [{ to: paths.showSupport, words: copy.self.showSupport }] : []),
            ...selfHelp.map((page) => ({ to: paths[page], words: copy.self.links[page] })),
          ]}
        />
      </Section>
    </>
  );
}
