import { expect, it } from 'vitest';
import { everyCopy, texts } from './testing/every-copy.ts';
import { type Language, languages } from './language.ts';

/** Words that read badly or mean something else, and what is said in their place. */
const leftOut: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/\be-mail/i, 'email'],
    [/\binvoices?\b/i, 'bill'],
    [/\bbill cycle/i, 'billing cycle'],
    [/\bat once\b/i, 'right away'],
    [/\bon sale\b/i, 'available'],
    [/primary holder|group owner|primary line/i, 'account holder'],
    [/\bcontact care\b|Care Team|Customer Success/i, 'us'],
    [/heard back/i, 'had an answer'],
    [/\breach us\b(?!,)|didn’t reach/i, 'we couldn’t send'],
    [/couldn’t find out|couldn’t tell/i, 'can’t tell'],
    [/tell us the (reference|number)/i, 'have the reference ready'],
    [/carry on/i, 'keep working on it'],
    [/keeps checking|updates by itself/i, 'updates itself'],
    [/\bneed not\b/i, 'don’t need to'],
    [/\bany more\b/i, 'no longer'],
    [/look again/i, 'check again'],
    [/under way/i, 'in progress'],
    [/\bwhom\b/i, 'who'],
    [/\bby (yourself|itself|themselves)\b/i, 'on its own, automatically'],
    [/takes? the place of/i, 'replaces'],
    [/in the meantime/i, 'after you started'],
    [/takes? an eSIM/i, 'supports eSIM'],
    [/\bpresent (billing|carrier|plan)/i, 'current'],
    [/what you owe|kind of bill|it goes to/i, 'balance, bill type, we’ll send it to'],
    [/isn’t possible|was a lot at once/i, 'you can’t do that right now'],
    [/\btick\b/i, 'check'],
    [/this month’s data|rest of the month/i, 'the data you have until (day)'],
    [/\bE[SD]?T\b/, 'Eastern time'],
    [/never charge/i, 'we charge you for more only if you add data or turn on automatic top-up'],
    [/we tell you which plan/i, 'what the account shows'],
    [/support 5G/i, 'activate this 5G model'],
  ],
  es: [
    [/\bimportes?\b/i, 'monto'],
    [/a la venta/i, 'disponible'],
    [/traslad/i, 'transferir'],
    [/\bmire\b/i, 'revise'],
    [/\bajustes\b/i, 'configuración'],
    [/asistencia/i, 'ayuda, Atención al cliente'],
    [/equipo de atención/i, 'Atención al cliente'],
    [/Atención al Cliente/, 'Atención al cliente'],
    [/nombre de usuario/i, 'nombre'],
    [/descartar/i, 'cerrar'],
    [/páginas ligeras/i, 'versión ligera'],
    [/compra datos .* por sí sola/i, 'agrega datos automáticamente'],
    [/estamos haciendo su pedido/i, 'estamos procesando su pedido'],
    [/lo que vale ahora/i, 'los precios actuales'],
    [/titular principal|titular del grupo/i, 'titular de la cuenta'],
    [/pagar .* antes del/i, 'a más tardar el'],
    [/averigu/i, 'no podemos saber, revisamos'],
    [/sigue consultando/i, 'se actualiza sola'],
    [/\bdonaciones\b/i, 'solidaridad'],
    [/traer el suyo/i, 'traiga su teléfono'],
    [/prometer pagar/i, 'hacer una promesa de pago'],
    [/\bkits? SIM\b/i, 'kit de SIM'],
    [/\bE[SD]?T\b/, 'hora del Este'],
  ],
};

/** Parts of messages that the requirements quote. */
const quoted = [
  'in the selected bill cycle',
  'contact our Care Team at',
  'reach out to our Care Team at',
  'Customer Success for help',
  'reach out to Customer Success',
  'Contact Customer Success',
  'contact Customer Success',
  'Customer Success will get in touch',
];
const own = (text: string) => quoted.reduce((rest, part) => rest.replaceAll(part, ''), text);

/** Legal texts are contracts, written in the words of contracts. */
const spoken = everyCopy.filter(([file]) => !file.includes('/legal/'));

it.each(languages)('replaced words do not come back in “%s” (COPY-2)', (language) => {
  const found = spoken.flatMap(([, copies]) =>
    texts(copies[language]).flatMap(([path, text]) =>
      leftOut[language].flatMap(([word, better]) =>
        word.test(own(text)) ? [`${path}: “${text}”. Say “${better}”.`] : [],
      ),
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  ['en', 'This size isn’t on sale any more.'],
  ['en', 'To change a plan, contact Care at 7.'],
  ['es', 'Atención al Cliente'],
] as const)('finds such a word in “%s”: %s', (language, text) => {
  expect(leftOut[language].some(([word]) => word.test(own(text)))).toBe(true);
});
