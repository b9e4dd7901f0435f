import { createHash, createHmac } from 'node:crypto';

// For each SHA-256 of Web Crypto Node starts a job on another thread, which takes five to ten times as long as the sum
// (ADR-018). These give the same values; what they do not know is left to Web Crypto. Tests in workerd have its own.

const { subtle } = globalThis.crypto;
const native = SubtleCrypto.prototype;
/** Keys of HMAC-SHA-256, each with the secret that it was imported from. */
const secrets = new WeakMap<CryptoKey, Uint8Array>();

const bytesOf = (data: BufferSource) =>
  ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);

/** A buffer of its own: Node's digests share one. */
const bufferOf = (digest: Uint8Array) => new Uint8Array(digest).buffer;

const isHmac = (algorithm: unknown) =>
  typeof algorithm === 'object' &&
  JSON.stringify(Object.entries(algorithm ?? {}).sort()) === '[["hash","SHA-256"],["name","HMAC"]]';

const quick = {
  async digest(algorithm: AlgorithmIdentifier, data: BufferSource) {
    if (algorithm !== 'SHA-256') return native.digest.call(subtle, algorithm, data);
    return bufferOf(createHash('sha256').update(bytesOf(data)).digest());
  },
  async importKey(...args: Parameters<SubtleCrypto['importKey']>) {
    const key = await native.importKey.apply(subtle, args);
    const [format, data, algorithm] = args;
    if (format === 'raw' && isHmac(algorithm) && key.usages.includes('sign')) secrets.set(key, bytesOf(data).slice());
    return key;
  },
  async sign(algorithm: AlgorithmIdentifier, key: CryptoKey, data: BufferSource) {
    const secret = secrets.get(key);
    if (!secret || algorithm !== 'HMAC') return native.sign.call(subtle, algorithm, key, data);
    return bufferOf(createHmac('sha256', secret).update(bytesOf(data)).digest());
  },
};

// Vitest runs this before each file, and the keys of files before it are kept.
if (!Object.hasOwn(subtle, 'digest')) Object.assign(subtle, quick);
