import { digitsOf } from '../../digits.ts';
import { tidyName } from '../../person-name.ts';
import { readActivationCode } from '../activation-code.ts';
import { carrierIn } from '../carriers.ts';
import { typedDay, typedExpiry } from '../dates.ts';
import { typedEmail } from '../email.ts';
import { plainNumber } from '../numbers.ts';
import { closeKey, streetKey } from '../places.ts';
import { readState } from '../states.ts';
import { plainCode, plainMarks, plainText } from '../text.ts';

// Spellings of values, from reports about other products and from standards: each group names its source. They are
// separated by `|`, and what nobody sees is written as in JSON.

type Read = (typed: string) => string | undefined;
const today = '2026-11-28';
const carriers = ['AT&T', 'T-Mobile', 'Verizon', 'Metro by T-Mobile', 'Cricket', 'US Cellular', 'Google Fi', 'Other'];
const raw = String.raw;

/** What nobody sees, in front of, within and behind a value. */
const unseen = (value: string) =>
  ['\u200b', '\u200e', '\u202d', '\u2060', '\u00ad', '\ufeff', '\u2066', '\u061c'].flatMap((mark) => [
    `${mark}${value}`,
    `${value.slice(0, 2)}${mark}${value.slice(2)}${mark}`,
  ]);

/** A number of six digits in groups: account numbers, PINs and passwords by message. */
const digitsInGroups = [
  ...unseen('123456'),
  // bitwarden/clients#6186, guilhermerodz/input-otp#99, devfolioco/react-otp-input#440
  raw`123456|123 456|123-456| 123456 |123\u2011456|123\u2013456|123\u00a0456|1 2 3 4 5 6|123\u2022456|123\u00b7456|123_456|\"123456\"|\uff11\uff12\uff13\uff14\uff15\uff16|\u0661\u0662\u0663\u0664\u0665\u0666|\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6|\u0967\u0968\u0969\u096a\u096b\u096c|\u09e7\u09e8\u09e9\u09ea\u09eb\u09ec|\u0e51\u0e52\u0e53\u0e54\u0e55\u0e56|\ud835\udfd9\ud835\udfda\ud835\udfdb\ud835\udfdc\ud835\udfdd\ud835\udfde|123456\n|123\t456|123\u2212456|123 \u2013 456|123\u3000456`,
  // govuk-pay/pay-selfservice#3637, casdoor/casdoor-authenticator#56, authgear/authgear-server#1474
  raw`\u00a0123456|123\u202f456|12 34 56|12-34-56|123\u2014456|123 - 456|123\u2010456|123456\u2028`,
];

/** The values of a kind, each with its spellings. */
export interface Spellings {
  read: Read;
  /** Places and streets are compared by a key, and sent as they were typed. */
  isKey?: true;
  values: readonly (readonly [value: string, ...spellings: string[]])[];
}

