import type { Span } from '#shop/search/trace.ts';

/** `tonight`, `today`, `tomorrow`, `weekend`, `week` or a day of the week, in English. */
export type DayMention = Span & { text: string; day: string };

const WEEKDAYS: [string, string][] = [
  ['monday', 'montag|lundi|lunes'],
  ['tuesday', 'dienstag|mardi|martes'],
  ['wednesday', 'mittwoch|mercredi|miercoles'],
  ['thursday', 'donnerstag|jeudi|jueves'],
  ['friday', 'freitag|vendredi|viernes'],
  ['saturday', 'samstag|samedi|sabado'],
  ['sunday', 'sonntag|dimanche|domingo'],
];

const TIME = String.raw`(?:\s+(?:at|um|a|a las)?\s*\d{1,2}(?::\d\d)?\s?(?:am|pm|uhr|h)(?!\p{L})|\s+(?:at|um|a|a las)?\s*\d{1,2}:\d\d)?`;

const DAYS = [
  ['tonight', 'tonight|this evening|heute abend|ce soir|esta noche'],
  ['today', "today|heute|aujourd'?hui|hoy"],
  ['tomorrow', 'tomorrow(?: evening| night)?|morgen|demain|manana'],
  [
    'weekend',
    '(?:this |next |on the |at the |over the )?weekend(?! league)|dieses wochenende|am wochenende|ce week-?end|este fin de semana',
  ],
  ['week', 'this week|diese woche|cette semaine|esta semana'],
  ...WEEKDAYS.map(([day, others]) => [day, `(?:on |next |this )?(?:${day}s?|${others})(?: night| evening)?`] as const),
].map(([day, words]) => ({
  day: day ?? '',
  pattern: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})${TIME}`, 'u'),
}));

/** @param text folded. */
export function readDay(text: string): DayMention | null {
  for (const { day, pattern } of DAYS) {
    const found = pattern.exec(text);
    if (found) return { day, text: found[0], start: found.index, end: found.index + found[0].length };
  }
  return null;
}
