import type { Path } from '#catalog/issue/place.ts';

/** @param path inside the option. */
export type TellOption = (path: Path, message: string) => void;
