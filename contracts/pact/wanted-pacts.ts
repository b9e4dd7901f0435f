/** Which of a broker's pacts to verify: the newest, and those of portals in use. */
export const wantedPacts = [
  { consumer: 'lineside', latest: true },
  { consumer: 'lineside', deployedOrReleased: true },
];
