import { digitsOf, digitsProblem } from '#rpc/domain/digits.ts';
import type { DeviceCheck } from '#rpc/public/device.ts';
import { keepDigits } from './keep-digits.ts';
import type { ImeiWords } from './field-words.ts';
import { answerUnder, onLeave, sayWrong, takeBack, tellChange } from './mended.ts';
import { rpc } from './rpc.ts';

/**
 * Helps with an IMEI: drops separators, counts digits, and on blur sends the same check as the form (PUBLIC-10,
 * PUBLIC-11). The answer appears in a live region under the field.
 */
export function helpWithImei(field: HTMLInputElement, words: ImeiWords): void {
  const answer = answerUnder(field);
  const offer = simChoice(field);
  let lastImei = '';

  keepDigits(field, 'imei', () => {
    lastImei = '';
    answer.textContent = '';
    offer();
  });

  onLeave(field, ({ relatedTarget }) => {
    // The button sends the form, which runs the same check.
    if (!(relatedTarget instanceof HTMLButtonElement)) void check(digitsOf('imei', field.value));
  });

  async function check(imei: string): Promise<void> {
    if (imei === '' || imei === lastImei) return;
    lastImei = imei;
    const problem = digitsProblem('imei', imei);
    if (problem && problem !== 'refused') {
      sayWrong(field, answer, words[problem]);
      offer('wrong');
      tellChange(field);
      return;
    }
    answer.textContent = words.checking;
    // Without an answer (offline, or rate-limited) the field shows nothing: the form still works.
    const device = await rpc.checkDevice.query({ imei }).catch(() => undefined);
    if (lastImei !== imei) return;
    const isGood = device?.kind === 'esim' || device?.kind === 'sim';
    if (isGood) takeBack(field.closest('.wrong'));
    if (device && !isGood) sayWrong(field, answer, textOf(device)).append(...callFor(device));
    else answer.textContent = device ? textOf(device) : '';
    offer(device?.kind);
    tellChange(field);
  }

  /** Returns the link to the support number with the words of the server's page (ERROR-22). */
  function callFor({ kind }: DeviceCheck): (Node | string)[] {
    const { about, words: before, number, to } = words.call;
    if (!about.includes(kind)) return [];
    const link = document.createElement('a');
    link.className = 'keep';
    link.href = to;
    link.textContent = number;
    return [` ${before} `, link];
  }

  function textOf(device: DeviceCheck): string {
    return (device.kind === 'alreadyInUse' && device.message) || words[device.kind];
  }
}

type Outcome = DeviceCheck['kind'] | 'wrong';

/**
 * Outcomes that the server would reject with the form shown again. It has more to offer after other rejected
 * outcomes.
 */
const refusals: readonly (Outcome | undefined)[] = ['wrong', 'incompatible', 'alreadyInUse'];

/**
 * The choice of SIM beside an IMEI: no eSIM for a device without one, or for an IMEI that is wrong (ADDLINE-9), and
 * what the device takes is chosen unless somebody chose (ADDLINE-8). Without the choice on the page it does nothing.
 */
function simChoice(imei: HTMLInputElement): (outcome?: Outcome) => void {
  const [sim, esim] = ['sim', 'esim'].map((value) =>
    imei.form?.querySelector<HTMLInputElement>(`[name="sim"][value="${value}"]`),
  );
  if (!sim || !esim) return () => undefined;
  let isChosen = sim.checked || esim.checked;
  for (const radio of [sim, esim]) radio.addEventListener('change', () => (isChosen = true));
  const offer = (outcome?: Outcome) => {
    // After a failed check, the customer can still choose eSIM, and the server decides.
    esim.disabled = outcome !== undefined && outcome !== 'esim' && outcome !== 'failed';
    if (esim.disabled) esim.checked = false;
    if (outcome === 'esim' && !isChosen) esim.checked = true;
    if (outcome === 'sim' && !esim.checked && !sim.disabled) sim.checked = true;
    if (outcome === 'esim') takeBack(esim.closest('.wrong'));
    // Only a device that can be used chooses for who has not; before its check, the form decides.
    const chooses = outcome === 'esim' || (outcome === undefined && imei.value !== '');
    for (const radio of [sim, esim]) radio.required = !chooses;
    imei.setCustomValidity(outcome && refusals.includes(outcome) ? outcome : '');
  };
  offer();
  return offer;
}
