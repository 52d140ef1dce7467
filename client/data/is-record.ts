/** Whether a value can be asked for fields by name. A list can, too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
