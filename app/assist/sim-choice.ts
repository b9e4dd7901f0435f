import type { DeviceCheck } from '#rpc/public/device.ts';

/**
 * The choice of SIM beside an IMEI: no eSIM for a device without one, or for an IMEI that is wrong (ADDLINE-9), and
 * what the device takes is chosen unless somebody chose (ADDLINE-8). Without the choice on the page it does nothing.
 */
export function simChoice(form: HTMLFormElement | null): (outcome?: DeviceCheck['outcome'] | 'wrong') => void {
  const [sim, esim] = ['sim', 'esim'].map((value) =>
    form?.querySelector<HTMLInputElement>(`[name="sim"][value="${value}"]`),
  );
  if (!sim || !esim) return () => undefined;
  let chosen = sim.checked || esim.checked;
  for (const radio of [sim, esim]) radio.addEventListener('change', () => (chosen = true));
  return (outcome) => {
    // Where nobody could tell, the form decides.
    esim.disabled = outcome !== undefined && outcome !== 'esim' && outcome !== 'failed';
    if (esim.disabled) esim.checked = false;
    if (outcome === 'esim' && !chosen) esim.checked = true;
    if (outcome === 'sim' && !esim.checked && !sim.disabled) sim.checked = true;
  };
}
