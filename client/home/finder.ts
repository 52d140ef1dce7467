import { categoryPath, homePath } from '#client/site/paths.ts';

const CATALOGUE_PATH = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** The target of the form: the service's page, or the game's if the service belongs to another game. */
export function finderTarget(game: string, service: string): string {
  if (!CATALOGUE_PATH.test(game)) return homePath();
  return categoryPath(CATALOGUE_PATH.test(service) && service.startsWith(`${game}/`) ? service : game);
}
