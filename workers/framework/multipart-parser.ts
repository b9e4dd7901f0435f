/** Stands for `@web3-storage/multipart-parser` (stand-ins.ts): the gate refuses multipart forms (SAFETY-5). */
export function streamMultipart(): never {
  throw new Error('forms are never multipart');
}
