/**
 * Journeys that are walked at both brands, by how their titles begin: one of each area, and those that tell the
 * brand's telephone number. Rules are the same at each brand, so the others are walked at one (ADR-018).
 */
export const inEachBrand = [
  'a locked account is unlocked with a password by email, and locked again',
  'data is paused after a question, and Undo resumes it at once',
  'a new number with a SIM is resumed elsewhere and after each 401',
  'a rename is listed in Activity, and “This wasn’t me” locks the account',
  '2 GB for one line of a family: pending, done, and on Home',
  'three lines from Home to their delivery',
  'who may not add a line reads why',
  'a payment is cancelled, then made on the hosted page, and the group is active again',
  'a default card is set once, an expiry date is corrected, a card is removed',
  'a change now shows the price sheet, then pending, then the new plan',
  'Change plan is closed with its reason and Care’s number while a line is unsettled',
  'by the account holder: the card and the bill’s day',
  'a rename is validated, normalized and sent once',
  'an eSIM is set up by link, QR code or hand, and Done ends it once',
  'a router gets a name and a password, restarts, and is reset',
  'friends are invited once, join, and bring a credit',
  'an order is followed to its delivery, and another SIM card is ordered once',
  'a disabled account is told to call',
  '40625 shows Let’s Talk and nothing to proceed with',
  'an account number is corrected wrongly, then rightly, and the number arrives',
  'what only people can mend has the care number, as has a refused correction',
  'a service is turned on after its terms, used, and turned off at once',
  'services are closed by the configuration, and by rules',
] as const;
