import type { MinimalReply } from './minimal-reply.ts';

/** Programs that give minimal replies to generated code, by file: types take them, and readers at run time do. */
export function checksOf(replies: readonly MinimalReply[]): Readonly<Record<string, string>> {
  return {
    'openapi-typescript.check.ts': [
      "import type { paths } from './openapi-typescript.d.ts';",
      ...replies.map(
        ({ path, method, body }, index) =>
          `export const r${index}: paths['${path}']['${method}']['responses'][200]['content']['application/json'] =` +
          ` ${text(body)};`,
      ),
    ].join('\n'),
    'orval.check.ts': [
      "import type * as api from './orval.ts';",
      ...replies.map(
        ({ operationId, body }, index) =>
          `export const r${index}: api.${camel(operationId)}Response200['data'] = ${text(body)};`,
      ),
    ].join('\n'),
    'hey-api.ts': [
      "import type * as types from './hey-api/types.gen.ts';",
      "import * as readers from './hey-api/zod.gen.ts';",
      ...replies.map(({ operationId, body }, index) => {
        const name = `${capitalized(camel(operationId))}Response`;
        return `const r${index}: types.${name} = ${text(body)};\nreaders.z${name}.parse(r${index});`;
      }),
    ].join('\n'),
  };
}

function text(body: unknown): string {
  return JSON.stringify(body);
}

function camel(id: string): string {
  return id.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
