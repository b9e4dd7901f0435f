/** What differs between two accounts or two moments, and says nothing of the build that made it. */
const passing: readonly [RegExp, string][] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'UUID'],
  [/(name="_token" value=")[^"]*/g, '$1TOKEN'],
  [/(name="(?:version|mark)" value=")[^"]+/g, '$1MARK'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, 'REF43'],
  [/(?<![\w-])(?=[\w-]*[A-Z\d])[\w-]{22}(?![\w-])/g, 'REF'],
  [/555\d{7}|\(555\) \d{3}-\d{4}|555-\d{3}-\d{4}|555\.\d{3}\.\d{4}/g, 'PHONE'],
  [/\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{2,4})?\b/g, 'SPOKEN'],
  [/\d{1,2}:\d{2}(?::\d{2})?[ \u202f\u00a0]?(?:[AP]M|[ap]\.[\s\u00a0]?m\.)/g, 'TIME'],
  [/\d+ sec(?:\.|onds?) ago|just now|hace \d+ s(?:egundos?)?\b|ahora\b/g, 'AGO'],
  [/datetime="[^"]*"/gi, 'datetime="AT"'],
  [/data-since="\d+"/g, 'data-since="AT"'],
  [/\b(WO|INV)-\d+/g, '$1-NUMBER'],
  [/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'AT'],
  [/\bHome-\d{4}\b/g, 'Home-NUMBER'],
  [/-[0-9a-f]{16}\b/g, '-HOSTED'],
  [/nonce-[\w+/=-]+/g, 'NONCE'],
  [/"(?:sentAt|askedAt|at)":\d{12,}/g, '"at":AT'],
];

/** A text without what is of its account, its portal and its moment. */
export function plainText(text: string, { origin, key }: { origin: string; key: string }): string {
  const decoded = text.replaceAll(/%2F|%3F|%3D/gi, (code) => decodeURIComponent(code)).replaceAll('\u2011', '-');
  const named = decoded
    .replaceAll(key, 'ACCOUNT')
    .replaceAll(origin, 'PORTAL')
    .replaceAll(new URL(origin).host, 'HOST');
  return passing.reduce((said, [pattern, name]) => said.replaceAll(pattern, name), named);
}
