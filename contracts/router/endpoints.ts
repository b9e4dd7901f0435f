import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { Id } from '../vocabulary.ts';
import { RouterDevice, Ssid, WifiPassword } from './vocabulary.ts';

const ofCustomer = () => z.strictObject({ customerId: Id });

export const router = resource('router', {
  device: endpoint({
    service: 'devicesvc',
    call: 'GET device/customer/:customerId',
    summary: 'The home router of a home-internet customer',
    scope: 'self',
    input: ofCustomer,
    reply: () => z.object({ device: z.optional(RouterDevice) }),
    assumed: { shape: 'The router is nested as device, which is absent for a customer without one.' },
  }),

  changeSsid: endpoint({
    service: 'devicesvc',
    call: 'POST device/ssid/change/:customerId',
    summary: "Changes the name of the home router's Wi-Fi",
    scope: 'self',
    reconcileWith: ['router.device'],
    input: () => z.strictObject({ customerId: Id, ssid: Ssid }),
    reply: () => z.object({}),
    assumed: { shape: 'The body has ssid, the new name.', emptyReply: true },
  }),

  changePassword: endpoint({
    service: 'devicesvc',
    call: 'POST device/password/change/:customerId',
    summary: "Changes the password of the home router's Wi-Fi",
    scope: 'self',
    reconcileWith: 'none',
    input: () => z.strictObject({ customerId: Id, password: WifiPassword }),
    reply: () => z.object({}),
    assumed: {
      shape: 'The body has password, the new one.',
      meaning: 'No other call returns the password.',
      emptyReply: true,
    },
  }),

  reboot: endpoint({
    service: 'devicesvc',
    call: 'POST device/reboot/:customerId',
    summary: 'Restarts the home router',
    scope: 'self',
    reconcileWith: ['router.device'],
    input: ofCustomer,
    reply: () => z.object({}),
    assumed: {
      path: 'The body is empty.',
      meaning: 'The status of the router is RESTARTING until it is back.',
      emptyReply: true,
    },
  }),

  reset: endpoint({
    service: 'devicesvc',
    call: 'POST device/reset/:customerId',
    summary: 'Resets the home router to its factory settings',
    scope: 'self',
    reconcileWith: ['router.device'],
    input: ofCustomer,
    reply: () => z.object({}),
    assumed: {
      path: 'The body is empty.',
      meaning: 'Afterwards the Wi-Fi has its factory name again.',
      emptyReply: true,
    },
  }),
});
