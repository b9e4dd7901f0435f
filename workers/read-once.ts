/** Parses each text of the configuration once: every request needs it, and an isolate has few texts. */
export function readOnce<T>(read: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    if (!results.has(text)) results.set(text, read(text));
    return results.get(text) as T;
  };
}
