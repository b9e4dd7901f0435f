import type { FeatureFlags } from '#rpc/domain/feature-flags.ts';
import { kinds } from './kinds.ts';
import { portalCommand, type Told } from './portal-command.ts';

/** Command that shows the feature flags, or changes one. */
export const setSwitch = portalCommand({
  name: 'switch',
  does: 'Shows or sets feature flags for all customers.',
  wants: '[close KIND | open KIND | poll-factor N | sockets on|off | banner off | maintenance off]',
  says:
    'Without more it shows how all are. Each change is known everywhere within a minute.\n' +
    'close KIND sends no operation of a kind, open KIND does again.\n' +
    'poll-factor N asks the carrier N times less often about what is under way; 1 is as usual.\n' +
    'sockets off: pages ask again by themselves instead of listening.\n' +
    'banner --en "…" --es "…" is on every page. maintenance --minutes 30 is every page.\n' +
    '--because is kept in the audit log.\n' +
    `KIND is one of ${kinds.join(', ')}.`,
  options: ['en', 'es', 'minutes'],
  reason: 'possible',
  body: (told) => {
    const [name, kind] = told.positionals;
    if ((name === 'close' || name === 'open') && kind !== undefined && !kinds.includes(kind))
      return `There is no kind ${kind}. Kinds: ${kinds.join(', ')}.`;
    const change = changeOf(told);
    return change && { change, because: told.values.because };
  },
  tell: ({ disabledKinds, pollIntervalFactor, sockets, banner, maintenance }: FeatureFlags & { error?: string }, ok) =>
    ok
      ? [
          `closed: ${disabledKinds.join(', ') || 'nothing'}`,
          `poll-factor: ${pollIntervalFactor}`,
          `sockets: ${sockets ? 'on' : 'off'}`,
          `banner: ${banner ? `${banner.en} | ${banner.es}` : 'off'}`,
          `maintenance: ${maintenance ? `${maintenance.minutes} minutes` : 'off'}`,
        ].join('\n')
      : 'This portal has no SWITCHES: everything is on, and nothing was changed.',
});

/** Returns the one change; empty to show all flags, undefined for invalid arguments. */
function changeOf({ positionals: [name, value, more], values }: Told): object | undefined {
  if (name === undefined) return {};
  if (more !== undefined || !Object.hasOwn(changes, name)) return undefined;
  return changes[name]?.(value, values);
}

type Change = (value: string | undefined, values: Told['values']) => object | undefined;

const changes: Readonly<Record<string, Change>> = {
  close: (close) => (close ? { close } : undefined),
  open: (open) => (open ? { open } : undefined),
  'poll-factor': (value) => (Number(value) >= 1 ? { pollIntervalFactor: Number(value) } : undefined),
  sockets: (value) => (value === 'on' || value === 'off' ? { sockets: value === 'on' } : undefined),
  banner: (value, { en, es }) => (value === 'off' ? { banner: null } : en && es ? { banner: { en, es } } : undefined),
  maintenance(value, { minutes }) {
    if (value === 'off') return { maintenance: null };
    return Number(minutes) >= 1 ? { maintenance: { minutes: Number(minutes) } } : undefined;
  },
};
