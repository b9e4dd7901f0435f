import type { RelationName } from './relations.ts';

/** The formula of each relation, by the fields of its reads. */
export const formulas: Readonly<Record<RelationName, string>> = {
  'counts are those of their lists':
    '`extraLines` and `secondaryCustomers`: lines of `status` 0 or 11; `additionalLines`: the others but the primary; `physicalSimsOrdered` + `eSimsOrdered`: entries of `woNumberMap` in all orders; `creditEarned` = `joined` × `post_purchase_referrer_credit`',
  'a list that is declared whole has every line once': 'for the primary, in `customer.group` and other lists of lines',
  'a line has one place in its group':
    '`occurrence` is the third part of `peerAccountRef`; `parentId` is the primary, `primaryNumber` its `reachNumber`; no number, place or `emailId` twice',
  'an order is the same in all reads':
    'the day in `shipmentInfo` is `orderDate`, and `woNumber` that of `woNumberMap` for the line',
  'the latest order names the plan of its line': '`reachPlanId` of `order.byCustomer` and of the line',
  'operations in process are those of their status':
    '`TOPUP_IN_PROGRESS` and `PLAN_CHANGE_IN_PROGRESS` are there while the `status` is `IN_PROGRESS`',
  'a plan has one name': '`reachPlanDisplayName` = `displayNameWeb` of the plan',
  'one card is the default': 'one `isAutoPay` among the cards; a payment has the `ccNumberMask` of a card',
  'the cycle contains today': '`billStartDate` ≤ today ≤ `billEndDate` of a line in service',
  'the next bill comes on the day after the cycle':
    '`nextBillingDate` = `billEndDate` + 1 day; `billStartDate` = `nextBillingDate` − 1 month',
  'a line has one cycle in all reads': 'the days of `usage.current`, `billing.customer` and `billing.forecast`',
  'a bill is due the configured number of days after it is billed':
    '`dueDate` = `billStartDate` of the primary + `billDueDays`',
  'what was is not in the future, and what comes is':
    'bills, payments, purchases and orders ≤ today; `billDate`, `promisedFor` and `reachPlanChangeDate` > today',
  'an order goes forward':
    '`orderDate` ≤ `labelledOn` ≤ `shippedOn` ≤ `deliveredOn` ≤ today, each up to `orderStatus`; `estimatedDeliveryDate` = `deliveredOn` once delivered',
  'an entry by cycle is under the first day of its cycle': 'use abroad and of domestic roaming, by `billStartDate`',
  'each cycle has one bill, each bill its own document':
    'a `MONTHLY` bill on the first day of each cycle; no `invoiceId` or `invoiceUrl` twice',
  'a line costs what its plan costs at its place':
    '`orgPrice` = `baseLinePrice` at place 1, else `additionalLinePrice`; `price` = `orgPrice`, less `HSD_LINE_DISCOUNT` where the primary has an `hsdPlan`',
  'a month in advance costs what the plan costs': '`amount` = `price` of the line',
  'tax is the rate of the states': '`totalTax` = `amount` × 6.25 %',
  'the balance is the bills less the payments': '`balance` = the sum of `amount` of all bills − that of all payments',
  'the forecast is the next bill':
    '`amount` = `price` of all lines in service, by `amendedReachPlanId` where there is one, + `totalData` × `pulseCost` ÷ `pulse` for each purchase since `billStartDate`; `totalTax` = the sum of their taxes, each rounded',
  'a payment is of a bill': '`amount` of a payment is that of a bill',
  'a line may use the data of its plan and what was bought':
    '`maxBytes` = (`planData` + `totalData` of purchases since `billStartDate`) × 1024³',
  'days add up to the whole':
    '`bytes` of a line in `usage.group` = those of its days; `totalBytes` = `bytes` of all lines in all cycles',
  'the average is the whole by cycles':
    '`averageBytesPerCycle` = `totalBytes` ÷ `cycles`, rounded; `cycles`: those since `activationDate` of the primary',
  'who owes nothing has nothing to promise': '`isEligible`: something is owed and there is no `promisedFor`',
  'the state holds what it promises': 'prices, what is owed, brands and shares of the first lines of `seed.ts`',
};
