import type { Path } from '#catalog/issue/place.ts';

/** @param path inside the option. */
export type ReportOption = (path: Path, message: string) => void;
