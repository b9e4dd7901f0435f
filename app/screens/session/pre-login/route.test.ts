import { expect, it } from 'vitest';
import { samplePage } from '#app/ui/testing/show.tsx';
import { loader } from './route.tsx';

type Context = Parameters<typeof loader>[0]['context'];

const open = (context: Pick<Context, 'signedIn'> & Partial<Pick<Context, 'me'>>) =>
  loader({ context } as Parameters<typeof loader>[0]);
const landing = (status: number) => {
  const me = async () => ({ me: { ...samplePage.me, accountKnown: true, status }, services: false });
  return open({ signedIn: true, me });
};

it('SIGNIN-12: sends signed-in people on to their landing', async () => {
  await expect(landing(0)).rejects.toMatchObject({ status: 302, headers: new Headers({ location: '/home' }) });
  await expect(landing(2)).rejects.toMatchObject({
    status: 302,
    headers: new Headers({ location: '/post-activation-home' }),
  });
});

it('SIGNIN-12: sends somebody whom the carrier does not know to the page that says so', async () => {
  const going = open({ signedIn: true, me: async () => ({ me: { accountKnown: false }, services: false }) });
  await expect(going).rejects.toMatchObject({ headers: new Headers({ location: '/user' }) });
});

it('PUBLIC-7: opens for visitors', async () => {
  expect(await open({ signedIn: false })).toBeNull();
});
