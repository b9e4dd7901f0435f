export type BusyCopy = { title: string; text: string };

export const busyCopy: BusyCopy = {
  title: 'We’ll be right back',
  text: 'The portal is very busy, or being looked after. Your lines work as always. Try again in a minute.',
};
