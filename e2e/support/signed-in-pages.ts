import { billPaths } from './bill-paths.ts';
import { sendForm } from './patience.ts';
import {
  lineRef,
  linkOn,
  rename,
  quote,
  switchAutoTopUp,
  chooseCard,
  activityEntry,
  planReview,
  fillAddLine,
  activation,
  fillActivation,
  kitCharges,
} from './signed-in-walks.ts';
import type { Visitor } from './visitor.ts';
import { type FixtureAccount, type LoggedCall, type SeedName, world } from './world.ts';

interface SignedInPage {
  /** Its entry in the route table. */
  route: string;
  /** Walks to the page as a customer does. @returns its path */
  walk: (visitor: Visitor) => Promise<string>;
  /** The reads without which the page is an apology; it stands without any other. */
  needs: readonly string[];
  /** Where it redirects while another read fails: a file can't say what it lacks. */
  otherwise?: RegExp;
}

/** Pages that one account can have all at once. */
interface Area {
  seed: SeedName;
  /** What is so on the first line besides. */
  given?: Parameters<typeof world.change>[1];
  pages: Readonly<Record<string, SignedInPage>>;
  /** What its pages read of what the account also asks by itself. */
  polled?: readonly string[];
  /**
   * Changes something, so that the account forgets what the carrier said (SAFETY-19); `turn` is never that of the last
   * time.
   */
  forget: (visitor: Visitor, turn: number) => Promise<unknown>;
}

const snapshot = ['customer.byUsername', 'customer.group', 'config.keys'];
const page = (route: string, walk: SignedInPage['walk'], ...needs: string[]): SignedInPage => ({
  route,
  walk,
  needs: [...snapshot, ...needs],
});
/** Stands without the carrier: it tells what was done here, and what is kept here (SETTINGS-9). */
const own = (route: string, walk: SignedInPage['walk']): SignedInPage => ({ route, walk, needs: [] });
const ownAt = (path: string) => own(path.slice(1), async () => path);
const at = (path: string, ...needs: string[]) => page(path.slice(1), async () => path, ...needs);
const ofLine = (route: string, ...needs: string[]) =>
  page(route, async (visitor) => `/${route.replace(':lineRef', await lineRef(visitor))}`, ...needs);
const searched = (search: (ref: string) => string, route: string) =>
  page(route, async (visitor) => `/${route}?${search(await lineRef(visitor))}`);

const ofActivation = (route: string, walk: SignedInPage['walk'], ...needs: string[]) =>
  page(route, async (visitor) => `${await walk(visitor)}/${route.split('/').at(-1)}`, ...needs);

