/** Names of the journeys. A name is stored with each draft and is never reused. */
export const journeyNames = ['add-line', 'activation'] as const;
export type JourneyName = (typeof journeyNames)[number];

/** Key of a draft. Its subject is the customer for an account-wide journey, otherwise the line. */
export interface JourneyKey {
  name: JourneyName;
  subjectId: string;
}

/** A draft as the Account object stores it. The journey parses `draft`; secrets are deleted after 30 minutes. */
export interface KeptJourney {
  /** Changes with each save; empty for a journey without a draft. */
  version: string;
  draft: unknown;
  secrets: Readonly<Record<string, string>>;
  /** Time of the last change, epoch milliseconds. */
  savedAt: number;
}

/** Draft to save, with the version that the step's page showed (JOURNEY-5). */
export interface JourneySave extends JourneyKey {
  version: string;
  draft: unknown;
  /** Replaces all secrets. Omit it to keep the stored ones. */
  secrets?: Readonly<Record<string, string>> | undefined;
}
