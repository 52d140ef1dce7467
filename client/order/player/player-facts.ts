type Player = {
  languages: readonly string[];
  hours: string | null;
  finishedOrders: number;
  onTimePercent: number | null;
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The facts about a player, without those that have no figure yet. */
export function playerFacts({ languages, hours, finishedOrders, onTimePercent }: Player): string[] {
  return [
    finishedOrders === 0 ? '' : `${finishedOrders} ${finishedOrders === 1 ? 'order' : 'orders'} finished`,
    onTimePercent === null ? '' : `${onTimePercent}% on time`,
    languages.map((code) => languageNames.of(code) ?? code).join(', '),
    hours ?? '',
  ].filter(Boolean);
}
