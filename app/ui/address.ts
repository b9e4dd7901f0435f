/** The addresses of the portal's own pages. A reference is opaque, so it is encoded. */
export const address = {
  home: '/home',
  account: '/account',
  services: '/services',
  support: '/help',
  settings: '/settings',
  profile: '/profile',
  login: '/login',
  logout: '/logout',
  addLine: '/add-line',
  addData: (ref: string) => `/add-data/${encodeURIComponent(ref)}`,
  topUpReview: (ref: string, operationId: string) => `/add-data/${encodeURIComponent(ref)}/${encodeURIComponent(operationId)}/review`,
  topUp: (ref: string, operationId: string) => `/add-data/${encodeURIComponent(ref)}/${encodeURIComponent(operationId)}`,
  trackOrder: (ref: string) => `/track-order?line=${encodeURIComponent(ref)}`,
  activation: (ref: string) => `/activation?line=${encodeURIComponent(ref)}`,
  esimSetup: (ref: string) => `/steps?line=${encodeURIComponent(ref)}`,
  status: (ref: string) => `/status?line=${encodeURIComponent(ref)}`,
} as const;
