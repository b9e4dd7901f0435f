import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An old Chromium version, and the npm package that contains it. */
export interface OldChromiumFile {
  version: 70 | 78 | 88 | 92 | 109;
  package: string;
  /** The program in the package, compressed by brotli. */
  file: string;
}

const files: readonly OldChromiumFile[] = [
  { version: 70, package: 'chrome-aws-lambda@1.7.0', file: 'bin/chromium-70.0.3508.0.br' },
  { version: 78, package: 'chrome-aws-lambda@1.20.4', file: 'bin/chromium.br' },
  { version: 88, package: 'chrome-aws-lambda@5.5.0', file: 'bin/chromium.br' },
  { version: 92, package: 'chrome-aws-lambda@10.1.0', file: 'bin/chromium.br' },
  { version: 109, package: '@sparticuz/chromium@109.0.6', file: 'bin/chromium.br' },
];

/** Folder of downloaded builds, outside of the repository's files. */
export const enginesFolder = fileURLToPath(new URL('../../.cache/engines/', import.meta.url));

export const programOf = ({ version }: OldChromiumFile) => `${enginesFolder}chromium-${version}`;
export const isFetched = (one: OldChromiumFile) => existsSync(programOf(one));
export const fetchedChromiums = () => files.filter(isFetched);
export const missingChromiums = () => files.filter((one) => !isFetched(one));
