import { vi } from 'vitest';

/** The lines that are logged from here on, as objects. Call `vi.restoreAllMocks` afterward. */
export function loggedLines(level: 'warn' | 'error' = 'warn'): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(String(line))));
  return lines;
}
