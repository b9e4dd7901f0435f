import { sendForm } from './patience.ts';
import { pageOfForm, resultOfForm } from './scenario-pages.ts';
import { activation, activityEntry, chooseCard, lineRef, linkOn, rename, switchAutoTopUp } from './signed-in-walks.ts';
import type { Visitor } from './visitor.ts';
import { type FixtureAccount, type LoggedCall, type SeedName, world } from './world.ts';

interface SignedInPage {
  /** Its entry in the route table. */
  route: string;
  /** Walks to the page as a customer does. @returns its path */
  walk: (visitor: Visitor) => Promise<string>;
  /** Reads without which the page is an error page; it is shown without any other. */
  needs: readonly string[];
  /** Redirect while another read fails, because a file cannot show what it lacks. */
  otherwise?: RegExp;
}

/** Pages that one account can have all at once. */
interface Area {
  seed: SeedName;
  /** Further changes of the first line. */
  given?: Parameters<typeof world.change>[1];
  pages: Readonly<Record<string, SignedInPage>>;
  /** Reads of its pages that the account also makes by itself. */
  polled?: readonly string[];
  /**
   * Changes something, so that the account clears its cache of the carrier (SAFETY-19); `turn` differs from the last
   * time.
   */
  forget: (visitor: Visitor, turn: number) => Promise<unknown>;
}

/** Without the flags pages stand, closed (HTTP-18). */
const snapshot = ['customer.byUsername', 'customer.group'];
const page = (route: string, walk: SignedInPage['walk'], ...needs: string[]): SignedInPage => ({
  route,
  walk,
  needs: [...snapshot, ...needs],
});
/** Works without the carrier: shows the account's own operations and data (SETTINGS-9). */
const own = (route: string, walk: SignedInPage['walk']): SignedInPage => ({ route, walk, needs: [] });
const ownAt = (path: string) => own(path.slice(1), async () => path);
const at = (path: string, ...needs: string[]) => page(path.slice(1), async () => path, ...needs);
const ofLine = (route: string, ...needs: string[]) =>
  page(route, async (visitor) => `/${route.replace(':lineRef', await lineRef(visitor))}`, ...needs);
const searched = (search: (ref: string) => string, route: string) =>
  page(route, async (visitor) => `/${route}?${search(await lineRef(visitor))}`);

const ofActivation = (route: string, ...needs: string[]) =>
  page(route, async (visitor) => `${await activation(visitor)}/${route.split('/').at(-1)}`, ...needs);
/** The page of a scenario's form. @param line the line's number from 0 where the path names one */
function form(route: string, line = 0): SignedInPage {
  const { needs, walk } = pageOfForm(`/${route}`);
  return page(route, (visitor) => walk(visitor, line), ...needs);
}
/** The page that a scenario's form leads to. */
const result = (route: string, formRoute: string) => own(route, (visitor) => resultOfForm(visitor, `/${formRoute}`));

