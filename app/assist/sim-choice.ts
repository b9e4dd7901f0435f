import type { DeviceCheck } from '#rpc/public/device.ts';
import { takeBack } from './mended.ts';

type Outcome = DeviceCheck['outcome'] | 'wrong';

/** With these the form would come back. Of the others that do, the page that comes back has more to offer. */
const refused: readonly (Outcome | undefined)[] = ['wrong', 'incompatible', 'alreadyInUse'];

/**
 * The choice of SIM beside an IMEI: no eSIM for a device without one, or for an IMEI that is wrong (ADDLINE-9), and
 * what the device takes is chosen unless somebody chose (ADDLINE-8). Without the choice on the page it does nothing.
 */
export function simChoice(imei: HTMLInputElement): (outcome?: Outcome) => void {
  const [sim, esim] = ['sim', 'esim'].map((value) =>
    imei.form?.querySelector<HTMLInputElement>(`[name="sim"][value="${value}"]`),
  );
  if (!sim || !esim) return () => undefined;
  let chosen = sim.checked || esim.checked;
  for (const radio of [sim, esim]) radio.addEventListener('change', () => (chosen = true));
  const offer = (outcome?: Outcome) => {
    // Where nobody could tell, the form decides.
    esim.disabled = outcome !== undefined && outcome !== 'esim' && outcome !== 'failed';
    if (esim.disabled) esim.checked = false;
    if (outcome === 'esim' && !chosen) esim.checked = true;
    if (outcome === 'sim' && !esim.checked && !sim.disabled) sim.checked = true;
    if (outcome === 'esim') takeBack(esim.closest('.wrong'));
    // A device chooses for who has not.
    for (const radio of [sim, esim]) radio.required = imei.value === '' || outcome === 'sim';
    imei.setCustomValidity(outcome && refused.includes(outcome) ? outcome : '');
  };
  offer();
  return offer;
}
