import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import type { PageContext } from '#app/ui/page-context.tsx';
import { samplePage, show, words } from '#app/ui/testing/show.tsx';
import { nameOf } from '#rpc/domain/line.ts';
import { AccountView } from '../account/account/view.tsx';
import { BillsView } from '../bills/list/view.tsx';
import { HomeView } from '../home/home/view.tsx';
import type { Door } from './doors/door.ts';
import type { Visit } from './matrix-account.ts';
import type { Situation } from './situations.ts';
import { loadHome } from '../home/home/intent.ts';
import { loadAccount } from '../account/account/intent.ts';
import { loadBills } from '../bills/list/intent.ts';

export type Shown = { open: boolean; why: string } | undefined;

/** The texts of closed pages by their HTML, because a closed page is the same in most situations. */
const closed = new Map<string, NonNullable<Shown>>();

/** Returns true for a page with its form; otherwise `why` is its text. */
export function shownOn(page: ReactElement, facts?: PageContext): NonNullable<Shown> {
  const html = show(page, facts);
  const known = closed.get(html);
  if (known) return known;
  const root = parse(html);
  const forms = root.querySelectorAll('form').filter((form) => form.getAttribute('action') !== '/logout');
  if (forms.length > 0) return { open: true, why: '' };
  const shown = { open: false, why: words(root) };
  closed.set(html, shown);
  return shown;
}

/** Returns the pages' facts of a situation's actor. */
export function seenBy({ actor, lines }: Situation): PageContext {
  const { isPrimary, status } = actor;
  const holder = lines.find((line) => line.isPrimary);
  return {
    ...samplePage,
    me: { accountKnown: true, isPrimary, status, holder: isPrimary ? undefined : holder && nameOf(holder) },
  };
}

/** Home, Account and Bills, as the situation's actor gets them. */
export async function cardPages({ portal }: Visit, situation: Situation): Promise<Record<Door['on'], HTMLElement>> {
  const facts = seenBy(situation);
  const [home, account, bills] = await Promise.all([loadHome(portal), loadAccount(portal, {}), loadBills(portal, {})]);
  return {
    home: parse(show(<HomeView home={home} />, facts)),
    account: parse(show(<AccountView account={account} />, facts)),
    bills: parse(show(<BillsView bills={bills} />, facts)),
  };
}

/** The line's card or row on each page that was looked through. */
const cards = new WeakMap<HTMLElement, HTMLElement | undefined>();

/** Every situation's line is called Uma. */
function cardOn(page: HTMLElement): HTMLElement | undefined {
  if (!cards.has(page))
    cards.set(
      page,
      page.querySelectorAll('article, details.line').find((card) => words(card).startsWith('Uma')),
    );
  return cards.get(page);
}

/**
 * Reads a button of the line's card, or of the page for an action that is on no card: open, blocked with the text
 * beside it, or absent.
 */
export function buttonOn(page: HTMLElement, { link, words: name }: Door): Shown {
  const place = ofLine(link) ? cardOn(page) : page;
  const open = place
    ?.querySelectorAll('a')
    .some((element) => element.getAttribute('href')?.startsWith(link) && words(element).startsWith(name));
  if (open) return { open: true, why: '' };
  const blocked = place?.querySelectorAll('button[disabled]').find((button) => words(button) === name);
  if (!blocked) return undefined;
  const description = page.getElementById(blocked.getAttribute('aria-describedby') ?? '');
  return { open: false, why: description ? words(description) : '' };
}

const ofLine = (link: string) => link !== '/add-line' && !link.startsWith('/bills/');
