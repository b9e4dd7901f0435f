import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../carrier.ts';
import document from '../openapi.json' with { type: 'json' };
import { type ApiDocument, apiPage } from './api-page.ts';

const api = document as unknown as ApiDocument;
const text = await apiPage(api);
const page = parse(text);
const words = (id: string) => page.getElementById(id)?.textContent.replaceAll(/\s+/g, ' ') ?? expect.fail(id);

describe('the page of the contracts', () => {
  it('has every call with its path, its parameters and the fields of its body', () => {
    expect(endpoints.filter(({ id }) => !page.getElementById(id)).map(({ id }) => id)).toEqual([]);
    for (const [path, methods] of Object.entries(api.paths))
      for (const [method, { operationId, summary, parameters, requestBody }] of Object.entries(methods)) {
        const own = words(operationId);
        expect(own).toContain(`${method.toUpperCase()} ${path}`);
        expect(own).toContain(summary);
        for (const { $ref, description = '' } of parameters) if (!$ref) expect(own).toContain(description);
        const [{ schema }] = [...Object.values(requestBody?.content ?? {}), { schema: {} }];
        for (const { description = '' } of Object.values(('properties' in schema && schema.properties) || {}))
          expect(own).toContain(description);
      }
  });

  it('has every schema with the meaning of each field', () => {
    for (const [name, { description = '', properties = {} }] of Object.entries(api.components.schemas)) {
      const own = words(name);
      for (const meaning of [description, ...Object.values(properties).map((field) => field.description ?? '')])
        expect(own).toContain(meaning.replaceAll(/\s+/g, ' '));
    }
  });

  it('shows refusals, assumptions and examples', () => {
    expect(words('topup.create')).toContain('40625');
    expect(words('topup.create')).toContain('Assumed (topup.create/meaning): taxInfo names the taxed customer');
    expect(words('topup.create')).toContain('"totalData": 2');
    expect(words('order.create')).toContain('any other');
  });

  it('links only to what is on it, and has no id twice', () => {
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has no script and loads nothing', () => {
    expect(text).not.toMatch(/<script|<link|src=|url\(/);
  });
});
