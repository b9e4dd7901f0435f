import { HomeCardPicture } from '#app/ui/home-card-picture.tsx';
import { ImeiPicture } from '#app/ui/imei-picture.tsx';
import { Initials } from '#app/ui/initials.tsx';
import { PlanBarsPicture } from '#app/ui/plan-bars-picture.tsx';
import { SimAndEsimPicture } from '#app/ui/sim-and-esim-picture.tsx';
import { SimNumberPicture } from '#app/ui/sim-number-picture.tsx';
import type { Shown } from './states.ts';

/** Drawings that help to find something. */
export const pictureStates: Shown = {
  'home-card-picture': { plain: <HomeCardPicture /> },
  initials: { plain: <Initials name="Ruth Okafor" /> },
  'imei-picture': { plain: <ImeiPicture /> },
  'plan-bars-picture': { plain: <PlanBarsPicture /> },
  'sim-and-esim-picture': { plain: <SimAndEsimPicture /> },
  'sim-number-picture': { plain: <SimNumberPicture /> },
};
