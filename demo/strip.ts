type Language = 'en' | 'es';

const words: Record<Language, { name: string; text: string }> = {
  en: {
    name: 'Demo',
    text:
      'The people, lines and payments here are made up. ' +
      'What you enter is deleted after a day: please enter nothing of your own.',
  },
  es: {
    name: 'Demostración',
    text:
      'Las personas, líneas y pagos son inventados. ' +
      'Lo que escriba se borra después de un día: no escriba datos suyos.',
  },
};

/** The colors are those of the page's brand; pages without them get a dark one. */
export const stripStyle =
  '.demo-strip{display:flex;place-self:start stretch;flex-wrap:wrap;justify-content:center;align-items:baseline;' +
  'gap:.125rem .75rem;margin:0;' +
  'padding:.5rem 1rem;font:.875rem/1.4 system-ui,sans-serif;text-align:center;color:var(--brand-ink,#fff);' +
  'background:var(--brand,#0b5c56);border-block-end:.25rem dashed var(--brand-ink,#fff)}' +
  '.demo-strip b{letter-spacing:.06em;text-transform:uppercase}' +
  '@media print{.demo-strip{color:#000;background:none}}';

/** What stands above each page of the demo, in the page's language (SAFETY-81). */
export function strip(language: string | null): string {
  const { name, text } = words[language === 'es' ? 'es' : 'en'];
  return `<aside class="demo-strip" aria-label="${name}"><b>${name}</b> <span>${text}</span></aside>`;
}
