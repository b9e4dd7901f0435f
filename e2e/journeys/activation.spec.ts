import { activationMessages } from '#app/copy/activation.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { activationResultMessages as resultMessages } from '#app/screens/activation/result/copy.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import { enterSim, iccids, imeis, walkToConfirm, zip } from '../support/activation.ts';
import { watchHands } from '../support/hands.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

const minute = 60_000;
const started = async (email: string) => (await world.calls(email, 'activation.start')).map(({ body }) => body);

testInEachBrand(
  'a new number with a SIM is resumed elsewhere and after each 401 (ACTIVATE-4, ACTIVATE-35, JOURNEY-5, JOURNEY-12)',
  async ({ walker }) => {
    const { email, customerId } = await world.open('new-sim-delivered', { activationMs: 10 * minute });
    const [person, other] = [walker(), walker()];
    await person.signIn(email);
    await other.signIn(email);
    await person.click(lineCardMessages.en.actions['track-order']);
    await person.click(ordersMessages.en.getReady);
    const begin = person.path;
    const notices: string[] = [];
    const hands = watchHands(person);
    let olderTab = other;
    await walkToConfirm(person, 'new number, SIM', async ({ heading, notice }) => {
      notices.push(notice);
      await other.open(begin);
      if (heading === simMessages.en.title) olderTab = other.tab();
      expect(other.heading).toBe(heading);
      await world.expireTokens(email);
    });
    expect(notices).toContain(activationMessages.en.simValid);
    await person.pressTwice(confirmMessages.en.activate);
    expect(person.heading).toBe(resultMessages.en.inProgress);
    // Seven buttons, one choice, and two fields: the customer's own ZIP is in the third.
    expect(hands).toMatchObject({ typed: [imeis.compatible, zip, iccids.valid], presses: 7 + 1 + 2 });
    await enterSim(olderTab, iccids.valid);
    expect(olderTab.path).toBe(person.path.replace(/\?.*/, ''));
    await world.advanceClock(email, 11 * minute);
    await person.until(resultMessages.en.successText.sim);
    const sent = { customerId, imei: imeis.compatible, iccId: iccids.valid, skipHold: true };
    expect(await started(email)).toEqual([expect.objectContaining(sent)]);
    await other.press(confirmMessages.en.activate);
    expect(other.path).toBe(person.path);
    await other.open(begin);
    expect(other.success).toContain(resultMessages.en.successful);
    expect(await started(email)).toHaveLength(1);
  },
);
