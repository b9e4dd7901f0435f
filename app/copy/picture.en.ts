/** What the pictures show, for those who do not see them. */
export const pictureCopy = {
  imei: 'A phone. Dial *#06# and the IMEI, a number of 15 digits, appears on the screen.',
  simNumber: 'The card your SIM came in. The SIM number, 19 digits long, is printed under the bar code.',
  simAndEsim: 'Left: a SIM is a small card that goes into the phone. Right: an eSIM is built into the phone.',
  planBars:
    'Four bars, each as tall as a plan’s data: 2 GB for messages, 5 GB for maps too, 10 GB for music too, and 15 GB ' +
    'for video too.',
  homeCard: 'A card of your account: the data that is left, a bar that shows how much is used, and a button.',
};
export type PictureCopy = typeof pictureCopy;
