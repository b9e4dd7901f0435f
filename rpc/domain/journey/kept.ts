/** The journeys that are built. A name is kept with each draft and is never reused. */
export const journeyNames = ['add-line', 'activation'] as const;
export type JourneyName = (typeof journeyNames)[number];

/** Whose draft: an account-wide journey is about the customer who began it, another about a line. */
export interface JourneyKey {
  name: JourneyName;
  subjectId: string;
}

/** A draft as the Account object keeps it. `draft` is parsed by its journey; a secret is gone after 30 minutes. */
export interface KeptJourney {
  /** Changes with each save; empty for a journey that was not begun. */
  version: string;
  draft: unknown;
  secrets: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** What a step saves, against the version that its page showed (JOURNEY-5). */
export interface JourneySave extends JourneyKey {
  version: string;
  draft: unknown;
  /** Replaces all secrets; those kept before stay when it is left out. */
  secrets?: Readonly<Record<string, string>> | undefined;
}
