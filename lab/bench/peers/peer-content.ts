import { homeFacts } from '../home-facts.ts';
import type { HomeModel } from '#app/screens/home/home/intent.ts';

interface Entry {
  to: string;
  words: string;
}

/** Content of the peers' pages: the same lines as Home with six lines, with prepared texts. */
export interface PeerContent {
  title: string;
  menu: Entry[];
  footer: Entry[];
  lines: {
    name: string;
    number: string;
    left: string;
    /** Share of the data that is left, from 0 to 1. */
    share: number;
    plan: string;
    to: string;
    action: string;
    more: string;
    facts: [name: string, value: string][];
  }[];
}

const entry = (words: string): Entry => ({ to: `/${words.toLowerCase().replaceAll(' ', '-')}`, words });
const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** The content of Home with six lines for a page that is written in another framework. */
export async function peerContent(): Promise<PeerContent> {
  const { firstName, lines } = (await homeFacts('six-lines')).home as HomeModel;
  return {
    title: `Hi, ${firstName}`,
    menu: ['Home', 'Bills', 'Account', 'Activity', 'Settings', 'Services', 'Help'].map(entry),
    footer: ['Privacy', 'Terms', 'About us', 'Contact us', 'Feedback', 'Coverage map', 'Español', 'Lite'].map(entry),
    lines: lines.map(({ name = '', msisdn = '', data, plan, info }, index) => ({
      name,
      number: msisdn.replace(/^(\d{3})(\d{3})/, '($1) $2-'),
      left: data.kind === 'usable' ? `${gigabytes(data.left.leftBytes)} left of ${gigabytes(data.left.maxBytes)}` : '',
      share: data.kind === 'usable' ? 1 - data.left.percent / 100 : 0,
      plan: plan.name ?? '',
      to: `/add-data/${index + 1}`,
      action: 'Add data',
      more: 'More about this line',
      facts: Object.entries(info).map(([what, value]): [string, string] => [what, String(value)]),
    })),
  };
}