/** Every page for signed-in customers that reads the carrier, by its name. */
export const signedInPages: Readonly<Record<string, Area>> = {
  'Home and Add Data': {
    seed: 'active-family',
    forget: switchAutoTopUp,
    pages: {
      Home: at('/home'),
      'Add Data, size': ofLine('add-data/:lineRef', 'topup.pulse'),
      'Add Data, review': page('add-data/:lineRef/:operationId/review', (visitor) => quote(visitor)),
      'Add Data, result': own('add-data/:lineRef/:operationId', async (visitor) =>
        sendForm(visitor, await quote(visitor, 0)),
      ),
    },
  },
  // A plan can change only while every line of the group is settled (LINE-30).
  'Change plan': {
    seed: 'six-lines',
    forget: switchAutoTopUp,
    pages: {
      'Change plan, plan': ofLine('change-plan/:lineRef', 'catalog.activePlans'),
      'Change plan, review': page('change-plan/:lineRef/:operationId/review', planReview),
    },
  },
  'Change plan, result': {
    seed: 'six-lines',
    forget: switchAutoTopUp,
    pages: {
      'Change plan, result': own('change-plan/:lineRef/:operationId', async (visitor) =>
        sendForm(visitor, await planReview(visitor), { when: 'now' }),
      ),
    },
  },
  Account: {
    seed: 'active-family',
    polled: ['topup.group'],
    forget: switchAutoTopUp,
    pages: {
      Account: at('/account'),
      'Account, usage history': searched((ref) => `usage=${ref}`, 'account'),
      'Account, usage file': {
        ...page('account/:lineRef/usage/:file', async (visitor) =>
          linkOn(visitor, `/account?usage=${await lineRef(visitor)}`, /\.csv$/),
        ),
        otherwise: /^\/account\?usage=/,
      },
      'Calendar file': page(
        'calendar/:file',
        async (visitor) => `/calendar/data-reset.ics?line=${await lineRef(visitor)}`,
      ),
      'Pause data': ofLine('account/:lineRef/data'),
      'Broadband facts': ofLine('account/:lineRef/broadband-facts'),
      'Edit name': ofLine('edit-name/:lineRef'),
      'Edit name, result': own('edit-name/:lineRef/:operationId', (visitor) => rename(visitor, 'Marc')),
    },
  },
  Orders: {
    seed: 'active-family',
    forget: switchAutoTopUp,
    pages: {
      'Track Order': at('/track-order'),
      'Track Order, one line': searched((ref) => `line=${ref}`, 'track-order'),
      'Another SIM card': ofLine('track-order/:lineRef/reorder'),
    },
  },
  Services: {
    seed: 'active-family',
    forget: switchAutoTopUp,
    pages: {
      Services: at('/services'),
      'A service with usage': page(
        'services/:service',
        async (visitor) => `/services/international-roaming?usage=${await lineRef(visitor)}`,
      ),
      'A service, terms': page(
        'services/:service/:lineRef/enable',
        async (visitor) => `/services/domestic-roaming/${await lineRef(visitor)}/enable`,
      ),
      'A service, rates': page('services/:service/rates', async () => '/services/international-roaming/rates'),
      'A service, rates of a country': page(
        'services/:service/rates/:country',
        async () => '/services/international-calling/rates/PT',
      ),
    },
  },
  'Add Line': {
    seed: 'active-family',
    forget: chooseCard,
    pages: {
      'Add Line': at('/add-line', 'catalog.activePlans'),
      'Add Line, plan': page('add-line/plan', fillAddLine, 'catalog.activePlans'),
      'Add Line, one line': page('add-line/lines/:position', async () => '/add-line/lines/1', 'catalog.activePlans'),
      'Add Line, address': at('/add-line/address', 'catalog.activePlans'),
      'Add Line, shipping': at('/add-line/shipping', 'catalog.activePlans'),
      'Add Line, check': at(
        '/add-line/review',
        'catalog.activePlans',
        'config.appData',
        'customer.planPricing',
        'tax.byAddress',
      ),
    },
  },
  'Add Line, order': {
    seed: 'active-family',
    forget: switchAutoTopUp,
    pages: {
      'Add Line, order': own('add-line/orders/:operationId', async (visitor) => {
        await fillAddLine(visitor);
        return sendForm(visitor, '/add-line/review');
      }),
    },
  },
  Activation: {
    seed: 'new-sim-delivered',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      'Activation, check': ofActivation('activation/:lineRef/confirm', fillActivation, 'customer.plan'),
      'Activation, checklist': page(
        'activation/:lineRef',
        async (visitor) => `${await activation(visitor)}?checklist=1`,
      ),
      'Activation, device': ofActivation('activation/:lineRef/device', activation),
      'Activation, number': ofActivation('activation/:lineRef/number', activation),
      'Activation, SIM card': ofActivation('activation/:lineRef/sim', activation),
      'Activation, order summary': ofActivation('activation/:lineRef/summary', activation, 'customer.plan'),
    },
  },
  'Number transfer': {
    seed: 'port-failed-pin',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      Status: page('status/:lineRef', (visitor) => linkOn(visitor, '/home', /^\/status\/[\w-]{22}$/)),
    },
  },
  'eSIM card': {
    seed: 'new-esim',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      'Activate eSIM': at('/activate-esim'),
      'Activation, SIM kit': page('activation/:lineRef/kit', kitCharges),
    },
  },
  'eSIM setup': {
    seed: 'active-single',
    given: { esim: true, eSimSetup: false },
    polled: ['activation.status'],
    forget: switchAutoTopUp,
    pages: {
      'eSIM setup': page('steps/:lineRef', async (visitor) => `/steps/${await lineRef(visitor, 0)}`),
      'eSIM setup, kit': page('steps/:lineRef/resend', async (visitor) => `/steps/${await lineRef(visitor, 0)}/resend`),
    },
  },
  Activity: {
    seed: 'active-family',
    forget: switchAutoTopUp,
    pages: {
      Activity: ownAt('/activity'),
      'Activity, entry': own('activity/:operationId', (visitor) => activityEntry(visitor, 'Marc')),
      "Activity, this wasn't me": own(
        'activity/:operationId/not-me',
        async (visitor) => `${await activityEntry(visitor, 'Mark')}/not-me`,
      ),
    },
  },
  'Profile and settings': {
    seed: 'locked',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      Profile: { route: 'profile', walk: async () => '/profile', needs: ['customer.byUsername'] },
      Settings: ownAt('/settings'),
      Notifications: ownAt('/settings/notifications'),
      'Show support': ownAt('/show-support'),
      'Lost phone': ownAt('/lost-phone/steps'),
      'Unlock the account': at('/settings/unlock'),
      'One-time password': page('settings/unlock/:codeId', (visitor) => sendForm(visitor, '/settings/unlock')),
      'Activity, file': ownAt('/settings/activity.csv'),
      'Kept data, file': ownAt('/settings/my-data.json'),
    },
  },
  'Home router': {
    seed: 'home-internet',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      'Home router': at('/router'),
      'Home router, name': at('/router/name'),
      'Home router, password': at('/router/password'),
      'Home router, restart': at('/router/restart'),
      'Home router, reset': at('/router/reset'),
    },
  },
  Cards: {
    seed: 'active-family',
    // Twice, so that the same card is the default one.
    forget: (visitor) => chooseCard(visitor).then(() => chooseCard(visitor)),
    pages: {
      'Saved cards': at('/cards', 'card.list'),
      'Add a card': at('/cards/add', 'card.list'),
      'A card, expiry': page(
        'cards/:card',
        (visitor) => linkOn(visitor, '/cards', /^\/cards\/[\w-]{22}$/),
        'card.list',
      ),
      'A card, removal': page(
        'cards/:card/remove',
        (visitor) => linkOn(visitor, '/cards', /^\/cards\/[\w-]{22}\/remove$/),
        'card.list',
      ),
    },
  },
  Bills: {
    seed: 'active-family',
    forget: (visitor, turn) => rename(visitor, `Marc${String.fromCharCode(97 + (turn % 26))}`),
    pages: {
      Bills: at('/bills'),
      Bill: page('bills/:billRef', async (visitor) => (await billPaths(visitor))[0] ?? '', 'billing.invoices'),
      'Automatic top-up': at('/bills/auto-top-up'),
      'Invite friends': at('/invite'),
    },
  },
  'Bills, past due': {
    seed: 'suspended-nonpay',
    // Neither names nor the automatic top-up can be changed then; a page to pay at is made anew each time.
    forget: (visitor) => sendForm(visitor, '/bills/pay'),
    pages: {
      'Pay a bill': at('/bills/pay', 'billing.customer'),
      'Promise to pay': at('/bills/promise', 'billing.customer', 'billing.promiseEligible'),
    },
  },
  'Month in advance': {
    seed: 'new-sim-delivered',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      'Month in advance': page(
        'bills/month-in-advance/:lineRef',
        (visitor) => linkOn(visitor, '/bills', /month-in-advance/),
        'billing.monthInAdvanceAmount',
      ),
    },
  },
};

/**
 * What the account asks by itself, at times of its own (POLL-1, POLL-3, POLL-4). It may be asked while a page is loaded
 * that does not read it.
 */
const polled = ['activation.status', 'customer.topUpStatus', 'customer.planChangeStatus', 'topup.group'];

/** The reads that pages of an area made, as the carrier's log has them. */
export async function readsOf(area: string, account: FixtureAccount): Promise<LoggedCall[]> {
  const own = signedInPages[area]?.polled ?? [];
  // The data layer is told after the page (SHELL-23).
  const isRead = (id: string) => !id.startsWith('marketing.') && (own.includes(id) || !polled.includes(id));
  return (await world.calls(account)).filter(({ id }) => id !== null && isRead(id));
}
