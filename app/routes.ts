import { index, route, type RouteRow } from './route.ts';
import { staticPaths } from './copy/page-text.ts';

/** The table of all addresses and their screens. */
export default [
  index('screens/home/home/route.tsx', { id: 'start' }),
  route('home', 'screens/home/home/route.tsx', { id: 'home' }),
  route('post-activation-home', 'screens/home/home/route.tsx', { id: 'post-activation-home' }),

  route('add-line', 'screens/add-line/start/route.tsx'),
  route('add-line/plan', 'screens/add-line/plan/route.tsx'),
  route('add-line/lines/:position', 'screens/add-line/line/route.tsx'),
  route('add-line/address', 'screens/add-line/address/route.tsx'),
  route('add-line/shipping', 'screens/add-line/shipping/route.tsx'),
  route('add-line/review', 'screens/add-line/review/route.tsx'),
  route('add-line/orders/:operationId', 'screens/add-line/order/route.tsx'),

  route('add-data/:lineRef', 'screens/add-data/select/route.tsx'),
  route('add-data/:lineRef/:operationId/review', 'screens/add-data/review/route.tsx'),
  route('add-data/:lineRef/:operationId', 'screens/add-data/result/route.tsx'),

  route('change-plan/:lineRef', 'screens/change-plan/select/route.tsx'),
  route('change-plan/:lineRef/:operationId/review', 'screens/change-plan/review/route.tsx'),
  route('change-plan/:lineRef/:operationId', 'screens/change-plan/result/route.tsx'),

  route('account', 'screens/account/account/route.tsx'),
  route('account/:lineRef/data', 'screens/account/pause-data/route.tsx'),
  route('account/:lineRef/broadband-facts', 'screens/account/broadband-facts/route.tsx'),
  route('account/:lineRef/usage', 'screens/account/usage/route.tsx'),
  route('account/:lineRef/usage/:file', 'screens/account/usage-file/route.ts'),

  route('services', 'screens/services/cards/route.tsx'),
  route('services/:service', 'screens/services/detail/route.tsx'),

  route('router', 'screens/router/router/route.tsx'),
  route('router/name', 'screens/router/name/route.tsx'),
  route('router/password', 'screens/router/password/route.tsx'),
  route('router/restart', 'screens/router/restart/route.tsx'),
  route('router/reset', 'screens/router/reset/route.tsx'),

  route('edit-name/:lineRef', 'screens/edit-name/form/route.tsx'),
  route('edit-name/:lineRef/:operationId', 'screens/edit-name/result/route.tsx'),

  route('activity', 'screens/activity/list/route.tsx'),
  route('activity/:operationId', 'screens/activity/entry/route.tsx'),
  route('activity/:operationId/not-me', 'screens/activity/not-me/route.tsx'),

  route('bills', 'screens/bills/list/route.tsx'),
  route('bills/pay', 'screens/bills/pay/route.tsx'),
  route('bills/promise', 'screens/bills/promise/route.tsx'),
  route('bills/auto-top-up', 'screens/bills/auto-top-up/route.tsx'),
  route('bills/month-in-advance/:lineRef', 'screens/bills/month-in-advance/route.tsx'),
  route('bills/:billRef', 'screens/bills/bill/route.tsx'),

  route('calendar/:file', 'screens/calendar/file/route.ts'),

  route('cards', 'screens/cards/list/route.tsx'),
  route('cards/add', 'screens/cards/add/route.tsx'),
  route('cards/:card', 'screens/cards/expiry/route.tsx'),
  route('cards/:card/remove', 'screens/cards/remove/route.tsx'),

  route('track-order', 'screens/track-order/orders/route.tsx'),
  route('track-order/:lineRef/reorder', 'screens/track-order/reorder/route.tsx'),
  route('status', 'screens/status/none/route.tsx'),
  route('status/:lineRef', 'screens/status/line/route.tsx'),
  route('steps', 'screens/esim/none/route.tsx'),
  route('steps/:lineRef', 'screens/esim/setup/route.tsx'),
  route('steps/:lineRef/resend', 'screens/esim/kit/route.tsx'),
  route('activate-esim', 'screens/esim/activate/route.tsx', { id: 'activate-esim' }),
  route('activate-esim/:lineRef', 'screens/esim/activate/route.tsx', { id: 'activate-esim-line' }),

  route('invite', 'screens/invite/form/route.tsx'),

  route('mobile-login', 'screens/session/pre-login/route.tsx'),
  route('login', 'screens/session/sign-in/route.tsx'),
  route('secondarylogin', 'screens/session/secondary-sign-in/route.tsx'),
  route('logout', 'screens/session/sign-out/route.tsx'),
  route('session-expired', 'screens/session/expired/route.tsx'),
  route('user', 'screens/session/no-account/route.tsx'),
  route('activation-error', 'screens/problem/activation-error/route.tsx'),

  ...staticPaths.map((path) => route(path, 'screens/public/static/route.tsx', { id: `static-${path}` })),
  route('cell-phone-plans', 'screens/public/plans/route.tsx'),
  route('cell-phone-plans/labels.json', 'screens/public/plans/labels.ts'),
  route('imei-compatibility-check', 'screens/public/device-check/route.tsx'),
  route('care', 'screens/care/desk/route.tsx'),
  route('show-support', 'screens/support/show-support/route.tsx'),
  route('lost-phone/steps', 'screens/support/lost-phone-steps/route.tsx'),
  route('bestfit', 'screens/public/best-fit/route.tsx'),
  route('coverage-map', 'screens/public/coverage-map/route.tsx'),
  route('feedback', 'screens/public/feedback/route.tsx'),
  route('feedback/thanks', 'screens/public/feedback-thanks/route.tsx'),

  route('profile', 'screens/profile/profile/route.tsx'),
  route('settings', 'screens/settings/settings/route.tsx'),
  route('settings/activity.csv', 'screens/settings/activity-file/route.ts'),
  route('settings/my-data.json', 'screens/settings/kept-file/route.ts'),
  route('settings/notifications', 'screens/settings/notifications/route.tsx'),
  route('settings/unlock', 'screens/settings/unlock/route.tsx'),
  route('settings/unlock/:codeId', 'screens/settings/one-time-password/route.tsx'),

  route('activation', 'screens/activation/start/route.tsx'),
  route('activation/:lineRef', 'screens/activation/checklist/route.tsx'),
  route('activation/:lineRef/name', 'screens/activation/name/route.tsx'),
  route('activation/:lineRef/device', 'screens/activation/device/route.tsx'),
  route('activation/:lineRef/kit', 'screens/activation/kit/route.tsx'),
  route('activation/:lineRef/kit/:operationId', 'screens/activation/kit-ordered/route.tsx'),
  route('activation/:lineRef/number', 'screens/activation/number/route.tsx'),
  route('activation/:lineRef/sim', 'screens/activation/sim/route.tsx'),
  route('activation/:lineRef/summary', 'screens/activation/summary/route.tsx'),
  route('activation/:lineRef/confirm', 'screens/activation/confirm/route.tsx'),
  route('activation/:lineRef/result', 'screens/activation/result/route.tsx'),

  // The page of parts exists only in development: scripts/build.ts leaves it out of deployments.
  ...(process.env.UI_PAGE === 'off' ? [] : [route('ui', 'screens/ui/parts/route.tsx')]),

  route('*', 'screens/problem/not-found/route.tsx'),
] satisfies RouteRow[];
