import type { EarlierCall, ExamplesOf, ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { router } from './endpoints.ts';

const state = { seed: 'home-internet' } as const;
const customerId = peopleOf('home-internet').customerId(1);
const singlePeople = peopleOf('active-single').customerId(1);

const hub = {
  deviceId: 'router-51',
  make: 'Lineside',
  model: 'Home Hub 3',
  serialNumber: 'HH3-0042-7781',
  macAddress: '3C:84:6A:12:9F:01',
  firmware: '3.2.1',
  ssid: 'Home-2801',
};

const rename = (ssid: string) => ({ endpoint: 'router.changeSsid', input: { customerId, ssid } });

/** The router after calls, with the name of its Wi-Fi. */
function after(calls: readonly EarlierCall[], changed: object): ReplyExample<typeof router.device> {
  const device = { ...hub, status: 'ONLINE' as const, ...changed };
  return { given: { ...state, calls }, input: { customerId }, reply: { device }, holds: ['device.ssid'] };
}

export const routerExamples: ExamplesOf<typeof router> = {
  device: [
    {
      given: state,
      input: { customerId },
      reply: {
        device: { ...hub, status: 'ONLINE' },
      },
    },
    {
      given: { ...state, calls: [{ endpoint: 'router.reboot', input: { customerId } }] },
      input: { customerId },
      reply: { device: { ...hub, status: 'RESTARTING' } },
    },
    {
      given: { ...state, calls: [{ endpoint: 'router.reboot', input: { customerId } }], after: 10 * 60_000 },
      input: { customerId },
      reply: { device: { ...hub, status: 'ONLINE' } },
    },
    { given: { ...state, fails: 'router' }, input: { customerId }, reply: { device: { ...hub, status: 'OFFLINE' } } },
    { given: { seed: 'active-single' }, input: { customerId: singlePeople }, reply: {}, holds: ['device'] },
    after([rename('Reyes at home')], { ssid: 'Reyes at home' }),
    after([rename('Harbor 12')], { ssid: 'Harbor 12' }),
    after([rename('Harbor 12'), { endpoint: 'router.reset', input: { customerId } }], { status: 'RESTARTING' }),
  ],
  changeSsid: [{ given: state, input: { customerId, ssid: 'Reyes at home' }, reply: {} }],
  changePassword: [{ given: state, input: { customerId, password: 'harbor-street-12' }, reply: {} }],
  reboot: [{ given: state, input: { customerId }, reply: {} }],
  reset: [{ given: state, input: { customerId }, reply: {} }],
};
