import type { ComboBoxOption } from '../ComboBox/index.ts';

/**
 * Country calling codes (ITU-T Recommendation E.164), each with the ISO 3166-1 codes (and `xk`) of the countries that
 * share it, the largest first, as in the metadata of libphonenumber. Territories without a calling code, such as
 * Bouvet Island, are omitted.
 */
const sharedCodes =
  '1uscaagaiasbbbmbsdmdogdgujmknkylcmpmsprsxtcttvcvgvi 7rukz 20eg 27za 30gr 31nl 32be 33fr 34es 36hu 39itva ' +
  '40ro 41ch 43at 44gbggimje 45dk 46se 47nosj 48pl 49de 51pe 52mx 53cu 54ar 55br 56cl 57co 58ve 60my ' +
  '61aucccx 62id 63ph 64nz 65sg 66th 81jp 82kr 84vn 86cn 90tr 91in 92pk 93af 94lk 95mm 98ir 211ss 212maeh ' +
  '213dz 216tn 218ly 220gm 221sn 222mr 223ml 224gn 225ci 226bf 227ne 228tg 229bj 230mu 231lr 232sl 233gh ' +
  '234ng 235td 236cf 237cm 238cv 239st 240gq 241ga 242cg 243cd 244ao 245gw 246io 248sc 249sd 250rw 251et ' +
  '252so 253dj 254ke 255tz 256ug 257bi 258mz 260zm 261mg 262reyt 263zw 264na 265mw 266ls 267bw 268sz 269km ' +
  '290sh 291er 297aw 298fo 299gl 350gi 351pt 352lu 353ie 354is 355al 356mt 357cy 358fiax 359bg 370lt 371lv ' +
  '372ee 373md 374am 375by 376ad 377mc 378sm 380ua 381rs 382me 383xk 385hr 386si 387ba 389mk 420cz 421sk ' +
  '423li 500fk 501bz 502gt 503sv 504hn 505ni 506cr 507pa 508pm 509ht 590gpblmf 591bo 592gy 593ec 594gf 595py ' +
  '596mq 597sr 598uy 599cwbq 670tl 672nf 673bn 674nr 675pg 676to 677sb 678vu 679fj 680pw 681wf 682ck 683nu ' +
  '685ws 686ki 687nc 688tv 689pf 690tk 691fm 692mh 850kp 852hk 853mo 855kh 856la 880bd 886tw 960mv 961lb ' +
  '962jo 963sy 964iq 965kw 966sa 967ye 968om 970ps 971ae 972il 973bh 974qa 975bt 976mn 977np 992tj 993tm ' +
  '994az 995ge 996kg 998uz';

/** The countries of each calling code, the largest first. */
export const countriesByCallingCode: ReadonlyMap<string, readonly string[]> = new Map(
  [...sharedCodes.matchAll(/(\d+)([a-z]+)/g)].map(([, code = '', countries = '']) => [
    code,
    countries.match(/../g) ?? [],
  ]),
);

const callingCodes = new Map(
  [...countriesByCallingCode].flatMap(([code, countries]) =>
    countries.map((country) => [country, code] as const),
  ),
);

/**
 * The calling code of a country, without the plus; `undefined` if it has none.
 *
 * @example callingCodeOf('il') // '972'
 */
export const callingCodeOf = (country: string) => callingCodes.get(country);

/** ISO 3166-1 alpha-2 codes, in lower case. Their names come from `Intl.DisplayNames`. */
const countryCodes: readonly string[] = (
  'ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ' +
  'ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo fr ' +
  'ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ' +
  'ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt ' +
  'mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw ' +
  'sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug ' +
  'um us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'
).split(' ');

const lists = new Map<string, readonly ComboBoxOption[]>();

/**
 * All countries, named and sorted in a language, with keywords: the English name, the name in its own language, the
 * code and the calling code. Created once per language.
 */
export function countriesIn(locale: string): readonly ComboBoxOption[] {
  const known = lists.get(locale);
  if (known) return known;

  const list = namedIn(locale, countryCodes);
  lists.set(locale, list);
  return list;
}

/** The given countries, named and sorted in a language, with keywords. */
export function namedIn(locale: string, countries: readonly string[]): ComboBoxOption[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((code) => ({ value: code, label: nameIn(locale, code), keywords: otherWords(code) }))
    .sort((one, other) => compare(one.label, other.label));
}

/** The list with these countries moved to the top, in their order. */
export function withFirst(all: readonly ComboBoxOption[], codes: readonly string[]) {
  if (codes.length === 0) return all;
  const first = codes.flatMap((code) => all.find(({ value }) => value === code) ?? []);
  return [...first, ...all.filter((country) => !first.includes(country))];
}

const words = new Map<string, string[]>();

/** The keywords of a country, which are the same in every language. */
function otherWords(code: string) {
  const known = words.get(code) ?? [
    ...new Set([
      nameIn('en', code),
      nameIn(ownLanguage(code), code),
      code.toUpperCase(),
      ...callingWords(code),
    ]),
  ];
  words.set(code, known);
  return known;
}

function callingWords(code: string) {
  const callingCode = callingCodeOf(code);
  return callingCode === undefined ? [] : [`+${callingCode}`, callingCode];
}

/** The most widely spoken language of a country according to CLDR, such as Hebrew in Israel. */
function ownLanguage(code: string) {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  return script ? `${language}-${script}` : language;
}

const names = new Map<string, Intl.DisplayNames>();

function nameIn(locale: string, code: string) {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(code.toUpperCase()) ?? code;
}
