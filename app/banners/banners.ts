// The script of pages with a banner that goes, and nothing under way; the live script lets them leave by itself.

import { letBannersLeave } from './leaving-banner.ts';

letBannersLeave();
