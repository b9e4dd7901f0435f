// Playwright takes a stack of 50 calls at each `expect` and maps all of them to the source, its own and Node's as well,
// which took a third of the CPU of a test without a browser (ADR-018). Only calls of this project need it, each once.
const mapped = Error.prepareStackTrace;
const known = new Map<string, string>();

Error.prepareStackTrace = (error, calls) => {
  const head = `${error.name || 'Error'}: ${error.message || ''}`;
  // An error without a message is identified by its place, so it lists only calls of this repository.
  const told = error.message ? calls : calls.filter(isOurs);
  return head + told.map((call) => `\n    at ${isOurs(call) ? placeOf(call) : String(call)}`).join('');
};

function isOurs(call: NodeJS.CallSite): boolean {
  const file = call.getFileName() ?? '';
  return file !== '' && !file.startsWith('node:') && !file.includes('/node_modules/');
}

/** Returns the position of a call in the source, as Playwright maps it. */
function placeOf(call: NodeJS.CallSite): string {
  const key = String(call);
  let place = known.get(key);
  if (place === undefined) {
    const stack = String(mapped(new Error(''), [call]));
    place = stack.slice(stack.indexOf('\n    at ') + '\n    at '.length);
    known.set(key, place);
  }
  return place;
}
