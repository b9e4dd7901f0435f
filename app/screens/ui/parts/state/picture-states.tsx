import { ImeiPicture } from '#app/ui/imei-picture.tsx';
import { Initials } from '#app/ui/initials.tsx';
import { SimAndEsimPicture } from '#app/ui/sim-and-esim-picture.tsx';
import { SimNumberPicture } from '#app/ui/sim-number-picture.tsx';
import type { Shown } from './states.ts';

/** States of drawings that help people to find a number or a part. */
export const pictureStates: Shown = {
  initials: { plain: <Initials name="Ruth Okafor" /> },
  'imei-picture': { plain: <ImeiPicture /> },
  'sim-and-esim-picture': { plain: <SimAndEsimPicture /> },
  'sim-number-picture': { plain: <SimNumberPicture /> },
};
