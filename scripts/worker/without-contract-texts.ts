import { type Plugin, RolldownMagicString } from 'rolldown';
import { Visitor } from 'rolldown/utils';

const texts = ['summary', 'assumed'];

/** Leaves out of the Worker what declarations of calls tell backend teams alone: it reads neither (ADR-024). */
export function withoutContractTexts(): Plugin {
  return {
    name: 'without-contract-texts',
    transform: {
      filter: { id: /\/contracts\/[\w-]+\/endpoints\.ts$/ },
      handler(code) {
        const rest = new RolldownMagicString(code);
        const visitor = new Visitor({
          Property({ key, start, end }) {
            if (key.type === 'Identifier' && texts.includes(key.name))
              rest.remove(start, code[end] === ',' ? end + 1 : end);
          },
        });
        visitor.visit(this.parse(code, { lang: 'ts' }));
        return { code: rest.toString(), map: rest.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}
