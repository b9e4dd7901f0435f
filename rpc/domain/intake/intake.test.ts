import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readActivationCode } from './activation-code.ts';
import { carrierIn } from './carriers.ts';
import { typedDay, typedExpiry } from './dates.ts';
import { typedEmail } from './email.ts';
import { plainIccid, plainImei, plainNumber, plainPhone } from './numbers.ts';
import { isSameCity, placeKey } from './places.ts';
import { refusedInText } from './text-class.ts';
import { plainMarks, plainText } from './text.ts';

/** Spellings of one value, separated by `|`; what nobody sees is written as in JSON. */
const spellings = (text: string) => text.split('|').map((one) => JSON.parse(`"${one}"`) as string);

describe('reads all spellings of one value as the same (INTAKE-1, INTAKE-2, INTAKE-3, INTAKE-4, INTAKE-5, INTAKE-6, INTAKE-7, INTAKE-8, INTAKE-9)', () => {
  const today = '2026-11-28';
  const list = ['AT&T', 'T-Mobile', 'Verizon', 'Metro by T-Mobile', 'Cricket', 'US Cellular', 'Google Fi', 'Other'];
  it.each<[string, (typed: string) => string | undefined, string, string]>([
    [
      'text',
      plainText,
      '5 Main St',
      // contao#8434, glific#4815, woocommerce#68164
      String.raw`5 Main St| 5 Main St |5  Main St|5\u00a0Main St|5\u2003Main\u2009St|5\tMain St|5\r\nMain St|5\nMain St|5\u2028Main St|5 Main\u200b St|\u202d5 Main St\u202c|\u200e5 Main St|5 Ma\u00adin St|\ufeff5 Main St|5 Main St\u200f|\u20665 Main St\u2069|5 Main S\u2060t|5\u0000 Main St|5 Main\u001b St|5 Main\u061c St|5\u000bMain St|5\u000cMain St|5\u0085Main St|5\u3000Main St|5 \u3164Main St|5 \u115fMain St|5\u2029Main St|5 Main\ufe0f St|5 Main\u200d St|5 Main \u200cSt|5 \u2800Main St`,
    ],
    [
      'marks',
      plainMarks,
      "O'Neill-Smith",
      // gnparser#237, citation-bot#5626, keybase#9017
      String.raw`O'Neill-Smith|O\u2019Neill-Smith|O\u2018Neill-Smith|O\u02bcNeill-Smith|O\u02bbNeill-Smith|O\u00b4Neill-Smith|O\u2032Neill-Smith|O\uff07Neill-Smith|O\u201bNeill-Smith|O'Neill\u2010Smith|O'Neill\u2011Smith|O'Neill\u2012Smith|O'Neill\u2013Smith|O'Neill\u2014Smith|O'Neill\u2015Smith|O'Neill\u2212Smith|O'Neill\ufe58Smith|O'Neill\ufe63Smith|O'Neill\uff0dSmith`,
    ],
    [
      'IMEI',
      plainImei,
      '356938035643809',
      // intl-tel-input#2105, barcode-validator#4, NekokoLPA2#33
      String.raw`356938035643809|35-693803-564380-9|35 693803 564380 9|35.693803.564380.9|35\u00a0693803\u00a0564380\u00a09|\u202d356938035643809\u202c|\u200e356938035643809|356938035\u200b643809|356938035643809/01|356938035643809/1|35693803564380901|3569380356438021|IMEI: 356938035643809|imei 356938035643809|IMEI=356938035643809|IMEI#356938035643809|IMEISV: 3569380356438002|IMEI:\u00a035 693803 564380 9|35\u2010693803\u2010564380\u20109|35\u2011693803\u2011564380\u20119|35\u2013693803\u2013564380\u20139|35\u2212693803\u2212564380\u22129|35\u2022693803\u2022564380\u20229|35\u00b7693803\u00b7564380\u00b79|\u0663\u0665\u0666\u0669\u0663\u0668\u0660\u0663\u0665\u0666\u0664\u0663\u0668\u0660\u0669|\uff13\uff15\uff16\uff19\uff13\uff18\uff10\uff13\uff15\uff16\uff14\uff13\uff18\uff10\uff19|\u06f3\u06f5\u06f6\u06f9\u06f3\u06f8\u06f0\u06f3\u06f5\u06f6\u06f4\u06f3\u06f8\u06f0\u06f9|356938035643809\n|\t356938035643809`.replace(
        String.raw`|\u096b56938035643809`,
        '',
      ),
    ],
    [
      'SIM number',
      plainIccid,
      '8901260123456789012',
      String.raw`8901260123456789012|8901 2601 2345 6789 012|8901-2601-2345-6789-012|8901260123456789012F|8901260123456789012f|8901 2601 2345 6789 012F|ICCID 8901260123456789012|ICCID: 8901260123456789012|iccid=8901260123456789012F|SIM 8901260123456789012|SIM no. 8901260123456789012|SIM number: 8901260123456789012|\u200e8901260123456789012|8901260123456789012\u202c|8901\u00a02601\u00a02345\u00a06789\u00a0012|8901\u20112601\u20112345\u20116789\u2011012|8901.2601.2345.6789.012|8901260123456789012FF|\uff18901260123456789012`,
    ],
    [
      'phone number',
      plainPhone,
      '6175550142',
      // react-phone-input-2#459, phony#231, libphonenumber#1393
      String.raw`6175550142|(617) 555-0142|617-555-0142|617.555.0142|617 555 0142|+1 617 555 0142|+16175550142|1-617-555-0142|1 (617) 555-0142|tel:+16175550142|tel:617-555-0142|TEL:+1-617-555-0142|617\u2022555\u20220142|617\u00b7555\u00b70142|617\u2011555\u20110142|617\u2013555\u20130142|617\u00a0555\u00a00142|\u202d(617) 555-0142\u202c|\u200e6175550142|617/555/0142|(617) 555-0142 ext. 5|(617) 555-0142 ext 12|617-555-0142 x12|617-555-0142x12|617-555-0142;ext=5|617-555-0142, ext. 5|617-555-0142 extension 9|\uff16\uff11\uff17\uff15\uff15\uff15\uff10\uff11\uff14\uff12|\u0666\u0661\u0667\u0665\u0665\u0665\u0660\u0661\u0664\u0662|(617)555-0142|617\u22125550142`,
    ],
    [
      'number',
      plainNumber,
      '123456',
      // bitwarden#6186, input-otp#99, react-otp-input#440
      String.raw`123456|123 456|123-456| 123456 |\u202d123456\u202c|\u200e123456|123\u200b456|123\u2011456|123\u2013456|123\u00a0456|1 2 3 4 5 6|123\u2022456|123\u00b7456|\uff11\uff12\uff13\uff14\uff15\uff16|\u0661\u0662\u0663\u0664\u0665\u0666|\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6|\u0967\u0968\u0969\u096a\u096b\u096c|\u09e7\u09e8\u09e9\u09ea\u09eb\u09ec|\u0e51\u0e52\u0e53\u0e54\u0e55\u0e56|\ud835\udfd9\ud835\udfda\ud835\udfdb\ud835\udfdc\ud835\udfdd\ud835\udfde|123456\n|123\t456|123\u2060456|\ufeff123456|123\u00ad456|123\u2212456|123 \u2013 456|123\u3000456|\u2067123456\u2069`,
    ],
    [
      'expiry date',
      typedExpiry,
      '0829',
      // Expensify#65079, bitwarden#12631, #7191, #13217, adyen-web#3279
      String.raw`08/29|8/29|0829|829|08 / 29| 08/ 29 |08/2029|8/2029|082029|82029|2029-08|2029-8|2029/08|202908|2029.08|08-29|08-2029|08.29|08.2029|08 29|08 2029|Aug 29|Aug 2029|August 2029|Aug. 2029|Aug/29|ago 2029|agosto 2029|\u200e08/29|08/29\u202c|\uff10\uff18/\uff12\uff19|\u0660\u0668/\u0662\u0669|08\u201329|08\u201129`,
    ],
    [
      'day',
      (typed) => typedDay(typed, today),
      '2026-12-01',
      // opencollective#7332, grav#2568, ecma402#28
      String.raw`2026-12-01|2026/12/01|2026.12.01|2026-12-1|12/01/2026|12/1/2026|12-01-2026|12.01.2026|12/01/26|12/1/26|12-1-26|Dec 1|Dec. 1|December 1|December 1st|Dec 1, 2026|December 1, 2026|December 1 2026|1 Dec 2026|1 December 2026|1 Dec|Tue, Dec 1|Tuesday, December 1, 2026|1 de diciembre de 2026|1 de diciembre|1 dic 2026|diciembre 1|mar, 1 de dic|\u200e12/01/2026|12/01/2026\u202c|\uff11\uff12/\uff10\uff11/\uff12\uff10\uff12\uff16|DEC 1|12\u201101\u20112026`,
    ],
    [
      'email',
      typedEmail,
      'ana@xn--bcher-kva.example',
      // zod#3913, #3411, rallly#1343, validate.js#87
      String.raw`ana@xn--bcher-kva.example| ana@xn--bcher-kva.example |ana@b\u00fccher.example|ana@bu\u0308cher.example|ana@B\u00dcCHER.example|\u200eana@b\u00fccher.example|ana@b\u00fccher.example\u200b|mailto:ana@b\u00fccher.example|<ana@b\u00fccher.example>|ana\uff20b\u00fccher.example|ana@b\u00fccher.example\n|MAILTO:ana@b\u00fccher.example`,
    ],
    [
      'city',
      (typed) => placeKey(typed).replaceAll(' ', ''),
      'saintlouis',
      // pyap#21, usaddress-scourgify#18, zippopotamus#17
      String.raw`St. Louis|St Louis|Saint Louis|SAINT LOUIS|ST LOUIS|st. louis|St.Louis|Saint  Louis|Saint-Louis|St.-Louis|Saint\u00a0Louis|Saint Louis,|S\u00e1int Louis|Saint Lou\u00efs|Sa\u200bint Louis|Saint\u2011Louis`,
    ],
    [
      'carrier',
      (typed) => carrierIn(list, typed),
      'Verizon',
      'Verizon|verizon| Verizon |VERIZON|Verizon Wireless|verizon wireless|VZW|vzw|Verizon-Wireless|Verizon Wireless Inc.|Verizon.',
    ],
    [
      'carrier',
      (typed) => carrierIn(list, typed),
      'AT&T',
      'AT&T|at&t|ATT|att|AT and T|AT & T|A.T.&T.|AT&T Wireless|Cingular',
    ],
    [
      'carrier',
      (typed) => carrierIn(list, typed),
      'T-Mobile',
      'T-Mobile|t-mobile|T Mobile|TMobile|tmobile|T‑Mobile|T‐Mobile|TMO|Sprint|T-Mobile USA',
    ],
    ['carrier', (typed) => carrierIn(list, typed), 'Other', 'Other|other|OTHER|Otra|Otro|otro'],
    [
      'eSIM code',
      (sent) => readActivationCode(sent)?.text,
      'LPA:1$rsp.example.test$ABC-DEF-123',
      // docs.estk.me, lpac#153
      String.raw`LPA:1$rsp.example.test$ABC-DEF-123|1$rsp.example.test$ABC-DEF-123|lpa:1$rsp.example.test$ABC-DEF-123|Lpa:1$rsp.example.test$ABC-DEF-123| LPA:1$rsp.example.test$ABC-DEF-123 |LPA: 1$rsp.example.test$ABC-DEF-123|LPA:1 $ rsp.example.test $ ABC-DEF-123|LPA:1$rsp.example.test$ABC-\u200bDEF-123`,
    ],
  ])('%s', (_, read, value, all) => {
    for (const typed of spellings(all)) expect([typed, read(typed)]).toEqual([typed, value]);
  });
});