/** Every page for signed-in customers that reads the carrier, by its name. */
export const signedInPages: Readonly<Record<string, Area>> = {
  'Home and Add Data': {
    seed: 'active-family',
    forget: switchAutoTopUp,
    pages: {
      Home: at('/home'),
      'Add Data, size': form('add-data/:lineRef'),
      'Add Data, review': form('add-data/:lineRef/:operationId/review', 1),
      'Add Data, result': result('add-data/:lineRef/:operationId', 'add-data/:lineRef/:operationId/review'),
    },
  },
  // A plan can change only while every line of the group is settled (LINE-30).
  'Change plan': {
    seed: 'six-lines',
    forget: switchAutoTopUp,
    pages: {
      'Change plan, plan': form('change-plan/:lineRef'),
      'Change plan, review': form('change-plan/:lineRef/:operationId/review'),
    },
  },
  'Change plan, result': {
    seed: 'six-lines',
    forget: switchAutoTopUp,
    pages: {
      'Change plan, result': result('change-plan/:lineRef/:operationId', 'change-plan/:lineRef/:operationId/review'),
    },
  },
  Account: {
    seed: 'active-family',
    polled: ['topup.group'],
    forget: switchAutoTopUp,
    pages: {
      Account: at('/account'),
      'Account, usage history': searched((ref) => `usage=${ref}`, 'account'),
      Usage: ofLine('account/:lineRef/usage'),
      'Account, usage file': {
        ...page('account/:lineRef/usage/:file', async (visitor) =>
          linkOn(visitor, `/account?usage=${await lineRef(visitor)}`, /\.csv$/),
        ),
        otherwise: /\/usage\?cycle=/,
      },
      'Calendar file': page(
        'calendar/:file',
        async (visitor) => `/calendar/data-reset.ics?line=${await lineRef(visitor)}`,
      ),
      'Pause data': form('account/:lineRef/data'),
      'Broadband facts': ofLine('account/:lineRef/broadband-facts'),
      'Edit name': form('edit-name/:lineRef'),
      'Edit name, result': own('edit-name/:lineRef/:operationId', (visitor) => rename(visitor, 'Marc')),
    },
  },
  Orders: {
    seed: 'active-family',
    forget: switchAutoTopUp,
    pages: {
      'Track Order': at('/track-order'),
      'Track Order, one line': searched((ref) => `line=${ref}`, 'track-order'),
      'Another SIM card': form('track-order/:lineRef/reorder'),
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
      'A service, terms': form('services/:service/:lineRef/enable'),
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
      // Its walk makes the reads of the pages before it.
      'Add Line, check': form('add-line/review'),
      'Add Line, plan': at('/add-line/plan', 'catalog.activePlans'),
      'Add Line, one line': page('add-line/lines/:position', async () => '/add-line/lines/1', 'catalog.activePlans'),
      'Add Line, address': at('/add-line/address', 'catalog.activePlans'),
      'Add Line, shipping': at('/add-line/shipping', 'catalog.activePlans'),
    },
  },
  'Add Line, order': {
    seed: 'active-family',
    forget: switchAutoTopUp,
    pages: {
      'Add Line, order': result('add-line/orders/:operationId', 'add-line/review'),
    },
  },
  Activation: {
    seed: 'new-sim-delivered',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      'Activation, check': form('activation/:lineRef/confirm'),
      'Activation, checklist': form('activation/:lineRef'),
      'Activation, device': ofActivation('activation/:lineRef/device'),
      'Activation, number': ofActivation('activation/:lineRef/number'),
      'Activation, SIM card': ofActivation('activation/:lineRef/sim'),
      'Activation, order summary': ofActivation('activation/:lineRef/summary', 'customer.plan'),
    },
  },
  'Number transfer': {
    seed: 'port-failed-pin',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      Status: form('status/:lineRef'),
    },
  },
  'eSIM card': {
    seed: 'new-esim',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      'Activate eSIM': at('/activate-esim'),
      'Activation, SIM kit': form('activation/:lineRef/kit'),
    },
  },
  'eSIM setup': {
    seed: 'active-single',
    given: { esim: true, eSimSetup: false },
    polled: ['activation.status'],
    forget: switchAutoTopUp,
    pages: {
      'eSIM setup': form('steps/:lineRef'),
      'eSIM setup, kit': form('steps/:lineRef/resend'),
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
      'Unlock the account': form('settings/unlock'),
      'One-time password': form('settings/unlock/:codeId'),
      'Activity, file': ownAt('/settings/activity.csv'),
      'Kept data, file': ownAt('/settings/my-data.json'),
    },
  },
  'Home router': {
    seed: 'home-internet',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      'Home router': at('/router'),
      'Home router, name': form('router/name'),
      'Home router, password': form('router/password'),
      'Home router, restart': form('router/restart'),
      'Home router, reset': form('router/reset'),
    },
  },
  Cards: {
    seed: 'active-family',
    // Twice, so that the same card is the default one.
    forget: (visitor) => chooseCard(visitor).then(() => chooseCard(visitor)),
    pages: {
      'Saved cards': form('cards'),
      'Add a card': form('cards/add'),
      'A card, expiry': form('cards/:card'),
      'A card, removal': form('cards/:card/remove'),
    },
  },
  Bills: {
    seed: 'active-family',
    forget: (visitor, turn) => rename(visitor, `Marc${String.fromCharCode(97 + (turn % 26))}`),
    pages: {
      Bills: at('/bills'),
      Bill: form('bills/:billRef'),
      'Automatic top-up': form('bills/auto-top-up'),
      'Invite friends': form('invite'),
    },
  },
  'Bills, past due': {
    seed: 'suspended-nonpay',
    // Neither names nor the automatic top-up can be changed then; a page to pay at is made anew each time.
    forget: (visitor) => sendForm(visitor, '/bills/pay'),
    pages: {
      'Pay a bill': form('bills/pay'),
      'Promise to pay': form('bills/promise'),
    },
  },
  'Month in advance': {
    seed: 'new-sim-delivered',
    forget: (visitor) => sendForm(visitor, '/cards/add'),
    pages: {
      'Month in advance': form('bills/month-in-advance/:lineRef'),
    },
  },
};

/**
 * Reads of the account at times of its own (POLL-1, POLL-3, POLL-4). They may happen while a page loads that does not
 * need them.
 */
const polled = ['activation.status', 'customer.topUpStatus', 'customer.planChangeStatus', 'topup.group'];

/** The reads that pages of an area made, as the carrier's log has them. */
export async function readsOf(area: string, account: FixtureAccount): Promise<LoggedCall[]> {
  const own = signedInPages[area]?.polled ?? [];
  // The data layer is called after the page (SHELL-23).
  const isRead = (id: string) => !id.startsWith('marketing.') && (own.includes(id) || !polled.includes(id));
  return (await world.calls(account)).filter(({ id }) => id !== null && isRead(id));
}
