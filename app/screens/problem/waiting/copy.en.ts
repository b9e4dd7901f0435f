export const waitingCopy = {
  title: 'This is taking longer than usual',
  page:
    'We’re still getting your page ready. Keep this page open: it loads automatically as soon as it’s ready. You ' +
    'don’t have to do anything.',
  load: 'Load it now',
  form:
    'We need one more answer before we can go on. What you entered is kept. Wait a few seconds, then press Continue. ' +
    'Nothing is done twice, however often you press it.',
  goOn: 'Continue',
};

export type WaitingCopy = typeof waitingCopy;