export const spellings: Readonly<Record<string, Spellings>> = {
  text: {
    read: plainText,
    values: [
      [
        '5 Main St',
        // nowthis/sankeymatic#54, jprichardson/string.js#182, nette/utils#304, VoltiusApp/voltius#298, contao/core#8434
        ...unseen('5 Main St'),
        // glific#4815, woocommerce#68164; bug-ops/mcp-execution#430 (tags)
        raw`5 Main St| 5 Main St |5  Main St|5\u00a0Main St|5\u2003Main\u2009St|5\tMain St|5\r\nMain St|5\nMain St|5\u2028Main St|5\u0000 Main St|5 Main\u001b St|5\u000bMain St|5\u000cMain St|5\u0085Main St|5\u3000Main St|5 \u3164Main St|5 \u115fMain St|5\u2029Main St|5 Main\ufe0f St|5 Main\u200d St|5 Main \u200cSt|5 \u2800Main St|5 Main St\udb40\udc41|5\u202fMain St|5\u205fMain St`,
        // di2e/openstorefront#1708 (U+2028), nex-crm/wuphf#743 (controls), jhy/jsoup#1248 (joiners)
        raw`5 Main St\u2028|5\u2028 Main\u2028St|5\u2007Main St|5 Main St\u0000|\u001f5 Main St|5 Main\ue000 St|5\u1680Main St`,
      ],
    ],
  },
  name: {
    read: tidyName,
    values: [
      [
        'JEAN-LUC',
        ...unseen('Jean-Luc'),
        // gnames/gnparser#237, ms609/citation-bot#5626, rydurham/Sentinel#73, opencrvs-core#4831
        raw`Jean-Luc|JEAN-LUC|jean-luc| Jean-Luc |Jean\u2010Luc|Jean\u2011Luc|Jean\u2012Luc|Jean\u2014Luc|Jean\u2015Luc|Jean\u2212Luc|Jean\ufe58Luc|Jean\ufe63Luc|Jean\uff0dLuc|Jean-Luc\r\n|\tJean-Luc|Jean-Luc\u00a0|Jean-Luc\u3000|Jean-Luc\u2028|\u2003Jean-Luc|Jean\u2011LUC`,
      ],
      // Couchers-org/couchers#9183
      ['COL·LELL', 'Col·lell', 'col·lell'],
      ['JOSÉ', raw`José|Jose\u0301|JOSE\u0301`],
      ['ANA MARÍA', raw`Ana  María|Ana\u00a0María|Ana\tMaría|Ana\nMaría|Ana Mari\u0301a`],
    ],
  },
  'Wi-Fi name': {
    read: (typed) => plainMarks(plainText(typed)),
    values: [
      [
        "Dana's Wi-Fi",
        ...unseen("Dana's Wi-Fi"),
        // espressif/esp-idf#4204, raspberrypi/linux#2918, keybase/client#9017, omarchy-configurator#18
        raw`Dana's Wi-Fi|Dana\u2019s Wi-Fi|Dana\u2018s Wi-Fi|Dana\u201bs Wi-Fi|Dana\u02bcs Wi-Fi|Dana\u02bbs Wi-Fi|Dana\u00b4s Wi-Fi|Dana\u2032s Wi-Fi|Dana\uff07s Wi-Fi|Dana${'`'}s Wi-Fi|Dana's Wi\u2010Fi|Dana's Wi\u2011Fi|Dana's Wi\u2012Fi|Dana's Wi\u2013Fi|Dana's Wi\u2014Fi|Dana's Wi\u2015Fi|Dana's Wi\u2212Fi|Dana's Wi\ufe58Fi|Dana's Wi\ufe63Fi|Dana's Wi\uff0dFi|Dana's\u00a0Wi-Fi| Dana\u2019s  Wi\u2011Fi `,
        // ryanch/openprinttag_scanner#24, mlukasek/M5_NightscoutMon#65, mongoose-os-apps/shelly-homekit#1257 (U+05F3)
        raw`Dana\u05f3s Wi-Fi|Dana\u2019s\u00a0Wi-Fi|Dana\u2019s Wi\u2013Fi|Dana\u02bcs Wi\u2011Fi|Dana's  Wi-Fi|Dana's Wi-Fi\r\n|Dana's\tWi-Fi|Dana\u2019s Wi-Fi\u2028|\u3000Dana's Wi-Fi`,
      ],
    ],
  },
  IMEI: {
    read: (typed) => digitsOf('imei', typed),
    values: [
      [
        '356938035643809',
        ...unseen('356938035643809'),
        // intl-tel-input#2105, imelgrat/barcode-validator#4, iebb/NekokoLPA2#33 #38
        raw`356938035643809|35-693803-564380-9|35 693803 564380 9|35.693803.564380.9|35\u00a0693803\u00a0564380\u00a09|356938035643809/01|356938035643809/1|356938035643809 / 01|35693803564380901|3569380356438021|35-693803-564380-21|35\u2010693803\u2010564380\u20109|35\u2013693803\u2013564380\u20139|35\u2212693803\u2212564380\u22129|35\u2022693803\u2022564380\u20229|35\u00b7693803\u00b7564380\u00b79|35_693803_564380_9`,
        // Labels of settings, boxes and *#06# (3GPP TS 23.003, 6.2)
        raw`IMEI: 356938035643809|imei 356938035643809|IMEI=356938035643809|IMEI#356938035643809|IMEISV: 3569380356438002|IMEI:\u00a035 693803 564380 9|IMEI1: 356938035643809|IMEI 1: 356938035643809|IMEI2 356938035643809|IMEI (slot 1): 356938035643809|IMEI/MEID: 356938035643809|IMEI no. 356938035643809|IMEI number: 356938035643809|\"356938035643809\"|'356938035643809`,
        // react-otp-input#440, vee-validate#695, enketo-core#972
        raw`\u0663\u0665\u0666\u0669\u0663\u0668\u0660\u0663\u0665\u0666\u0664\u0663\u0668\u0660\u0669|\uff13\uff15\uff16\uff19\uff13\uff18\uff10\uff13\uff15\uff16\uff14\uff13\uff18\uff10\uff19|\u06f3\u06f5\u06f6\u06f9\u06f3\u06f8\u06f0\u06f3\u06f5\u06f6\u06f4\u06f3\u06f8\u06f0\u06f9`,
      ],
    ],
  },
  'SIM number': {
    read: (typed) => digitsOf('iccid', typed),
    values: [
      [
        '8901260123456789012',
        ...unseen('8901260123456789012'),
        // commaai/openpilot#38021 (padding), u-blox/ubxlib#48, QuickSpot/walter-arduino#126, sleuthkit/autopsy#4312
        raw`8901260123456789012|8901260123456789012F|8901260123456789012f|8901260123456789012FF|8901 2601 2345 6789 012F|+QCCID: 8901260123456789012F|+CCID: 8901260123456789012|\"8901260123456789012F\"|'8901260123456789012`,
        // ITU-T E.118 in groups, as cards are printed
        raw`8901 2601 2345 6789 012|8901-2601-2345-6789-012|89012 60123 45678 9012|8901\u00a02601\u00a02345\u00a06789\u00a0012|8901\u20112601\u20112345\u20116789\u2011012|8901.2601.2345.6789.012|8901\u20222601\u20222345\u20226789\u2022012|8901260123456789012\n`,
        raw`ICCID 8901260123456789012|ICCID: 8901260123456789012|iccid=8901260123456789012F|SIM 8901260123456789012|SIM no. 8901260123456789012|SIM number: 8901260123456789012|SIM card number: 8901260123456789012|SIM Card: 8901260123456789012|SIM ICCID: 8901260123456789012|ICCID# 8901260123456789012`,
        // M66B/XPrivacy#222
        'ICC ID 8901260123456789012|ICC-ID: 8901260123456789012',
        raw`\uff18\uff19\uff10\uff11\uff12\uff16\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\uff10\uff11\uff12|\u0668\u0669\u0660\u0661\u0662\u0666\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u0660\u0661\u0662`,
      ],
    ],
  },
  'phone number': {
    read: (typed) => digitsOf('phone', typed),
    values: [
      [
        '6175550142',
        ...unseen('6175550142'),
        // react-phone-input-2#459, deanpcmad/phony#231, Signal-Android#11630, hyper#86
        raw`6175550142|(617) 555-0142|(617)555-0142|617-555-0142|617.555.0142|617 555 0142|617/555/0142|[617] 555-0142|617~555~0142|617_555_0142|617\u2022555\u20220142|617\u00b7555\u00b70142|617\u2011555\u20110142|617\u2013555\u20130142|617 \u2013 555 \u2013 0142|617\u00a0555\u00a00142|617\u22125550142|\u202d(617) 555-0142\u202c`,
        // libphonenumber#1393; exit codes of Mexico and of the US
        raw`+1 617 555 0142|+16175550142|1-617-555-0142|1 (617) 555-0142|1.617.555.0142|001 617 555 0142|011 1 617 555 0142|\uff0b\uff11\uff08\uff16\uff11\uff17\uff09\uff15\uff15\uff15\uff0d\uff10\uff11\uff14\uff12`,
        // libphonenumber#988, carr/phone#5, phone-number-parser#492, daddyz/phonelib#58 #367, global_phone#13,
        // libphonenumber-for-php#67
        raw`(617) 555-0142 ext. 5|(617) 555-0142 ext 12|617-555-0142 x12|617-555-0142x12|617-555-0142;ext=5|617-555-0142, ext. 5|617-555-0142 extension 9|6175550142#|6175550142#6|617-555-0142,1234|617-555-0142;1234|617-555-0142 ext.|tel:+1-617-555-0142;ext=5`,
        raw`tel:+16175550142|tel:617-555-0142|TEL:+1-617-555-0142|Tel. 617-555-0142|Phone: (617) 555-0142|Cell: 617-555-0142|Tel\u00e9fono: 617-555-0142|Mobile number: 617-555-0142|Call (617) 555-0142`,
        raw`\uff16\uff11\uff17\uff15\uff15\uff15\uff10\uff11\uff14\uff12|\u0666\u0661\u0667\u0665\u0665\u0665\u0660\u0661\u0664\u0662`,
      ],
    ],
  },
  'number (account, PIN)': { read: plainNumber, values: [['123456', ...digitsInGroups]] },
  'one-time password': {
    read: (typed) => digitsOf('otp', typed),
    // opengovsg/FormSG#9471: phones fill in the reference before the digits
    values: [['123456', ...digitsInGroups, 'ABC-123456|ABC123456|G-123456|Code: 123456|Your code is 123 456']],
  },
  code: {
    read: plainCode,
    values: [
      [
        'K7Q-4MX',
        ...unseen('K7Q-4MX'),
        // zencart#198, mitodl/mitxpro#824, wp-calypso#39991, craftcms/commerce#894, janavipandole/Cara#4409
        raw`K7Q-4MX| K7Q-4MX |K7Q-4MX\n|K7Q-4MX\r\n|\tK7Q-4MX|K7Q-4MX\u00a0|\u2003K7Q-4MX|K7Q-4MX\u3000|K7Q-4MX\u2028`,
        // pimcore/ecommerce-framework-bundle#102, UniClipboard#917 (groups)
        raw`K7Q - 4MX|K7Q- 4MX|K7Q -4MX|K 7 Q-4 M X|K7Q\u00a0-\u00a04MX|K7Q\u202f-4MX`,
        // KELLIA/dictionary#95 (autocorrection of dashes)
        raw`K7Q\u20104MX|K7Q\u20114MX|K7Q\u20124MX|K7Q\u20134MX|K7Q\u20144MX|K7Q\u20154MX|K7Q\u22124MX|K7Q\ufe584MX|K7Q\ufe634MX|K7Q\uff0d4MX|K7Q \u2013 4MX`,
        raw`\uff2b\uff17\uff31\uff0d\uff14\uff2d\uff38|\uff2b7Q-4MX|K\u0667Q-\u0664MX|K\u06f7Q-\u06f4MX|K\ud835\udfdfQ-4MX`,
      ],
    ],
  },
  ZIP: {
    read: (typed) => digitsOf('zip', typed),
    values: [
      [
        '01852',
        ...unseen('01852'),
        // cfpb/college-costs#90, VA design system#955 (dash or space), USPS "ZIP Code: The Basics"
        raw`01852| 01852 |01852\n|01852-|01852-____|01852 -|\"01852\"|ZIP 01852|Zip code: 01852|ZIP: 01852|C.P. 01852|C\u00f3digo postal: 01852|US-01852|USA-01852|\u0660\u0661\u0668\u0665\u0662|\uff10\uff11\uff18\uff15\uff12|\u06f0\u06f1\u06f8\u06f5\u06f2|0 1 8 5 2`,
      ],
      [
        '021394307',
        // lightspeedretail/webstore#162, ziptastic-jquery-plugin#6, address_us#10, Shopify/active_shipping#268,
        // rustango#223
        raw`02139-4307|021394307|02139 4307|02139\u20134307|02139\u20114307|02139\u20144307|02139\u22124307|02139 - 4307|ZIP 02139-4307|ZIP+4: 02139-4307|\uff10\uff12\uff11\uff13\uff19\uff0d\uff14\uff13\uff10\uff17`,
        // VA design system#293
        '02139+4307|02139 + 4307',
      ],
    ],
  },
  state: {
    read: readState,
    values: [
      [
        'MA',
        // vladimarius/pyap#28 (traditional abbreviations), irworkshop/campfin#14, ISO 3166-2
        raw`MA|ma|Ma| MA |M.A.|Mass|Mass.|MASS|Massachusetts|MASSACHUSETTS|massachusetts|Massachusetts\u200b|\u202dMA\u202c|\uff2d\uff21|US-MA|us-ma|MA, USA|Massachusetts, USA|MA - Massachusetts|Massachusetts (MA)|Commonwealth of Massachusetts|MA.|MA\n`,
      ],
      // datadesk/latimes-statestyle#7, OpenIntroStat/usdata#9, namehim#153, worldcubeassociation.org#11103
      ['DC', 'DC|D.C.|dc|District of Columbia|Washington, DC|Washington DC|washington, d.c.|Dist. of Columbia'],
      ['WA', 'Washington|WA|Wash.|washington state'],
      ['CA', 'Calif.|California|Cal.|CALIFORNIA'],
      ['NC', 'N.C.|N. Carolina|North Carolina|NORTH CAROLINA|Carolina del Norte|NC - North Carolina'],
      ['WV', 'W. Va.|West Virginia|W.V.|Virginia Occidental'],
      ['VI', raw`U.S. Virgin Islands|US Virgin Islands|Virgin Islands|USVI|Islas V\u00edrgenes`],
      ['PR', 'Puerto Rico|P.R.|PR|puerto rico|US-PR'],
      ['NY', 'N.Y.|New York|Nueva York|NY, US'],
    ],
  },
  street: {
    read: streetKey,
    isKey: true,
    values: [
      [
        '5 n main st apt 4',
        ...unseen('5 N Main St Apt 4'),
        // datamade/usaddress#83 #174, SEED-platform/seed#378 #614, street-address#12,
        // goldenmatch#219 (USPS Publication 28)
        raw`5 N Main St Apt 4|5 N. Main St., Apt. 4|5 North Main Street Apartment 4|5 NORTH MAIN STREET APT 4|5 n main st apt 4|5 N Main Street, Apt 4|5 N  Main  St  Apt  4|5\u00a0N Main St Apt 4|5 N Main Str. Apt 4|5 N Main St. #Apt 4|5 N Main St\nApt 4|\uff15 N Main St Apt \uff14`,
      ],
      [
        '12 obrien ave ste 200',
        raw`12 O'Brien Ave Ste 200|12 O\u2019Brien Avenue, Suite 200|12 OBrien Av. Ste. 200|12 O\u02bcBrien Ave. Suite 200`,
      ],
      // SEED-platform/seed#479, usaddress-scourgify#29, openvenues/libpostal#246
      ['555 main rd 110', '555 MAIN RD # 110|555 Main Rd #110|555 Main Road, #110|555 Main Rd. # 110'],
      ['70 st marks pl', "70 ST MARKS PLACE|70 Saint Mark's Place|70 St. Mark's Pl."],
      ['9 peach ave e', 'Peach Ave. East|Peach Avenue E|Peach Avenue E.'.replaceAll('Peach', '9 Peach')],
      ['po box 74', 'PO Box 74|P.O. Box 74|P. O. BOX 74|po box 74'],
      [
        '1 jose marti blvd nw',
        raw`1 Jos\u00e9 Mart\u00ed Blvd NW|1 Jose Marti Boulevard N.W.|1 JOSE MARTI BLVD Northwest`,
      ],
    ],
  },
  city: {
    read: closeKey,
    isKey: true,
    values: [
      [
        'saintlouis',
        // pelias/api#767, pelias/pelias#494 #847, geocommons/geocoder#33, pinballmap/pbm#1112, usaddress-scourgify#27
        raw`St. Louis|St Louis|Saint Louis|SAINT LOUIS|ST LOUIS|st. louis|St.Louis|Saint  Louis|Saint-Louis|St.-Louis|Saint\u00a0Louis|Saint Louis,|S\u00e1int Louis|Saint Lou\u00efs|Sa\u200bint Louis|Saint\u2011Louis|SaintLouis|St. Louis.`,
      ],
      // vladimarius/pyap#21, usaddress-scourgify#18, zippopotamus#17, fitnr/addfips#1
      ['fortworth', 'Ft. Worth|FORT WORTH|Ft Worth|fort worth'],
      ['mountpleasant', 'Mt. Pleasant|Mount Pleasant|MT PLEASANT'],
      ['ofallon', raw`O'Fallon|O\u2019Fallon|OFallon|O\u00b4FALLON`],
      // SoPR/horas#50
      ['mayaguez', raw`Mayag\u00fcez|MAYAGUEZ|Mayagu\u0308ez`],
      ['winstonsalem', raw`Winston-Salem|WINSTON SALEM|Winston\u2013Salem`],
      ['saintegenevieve', raw`Ste. Genevieve|Sainte Genevi\u00e8ve`],
    ],
  },
  'expiry date': {
    read: typedExpiry,
    values: [
      [
        '0829',
        ...unseen('08/29'),
        // Expensify/App#65079, stripe-android#12868, SparkPost/2web2ui#500, Adyen/adyen-web#3279
        raw`08/29|8/29|0829|829|08 / 29| 08/ 29 |08/2029|8/2029|08 / 2029|08 /2029|082029|82029|08-29|8-29|08-2029|08 - 29|08.29|08.2029|08 29|08 2029|08\u201329|08\u201129|08\uff0f29|08\u204429|08\\29`,
        // bitwarden/clients#12631 #7191 #4373 #1727 #13217 #12327, bitwarden/server#5194
        raw`2029-08|2029-8|2029/08|202908|2029.08|2029 - 08|2029 / 08`,
        raw`Aug 29|Aug 2029|August 2029|Aug. 2029|Aug/29|AUG 29|ago 2029|agosto 2029|Exp 08/29|Exp. date: 08/29|VALID THRU 08/29|Vence 08/29`,
        raw`\uff10\uff18/\uff12\uff19|\u0660\u0668/\u0662\u0669`,
      ],
    ],
  },
  day: {
    read: (typed) => typedDay(typed, today),
    values: [
      [
        '2026-12-01',
        ...unseen('12/01/2026'),
        // opencollective#7332, getgrav/grav#2568, tc39/ecma402#28, dxe/adb#10
        raw`2026-12-01|2026/12/01|2026.12.01|2026-12-1|2026 12 01|20261201|2026-12-01T00:00|12/01/2026|12/1/2026|12-01-2026|12.01.2026|12/01/26|12/1/26|12-1-26|12 / 01 / 2026|12 01 2026|12012026|12/1|12\u201101\u20112026|12\uff0f01\uff0f2026`,
        // moment/moment#2643, matthewmueller/date#21, dates_from_string#3, mojombo/chronic#23, jquery-dateFormat#90
        raw`Dec 1|Dec. 1|December 1|December 1st|Dec 1, 2026|December 1, 2026|December 1 2026|December 1st, 2026|1 Dec 2026|1-Dec-2026|01-DEC-26|1 December 2026|1st December 2026|1st of December|1 Dec|Tue, Dec 1|Tuesday, December 1, 2026|on December 1|DEC 1|Dec-1-2026`,
        raw`1 de diciembre de 2026|1 de diciembre|1 dic 2026|diciembre 1|mar, 1 de dic|el 1 de diciembre|1\u00ba de diciembre|1.\u00ba de diciembre de 2026|primero de diciembre|1 de diciembre del 2026|1ero de diciembre|1o de diciembre`,
        raw`\uff11\uff12/\uff10\uff11/\uff12\uff10\uff12\uff16|\u0661\u0662/\u0660\u0661/\u0662\u0660\u0662\u0666`,
      ],
    ],
  },
  email: {
    read: typedEmail,
    values: [
      [
        'ana@xn--bcher-kva.example',
        ...unseen('ana@bücher.example'),
        // colinhacks/zod#3913 #3411, w3c/html#538, jQuery-Form-Validator#204, angular#57411, mozilla/persona#1370
        raw`ana@xn--bcher-kva.example| ana@xn--bcher-kva.example |ana@b\u00fccher.example|ana@bu\u0308cher.example|ana@B\u00dcCHER.example|ana@XN--BCHER-KVA.EXAMPLE|ana@b\u00fccher\u3002example|ana@b\u00fccher.example\n`,
        // lukevella/rallly#1343, ansman/validate.js#87; what mail programs and links copy
        raw`mailto:ana@b\u00fccher.example|MAILTO:ana@b\u00fccher.example|mailto:ana@b\u00fccher.example?subject=Hi|<ana@b\u00fccher.example>|Ana <ana@b\u00fccher.example>|\"Ana Reyes\" <ana@b\u00fccher.example>|ana@b\u00fccher.example.|ana@b\u00fccher.example,|ana@b\u00fccher.example;|(ana@b\u00fccher.example)|'ana@b\u00fccher.example'|ana @ b\u00fccher.example|Email: ana@b\u00fccher.example`,
        // SwiftMail#93, cypht-org/cypht#218, Jericho/StrongGrid#323
        raw`Reyes, Ana <ana@b\u00fccher.example>|<\"ana@b\u00fccher.example\">|<'ana@b\u00fccher.example'>|<ana@b\u00fccher.example>,|[ana@b\u00fccher.example]`,
        // validatorjs/validator.js#343 (full width)
        raw`ana\uff20b\u00fccher.example|\uff41\uff4e\uff41\uff20b\u00fccher.example|ana@b\u00fccher.\uff45\uff58\uff41\uff4d\uff50\uff4c\uff45`,
      ],
      // mailgun/flanker#40, truemail#243, python-email-validator#74
      [
        "jon.o'conner+x@example.com",
        "jon.o'conner+x@example.com|jon.o'conner+x@EXAMPLE.com| jon.o'conner+x@Example.Com ",
      ],
    ],
  },
  carrier: {
    read: (typed) => carrierIn(carriers, typed),
    values: [
      // osmlab/name-suggestion-index#1630 #2286, regality/sms-address#3, email_sms_mms_gateways#2,
      // mozilla-b2g/gaia#9571
      [
        'Verizon',
        raw`Verizon|verizon| Verizon |VERIZON|Verizon Wireless|verizon wireless|VZW|vzw|Verizon-Wireless|Verizon Wireless Inc.|Verizon.|VeriZon|Verizon\u200b Wireless|Verizon Prepaid`,
      ],
      [
        'AT&T',
        'AT&T|at&t|ATT|att|AT and T|AT & T|A.T.&T.|AT&T Wireless|Cingular|AT&T Mobility|AT&T, Inc.|At&t Prepaid',
      ],
      [
        'T-Mobile',
        raw`T-Mobile|t-mobile|T Mobile|TMobile|tmobile|T\u2011Mobile|T\u2010Mobile|T\u2013Mobile|t_mobile|TMO|Sprint|T-Mobile USA|T-Mobile US`,
      ],
      ['US Cellular', 'US Cellular|U.S. Cellular|UScellular|USCC|us cellular'],
      ['Google Fi', 'Google Fi|Fi|Project Fi|googlefi|Google Fi Wireless'],
      ['Metro by T-Mobile', 'Metro by T-Mobile|Metro By T Mobile'],
      ['Cricket', 'Cricket|Cricket Wireless|cricket'],
      ['Other', 'Other|other|OTHER|Otra|Otro|otro'],
    ],
  },
  'eSIM code': {
    read: (sent) => readActivationCode(sent)?.text,
    values: [
      [
        'LPA:1$rsp.example.test$ABC-DEF-123',
        ...unseen('LPA:1$rsp.example.test$ABC-DEF-123'),
        // docs.estk.me/activation-code, estkme-group/lpac#153, GSMA SGP.22 4.1, privacy-friendly-qr-scanner#272
        raw`LPA:1$rsp.example.test$ABC-DEF-123|1$rsp.example.test$ABC-DEF-123|lpa:1$rsp.example.test$ABC-DEF-123|Lpa:1$rsp.example.test$ABC-DEF-123| LPA:1$rsp.example.test$ABC-DEF-123 |LPA: 1$rsp.example.test$ABC-DEF-123|LPA:1 $ rsp.example.test $ ABC-DEF-123|LPA:1$rsp.example.test$\nABC-DEF-123|LPA:1$RSP.EXAMPLE.TEST$ABC-DEF-123|LPA:1$rsp.example.test$ABC-DEF-123$|LPA:1$rsp.example.test$ABC-DEF-123$$|LPA://1$rsp.example.test$ABC-DEF-123|\uff2c\uff30\uff21\uff1a1\uff04rsp.example.test\uff04ABC-DEF-123|\"LPA:1$rsp.example.test$ABC-DEF-123\"|LPA:1$rsp.example.test$ABC\u2011DEF\u2011123|LPA:1$rsp.example.test$ABC-DEF-123.`,
        // alexzhirkevich/custom-qr-generator#56 (encoded), Apple's link for setting up an eSIM
        raw`LPA%3A1%24rsp.example.test%24ABC-DEF-123|https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example.test$ABC-DEF-123|https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA%3A1%24rsp.example.test%24ABC-DEF-123|https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example.test$ABC-DEF-123|lpa%3a1%24rsp.example.test%24ABC-DEF-123`,
        // BarcodeScanners that copy a line or a quotation; the host in capitals
        raw`LPA:1$rsp.example.test$ABC-DEF-123\r\n|'LPA:1$rsp.example.test$ABC-DEF-123'|<LPA:1$rsp.example.test$ABC-DEF-123>|lpa://1$rsp.example.test$ABC-DEF-123|LPA:1$rsp.example.test$ABC\u2010DEF\u2010123|LPA:1$Rsp.Example.Test$ABC-DEF-123`,
      ],
      // creamlike1024/EasyLPAC#20 (the server's OID), lpac#134, Truphone/LPAdesktop#8 (confirmation code)
      ['LPA:1$rsp.example.test$16972-2T7TD$1.3.6.1.2.1', '1$rsp.example.test$16972-2T7TD$1.3.6.1.2.1'],
      ['LPA:1$rsp.example.test$ABC$$1', 'lpa:1$rsp.example.test$ABC$$1|1$rsp.example.test$ABC$$1'],
      ['LPA:1$rsp.example.test$', '1$rsp.example.test$|LPA:1$rsp.example.test'],
    ],
  },
};

/** Returns the spellings of a value one by one. */
export function listSpellings(groups: readonly string[]): string[] {
  return groups.flatMap((group) =>
    group.split('|').map((one) => (one.includes('\\') ? (JSON.parse(`"${one}"`) as string) : one)),
  );
}