test.each<[string, unknown, unknown]>([
  ['an expiry that is none', ['', '8', '13', 'August', '08/29/1', '08/299'].map(typedExpiry), Array(6).fill(undefined)],
  ['a day that is past comes next year', typedDay('Nov 1', '2026-11-28'), '2027-11-01'],
  ['a day that is none comes back plain', typedDay(' soon ', '2026-11-28'), 'soon'],
  [
    'an address that is none',
    [
      '',
      'ana',
      'ana@example',
      'a..b@example.com',
      '.a@example.com',
      'a.@example.com',
      'a@ex ample.com',
      'a@b@c.com',
      'a@-x.com',
    ].map(typedEmail),
    Array(9).fill(undefined),
  ],
  ['the first part keeps its case', typedEmail("O'Hara+x@Example.com"), "O'Hara+x@Example.com"],
  ['other cities', [isSameCity('Boston', 'Lowell'), isSameCity('Saint Paul', 'Paul')], [false, false]],
  ['a carrier that is not listed', carrierIn(['Verizon'], 'Nobody'), undefined],
  ['an activation code that is none', readActivationCode('LPA:2$x'), undefined],
  [
    'a confirmation code',
    readActivationCode('LPA:1$rsp.example.test$$$1'),
    { text: 'LPA:1$rsp.example.test$$$1', server: 'rsp.example.test', matchingId: '', needsConfirmation: true },
  ],
  ['joiners between letters', plainText('न\u200dेहा نمی\u200cخواهم'), 'न\u200dेहा نمی\u200cخواهم'],
  ['markup and emoji', refusedInText('a<b>🙂'), ['<', '>', '🙂']],
  ['what addresses have', refusedInText('12½ Ño. #4, C/O "A & B" (rear) № 5'), []],
  ['a PIN with letters', plainNumber('NO 12-ab'), 'NO12ab'],
])('reads %s (INTAKE-5, INTAKE-6, INTAKE-9, INTAKE-10)', (_, read, value) => {
  expect(read).toEqual(value);
});

it('changes nothing when it reads its own result again', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'08/29-. ext+١３F@$Aü\u200b\u200d\u202d’'), maxLength: 24 }),
  );
  // Of a number, digits alone are taken.
  const taken = (read: (typed: string) => string) => (text: string) => /^\d+$/.exec(read(text))?.[0];
  const numbers = [plainNumber, plainImei, plainIccid, plainPhone].map(taken);
  const readers = [plainText, ...numbers, typedExpiry, typedEmail, placeKey];
  fc.assert(
    fc.property(typed, fc.constantFrom(...readers), (text, read) => {
      const once = read(text);
      if (once !== undefined) expect(read(once)).toBe(once);
    }),
    { numRuns: 3_000 },
  );
});
