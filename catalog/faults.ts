/** Collects what is wrong with the catalogue, so that a writer sees every fault of a run at once. */
export type Faults = {
  /** `file` is relative to the catalogue's folder, `place` the path inside it. */
  add(file: string, place: string, message: string): void;
  throwIfAny(): void;
};

export function createFaults(): Faults {
  const lines: string[] = [];
  return {
    add: (file, place, message) => {
      lines.push(place === '' ? `${file}: ${message}` : `${file} at ${place}: ${message}`);
    },
    throwIfAny: () => {
      if (lines.length > 0) throw new Error(`The catalogue has ${lines.length} fault(s):\n${lines.join('\n')}`);
    },
  };
}
