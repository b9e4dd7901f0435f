// The script of `assist` pages: helps while people type. Every page is complete without it (SHELL-26).

import { helpWithExpiry } from './expiry.ts';
import { helpWithImei } from './imei.ts';
import type { ImeiWords } from './imei-words.ts';

for (const field of document.querySelectorAll<HTMLInputElement>('[data-assist="imei"]'))
  helpWithImei(field, JSON.parse(field.dataset.words ?? '{}') as ImeiWords);

for (const field of document.querySelectorAll<HTMLInputElement>('[data-assist="expiry"]')) helpWithExpiry(field);
