import { roundCents } from '#contracts/cents.ts';
import { catalog } from '#contracts/catalog/endpoints.ts';
import type { Plan } from '#contracts/catalog/vocabulary.ts';
import { config } from '#contracts/config/endpoints.ts';
import type { ReplyOf } from '#contracts/endpoint.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import type { LabelPrices } from '../domain/broadband-label.ts';
import { isolated } from '../domain/isolated.ts';
import { welcomeKitPrice } from '../domain/welcome-kit.ts';
import type { Outcome } from '../problem.ts';
import type { PublicContext } from './public-context.ts';

/** A plan on the public pages; prices in cents per month. */
export interface PlanOnSale {
  id: string;
  name: string;
  firstLine: number;
  /** The price of each line after the first, where all cost the same. */
  eachMoreLine: number;
  /** Prices of the second to the sixth line, where the carrier prices them one by one. */
  moreLines: readonly { occurrence: number; price: number }[];
  /** Gigabytes per month; absent for an unlimited plan without a stated amount. */
  gigabytes?: number;
  unlimited: boolean;
  /** Video quality in the carrier's words. */
  video?: string;
  esimOnly: boolean;
}

export interface PlanList extends LabelPrices {
  plans: readonly PlanOnSale[];
}

/** Returns the plans on sale, cheapest first (PLAN-4); undefined when the plan list cannot be read (PUBLIC-8). */
export async function planList({ read, log }: PublicContext): Promise<PlanList | undefined> {
  const [active, pulse, app] = await Promise.all([read(catalog.activePlans), read(topup.pulse), read(config.appData)]);
  if (active.kind !== 'reply') {
    log('no plans', { why: active.kind === 'fault' ? active.why : active.name });
    return undefined;
  }
  return {
    plans: active.reply.plans.map(planOnSale).sort((a, b) => a.firstLine - b.firstLine),
    ...labelPrices(pulse, app),
  };
}

/** Returns the common prices of all plans' labels, when the carrier returned them. */
export function labelPrices(
  pulse: Outcome<ReplyOf<typeof topup.pulse>>,
  app: Outcome<ReplyOf<typeof config.appData>>,
): LabelPrices {
  return {
    extraData:
      pulse.kind === 'reply' ? { gigabytes: pulse.reply.pulse, price: roundCents(pulse.reply.pulseCost) } : undefined,
    simKit: app.kind === 'reply' ? welcomeKitPrice(app.reply.perSimCost.USA) : undefined,
  };
}

/** Returns a plan of the carrier for the public pages. */
export function planOnSale({
  name,
  displayNameWeb,
  baseLinePrice,
  additionalLinePrice,
  addLineSplitPrice,
  planData,
  isUnlimited,
  streamType,
  esimOnly,
}: Plan): PlanOnSale {
  return {
    id: name,
    name: isolated(displayNameWeb),
    firstLine: baseLinePrice,
    eachMoreLine: additionalLinePrice,
    moreLines: Object.entries(addLineSplitPrice).map(([occurrence, price]) => ({
      occurrence: Number(occurrence),
      price,
    })),
    gigabytes: planData,
    unlimited: isUnlimited,
    video: streamType,
    esimOnly,
  };
}
