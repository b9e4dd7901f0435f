import * as z from 'zod';
import { endpoint, resource } from '../endpoint.ts';
import { Id } from '../vocabulary.ts';
import { RouterDevice, Ssid, WifiPassword } from './vocabulary.ts';

const ofCustomer = z.strictObject({ customerId: Id });

export const router = resource('router', {
  device: endpoint({
    service: 'devicesvc',
    call: 'GET device/customer/:customerId',
    summary: 'The router of a home-internet customer',
    scope: 'self',
    input: ofCustomer,
    reply: z.object({ device: RouterDevice.optional() }),
    assumed: 'The reply is not shown: the router nested as device, missing for customers without one.',
  }),

  changeSsid: endpoint({
    service: 'devicesvc',
    call: 'POST device/ssid/change/:customerId',
    summary: "Changes the name of the router's Wi-Fi",
    scope: 'self',
    reconcileWith: ['router.device'],
    input: z.strictObject({ customerId: Id, ssid: Ssid }),
    reply: z.object({}),
    assumed: 'No payload is shown: the new name; the reply carries nothing.',
  }),

  changePassword: endpoint({
    service: 'devicesvc',
    call: 'POST device/password/change/:customerId',
    summary: "Changes the password of the router's Wi-Fi",
    scope: 'self',
    reconcileWith: 'none',
    input: z.strictObject({ customerId: Id, password: WifiPassword }),
    reply: z.object({}),
    assumed: 'No payload is shown: the new password; the reply carries nothing, and no read tells a password.',
  }),

  reboot: endpoint({
    service: 'devicesvc',
    call: 'POST device/reboot/:customerId',
    summary: 'Restarts the router',
    scope: 'self',
    reconcileWith: ['router.device'],
    input: ofCustomer,
    reply: z.object({}),
    assumed:
      'No payload is shown: none is sent; the reply carries nothing, and the router says RESTARTING for a while.',
  }),

  reset: endpoint({
    service: 'devicesvc',
    call: 'POST device/reset/:customerId',
    summary: 'Puts the router back to its first settings',
    scope: 'self',
    reconcileWith: ['router.device'],
    input: ofCustomer,
    reply: z.object({}),
    assumed: 'No payload is shown: none is sent; the reply carries nothing, and the first Wi-Fi name is back.',
  }),
});
