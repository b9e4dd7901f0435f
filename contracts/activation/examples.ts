import { sampleImeis } from '../device/vocabulary.ts';
import { type ExamplesOf, ownCall } from '../example.ts';
import { samplePortNumbers } from '../port/vocabulary.ts';
import { peopleOf } from '../seed.ts';
import { sampleIccids } from '../sim/vocabulary.ts';
import type { activation } from './endpoints.ts';

const shipped = peopleOf('new-sim');
const secondary = peopleOf('secondary-new');
const failed = peopleOf('port-failed-account');
const state = { seed: 'new-sim' } as const;

const device = { imei: sampleImeis.compatible, make: 'Google', model: 'Pixel 8', skipHold: true } as const;
const withSim = {
  customerId: shipped.customerId(1),
  reachPlanId: 'plan-5gb',
  iccId: sampleIccids.valid,
  ...device,
} as const;
const portIn = {
  isPort: true,
  numberToPort: samplePortNumbers.portable,
  oldCarrier: 'Verizon',
  oldCarrierAccountNumber: '4471920083',
  password: '0000',
  oldZip: '01803',
} as const;

/** A port-in that failed is sent again with details that the old carrier accepts. */
const mended = {
  endpoint: 'activation.start',
  input: {
    ...withSim,
    customerId: failed.customerId(1),
    isPort: true,
    portUpdate: true,
    numberToPort: samplePortNumbers.portable,
    oldCarrier: 'Verizon',
    oldCarrierAccountNumber: 'A4471920083',
    oldZip: '01803',
  },
} as const;

const statuses = [
  ['new-sim', 0],
  ['activating', 1],
  ['suspended', 3],
  ['disconnected', 4],
  ['unclear', 5],
  ['disabled', 7],
  ['activation-failed', 8],
  ['porting', 9],
] as const;
const portFailures = [
  ['port-failed-account', '1009'],
  ['port-failed-pin', '1010'],
  ['port-failed-zip', '1011'],
  ['port-failed-other', '1017'],
] as const;

const refusal = (imei: string, resCode: number, message: string) => ({
  given: state,
  input: { ...withSim, imei },
  resCode,
  message,
});

export const activationExamples: ExamplesOf<typeof activation> = {
  start: {
    replies: [
      { given: state, input: withSim, reply: {} },
      { given: state, input: { ...withSim, ...portIn }, reply: {} },
      {
        given: { seed: 'secondary-new' },
        input: { customerId: secondary.customerId(2), reachPlanId: 'plan-5gb', ...device, esim: true },
        reply: {},
      },
      {
        given: { seed: 'port-failed-account' },
        input: mended.input,
        reply: {},
      },
    ],
    problems: {
      notAvailable: refusal(
        sampleImeis.activationNotAvailable,
        40624,
        'Home internet must be installed and active first',
      ),
      failed: refusal(sampleImeis.activationFails, 40622, 'The line could not be activated'),
      downtime: refusal(sampleImeis.downtime, 40245, 'Activation is down at the moment'),
      fiveGDevice: refusal(sampleImeis.fiveGDevice, 40267, '5G devices are not supported yet'),
      alreadyStarted: refusal(sampleImeis.activationStarted, 40231, 'The activation is under way already'),
    },
  },
  status: [
    {
      ...ownCall({ seed: 'port-failed-account', calls: [mended] }),
      reply: { customerId: failed.customerId(1), status: 9 },
    },
    {
      ...ownCall({ seed: 'port-failed-account', calls: [mended], after: 10 * 60_000 }),
      reply: { customerId: failed.customerId(1), status: 2 },
    },
    ...statuses.map(([seed, status]) => ({
      ...ownCall({ seed }),
      reply: { customerId: peopleOf(seed).customerId(1), status },
    })),
    ...portFailures.map(([seed, portFailureCode]) => ({
      ...ownCall({ seed }),
      reply: { customerId: peopleOf(seed).customerId(1), status: 10, portFailureCode },
    })),
    {
      ...ownCall({ seed: 'active-family' }),
      reply: { status: 2, esimActivationCode: 'LPA:1$rsp.example.test$A1B2C3D4E5F60718' },
    },
  ],
  resendQr: [{ ...ownCall({ seed: 'new-esim' }), reply: {} }],
};
