import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';

// What a page means, without its markup: what it says in order, what can be pressed, what cannot and why.

const folder = fileURLToPath(new URL('../meaning/', import.meta.url));
const fileOf = (name: string) => `${folder}${name}.txt`;

/**
 * The main part of the page in lines: `#` headings, `(tags)`, `[tone] notices`, `→` links, `●` buttons, `✗` what cannot
 * be pressed, with its reason.
 */
export async function meaningOf(page: Page): Promise<string> {
  const lines = await page.getByRole('main').evaluate((main) => {
    const said: string[] = [];
    const tones = ['ok', 'warn', 'bad', 'calm'];
    const textOf = (node: Node | null): string => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const partsOf = (node: Element) => [...node.children].map(textOf).filter(Boolean).join(': ');
    const whyOf = (id: string) => {
      const node = document.getElementById(id);
      return node?.matches('.note') ? partsOf(node.lastElementChild ?? node) : textOf(node);
    };
    const say = (depth: number, sign: string, text: string) =>
      void (text && said.push(`${'  '.repeat(depth)}${sign}${sign ? ' ' : ''}${text}`));
    const inline = ['A', 'B', 'SPAN', 'TIME', 'SMALL', 'I', 'EM', 'STRONG'];
    const visit = (node: Element, depth: number): void => {
      if (/^H[1-3]$/.test(node.tagName)) return say(depth, '#'.repeat(Number(node.tagName[1])), textOf(node));
      if (node.matches('.note'))
        return say(
          depth,
          `[${tones.find((tone) => node.classList.contains(tone)) ?? 'plain'}]`,
          partsOf(node.lastElementChild ?? node),
        );
      if (node.matches('.tag')) return say(depth, '', `(${textOf(node)})`);
      if (node.matches('.why, input[type=hidden], script')) return;
      if (node.matches('svg[role=img]')) return say(depth, '▭', node.getAttribute('aria-label') ?? '');
      if (node.matches('svg')) return;
      if (node.matches('button[disabled]')) {
        const why = (node.getAttribute('aria-describedby') ?? '').split(' ').map(whyOf).join(' ').trim();
        return say(depth, '✗', `${textOf(node)} – ${why || 'no reason is given'}`);
      }
      if (node.matches('button')) return say(depth, '●', textOf(node));
      if (node.matches('a, p:has(> a:only-child.tap)')) return say(depth, '→', textOf(node));
      if (node.matches('summary')) return say(depth, '▸', textOf(node));
      const parts = [...node.children];
      const isText =
        parts.every((part) => inline.includes(part.tagName)) && !parts.some((part) => part.matches('a.btn, .tag'));
      if (node.matches('dl > div, tr')) return say(depth, '', partsOf(node));
      if (isText && node.matches('p, li, td, th, dt, dd, label, legend, caption')) return say(depth, '', textOf(node));
      const deeper = node.matches('article, section, form, details') ? depth + 1 : depth;
      if (parts.length === 0) return say(deeper, '', textOf(node));
      for (const part of parts) visit(part, deeper);
    };
    for (const part of main.children) visit(part, 0);
    return said;
  });
  return lines.map(steady).join('\n');
}

/** What moves with the clock or differs from one account to the next is named, not told. */
function steady(line: string): string {
  return line
    .replaceAll(/\(\d{3}\)\s\d{3}.\d{4}/g, '(number)')
    .replaceAll(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s\d{1,2}(,\s\d{4})?/g, '(day)')
    .replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '(id)')
    .replaceAll(/\b\d{1,2}:\d{2}\s[AP]M\s(GMT[+-]\d+(:\d+)?|[A-Z]{2,5}\b)/g, '(time)')
    .replaceAll(/Checked [^.]*(\.\sago)?\./g, 'Checked (ago).');
}

/**
 * Holds what pages mean against what is kept of them; `--update-snapshots` keeps what they mean now. @returns what is
 * kept
 */
export function keptMeaning(name: string, meaning: string, { config }: TestInfo): string {
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
    writeFileSync(fileOf(name), `${meaning}\n`);
  return readFileSync(fileOf(name), 'utf8').trimEnd();
}
